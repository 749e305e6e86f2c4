import { pageStore } from "../_kit/page-store.ts";

/** Filters the cards without a reload. The address is that of the category's own page, so it can be shared. */
export default function enhance(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>(".post-list-filter a")];
  const cards = [...list.querySelectorAll<HTMLElement>(".post-list-card")];
  const empty = list.querySelector<HTMLElement>(".empty");
  const status = list.querySelector<HTMLElement>(".post-list-status");
  const own = location.pathname;
  const categoryOf = (path: string) => links.find((link) => link.pathname === path)?.dataset.category;

  pageStore.subscribe(({ blogCategory }) => {
    for (const link of links) {
      if (link.dataset.category === blogCategory) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    let shown = 0;
    for (const card of cards) {
      card.hidden = blogCategory !== undefined && card.dataset.category !== blogCategory;
      if (!card.hidden) shown++;
    }
    if (empty) empty.hidden = shown > 0;
    if (status)
      status.textContent =
        shown > 0 ? `${shown} ${shown === 1 ? "post" : "posts"}` : (empty?.textContent ?? "");
  });

  for (const link of links) {
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (link.pathname !== location.pathname) history.pushState(null, "", link.pathname);
      pageStore.getState().chooseCategory(link.dataset.category);
    });
  }
  addEventListener("popstate", () => {
    if (location.pathname === own || links.some((link) => link.pathname === location.pathname)) {
      pageStore.getState().chooseCategory(categoryOf(location.pathname));
    }
  });
}
