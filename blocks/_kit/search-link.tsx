import { Icon } from "./icon.tsx";
import { enhanced } from "./islands/hydrate-on.ts";
import { isAt, usePage } from "./page/page-context.ts";
import { useMessages } from "./page/use-messages.ts";

const magnifier = {
  name: "search",
  body: '<path d="m21 21-4.3-4.3"/><circle cx="11" cy="11" r="8"/>',
  viewBox: "0 0 24 24",
  stroke: true,
};

/** The link to the search page, which opens the search over the page; nothing on a site without it. */
export function SearchLink({ className }: { readonly className?: string }) {
  const page = usePage();
  const { search } = page;
  const { search: text, searchFailed, close } = useMessages();
  if (!search) return null;
  return (
    <a
      href={search.href}
      className={className ? `search-link ${className}` : "search-link"}
      aria-current={isAt(page, search.href) ? "page" : undefined}
      data-failed={searchFailed}
      data-close={close}
      {...enhanced("search", "idle")}
    >
      <Icon icon={magnifier} size={20} />
      <span className="search-link-text">{text}</span>
    </a>
  );
}
