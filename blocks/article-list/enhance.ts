import { fillInCount, type PluralForms } from "../_kit/messages/fill-in.ts";
import { selectedCategory } from "./selected-category.ts";

export default function enhance(list: HTMLElement): void {
  if (list.querySelector(".filter")) {
    import("./filter-articles.ts").then(({ filterArticles }) => filterArticles(list)).catch(() => {});
    return;
  }
  const links = [...list.querySelectorAll<HTMLAnchorElement>(".article-list-filter a")];
  const own = location.pathname;
  const categoryOf = (path: string) => links.find((link) => link.pathname === path)?.dataset.category;
  const show = showerOf(list, links);
  selectedCategory.subscribe(show);

  for (const link of links) {
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (link.pathname !== location.pathname) history.pushState(null, "", link.pathname);
      selectedCategory.set(link.dataset.category);
    });
  }
  addEventListener("popstate", () => {
    if (location.pathname === own || links.some((link) => link.pathname === location.pathname)) {
      selectedCategory.set(categoryOf(location.pathname));
    }
  });
}

function showerOf(list: HTMLElement, links: readonly HTMLAnchorElement[]) {
  const cards = [...list.querySelectorAll<HTMLElement>(".article-list-card")];
  const empty = list.querySelector<HTMLElement>(".empty");
  const status = list.querySelector<HTMLElement>(".article-list-status");
  const forms = JSON.parse(status?.dataset.forms ?? "null") as PluralForms | null;
  return (category: string | undefined) => {
    for (const link of links) {
      if (link.dataset.category === category) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    for (const card of cards) card.hidden = category !== undefined && card.dataset.category !== category;
    const shown = cards.filter((card) => !card.hidden).length;
    if (empty) empty.hidden = shown > 0;
    if (!status || !forms) return;
    status.textContent =
      shown > 0 ? fillInCount(forms, shown, document.documentElement.lang) : (empty?.textContent ?? "");
  };
}
