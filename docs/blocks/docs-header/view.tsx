import { Link, type Resolved, SearchLink, usePage, withIndexKeys } from "blockwork";
import type { schema } from "./schema.ts";

export function DocsHeader({ name, links }: Resolved<typeof schema>) {
  const page = usePage();
  return (
    <header className="docs-header">
      <a
        href={page.home}
        className="docs-header-name"
        aria-current={page.home === page.href ? "page" : undefined}
      >
        <Mark />
        {name}
      </a>
      <SearchLink className="docs-header-search" />
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
