import { Icon, Link, Prose, type Resolved, usePage } from "blockwork";
import type { schema } from "./schema.ts";

export function DocsFooter({ sections, note }: Resolved<typeof schema>) {
  const page = usePage();
  const pages = sections.flatMap((section) => section.links);
  const index = pages.findIndex(({ href }) => href === page.href);
  const previous = index > 0 ? pages[index - 1] : undefined;
  const next = index === -1 ? undefined : pages[index + 1];
  return (
    <footer className="docs-footer">
      {(previous || next) && (
        <nav className="docs-footer-pages" aria-label="Previous and next page">
          {previous && (
            <Link href={previous.href} className="docs-footer-previous">
              <span>
                <Icon name="chevron-left" size={16} />
                Previous
              </span>
              <strong>{previous.text}</strong>
            </Link>
          )}
          {next && (
            <Link href={next.href} className="docs-footer-next">
              <span>
                Next
                <Icon name="chevron-right" size={16} />
              </span>
              <strong>{next.text}</strong>
            </Link>
          )}
        </nav>
      )}
      {note && <Prose text={note} className="docs-footer-note" />}
    </footer>
  );
}
