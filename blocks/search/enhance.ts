export default function enhance(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement) openByLink(element);
  else import("./search-page.ts").then(({ showSearchPage }) => showSearchPage(element)).catch(() => {});
}

/** What is typed before the search is loaded is searched for. */
function openByLink(link: HTMLAnchorElement): void {
  link.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  link.setAttribute("aria-haspopup", "dialog");
  const load = () => import("./open-dialog.ts");
  let isLoading = false;
  let typed = "";
  const open = () => {
    const field = document.querySelector<HTMLInputElement>("main .search-field");
    if (field) field.focus();
    if (field || isLoading) return;
    isLoading = true;
    load()
      .then(({ openSearch }) => openSearch(link, typed))
      .catch(() => location.assign(link.href))
      .finally(() => {
        isLoading = false;
        typed = "";
      });
  };
  link.addEventListener("pointerenter", () => load().catch(() => {}), { once: true });
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  });
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isWithControl = ctrlKey || metaKey;
    if (isLoading && key.length === 1 && !isWithControl) {
      typed += key;
      event.preventDefault();
      return;
    }
    const isSlash = key === "/" && !isWithControl && !altKey && !isTyping(target);
    const isK = key.toLowerCase() === "k" && isWithControl && !altKey;
    if ((!isSlash && !isK) || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    open();
  });
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
