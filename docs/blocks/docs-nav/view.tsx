import { enhanced, Icon, Link, type Resolved, usePage, withIndexKeys } from "blockwork";
import type { schema } from "./schema.ts";

type DocsNavProps = Resolved<typeof schema>;
type Section = DocsNavProps["sections"][number];

/** A popover on a phone, which needs no script; beside the page where there is room. */
export function DocsNav({ sections }: DocsNavProps) {
  return (
    <div className="docs-nav" {...enhanced("docs-nav", "idle")}>
      <button type="button" className="docs-nav-button" popoverTarget="docs-pages">
        <Icon name="menu" size={20} />
        All pages
      </button>
      <nav className="docs-nav-pages" id="docs-pages" popover="auto" aria-label="All pages">
        {withIndexKeys(sections).map(([key, section]) => (
          <NavSection key={key} section={section} />
        ))}
      </nav>
    </div>
  );
}

function NavSection({ section: { title, links, folded } }: { readonly section: Section }) {
  const page = usePage();
  if (links.length === 0) return null;
  const isOpen = !folded || links.some(({ href }) => href === page.href);
  return (
    <details className="docs-nav-section" open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        {withIndexKeys(links).map(([key, { text, href }]) => (
          <li key={key}>
            <Link href={href} current={href === page.href ? "page" : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
