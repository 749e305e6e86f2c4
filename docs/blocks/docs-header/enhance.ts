/**
 * The link to the list of all pages opens a search, as do `/` and Ctrl or Command with K. What is typed before it is
 * loaded is looked for.
 */
export default function enhance(header: HTMLElement): void {
  const link = header.querySelector<HTMLAnchorElement>(".docs-header-search");
  if (!link) return;
  link.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  link.setAttribute("aria-haspopup", "dialog");
  const load = () => import("./search-dialog.ts");
  let isLoading = false;
  let typed = "";
  const open = () => {
    if (isLoading) return;
    isLoading = true;
    load().then(
      ({ openSearch }) => {
        openSearch(link.href, typed);
        isLoading = false;
        typed = "";
      },
      () => location.assign(link.href),
    );
  };
  link.addEventListener("pointerenter", load, { once: true });
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  document.addEventListener("keydown", (event) => {
    if (isLoading && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      typed += event.key;
      event.preventDefault();
      return;
    }
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
    const isK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!isSlash && !isK) return;
    event.preventDefault();
    open();
  });
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
