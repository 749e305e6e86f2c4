import { enhanced, Icon, Link, type Resolved, usePage, withIndexKeys } from "blockwork";
import type { schema } from "./schema.ts";

/** The search is a link to the list of all pages, which a script turns into a dialog. */
export function DocsHeader({ name, links, search }: Resolved<typeof schema>) {
  const page = usePage();
  return (
    <header className="docs-header" {...enhanced("docs-header", "load")}>
      <a
        href={page.home}
        className="docs-header-name"
        aria-current={page.home === page.href ? "page" : undefined}
      >
        <Mark />
        {name}
      </a>
      <Link
        href={search.href}
        className="docs-header-search"
        current={search.href === page.href ? "page" : undefined}
      >
        <Icon icon={magnifier} size={18} />
        {search.text}
        <span className="docs-header-key" aria-hidden="true">
          /
        </span>
      </Link>
      <nav className="docs-header-links" aria-label="Main">
        {withIndexKeys(links).map(([key, { text, href }]) => (
          <Link key={key} href={href} current={href === page.href ? "page" : undefined}>
            {text}
          </Link>
        ))}
      </nav>
    </header>
  );
}

/** Three blocks, one on the others. */
function Mark() {
  return (
    <svg className="docs-header-mark" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
      <rect x={1} y={13} width={10} height={10} rx={2} />
      <rect x={13} y={13} width={10} height={10} rx={2} />
      <rect x={7} y={1} width={10} height={10} rx={2} />
    </svg>
  );
}

const magnifier = {
  name: "search",
  body: '<path d="m21 21-4.3-4.3"/><circle cx="11" cy="11" r="8"/>',
  viewBox: "0 0 24 24",
  stroke: true,
};
