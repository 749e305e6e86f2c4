import { isDataSaverOn } from "../_kit/islands/data-saver.ts";
import { enhanceComparison } from "../_kit/pictures/enhance-comparison.ts";
import { enterDialog, followDialogs } from "./dialog-history.ts";
import { fetchDetails } from "./fetch-details.ts";
import { selectedItem } from "./selected-item.ts";

/**
 * The cards of a gallery, activated: a click on one selects its item, and the island beside them shows its dialog.
 * They stay the server's markup; hydrating them would be half of what a slow phone takes to open the first dialog.
 */
export default function enhance(element: HTMLElement): void {
  const cards = element.querySelector<HTMLElement>(".project-gallery-cards");
  const { gallery } = cards?.dataset ?? {};
  if (!cards || !gallery) return;
  const pageTitle = document.title;
  const linkOf = (id: string | undefined) =>
    [...cards.querySelectorAll<HTMLElement>("[data-item]")]
      .find((card) => card.dataset.item === id)
      ?.querySelector("a");
  const select = (id: string | undefined) => {
    const link = linkOf(id);
    document.title = link?.textContent ?? pageTitle;
    selectedItem.set(link && id ? { gallery, id } : undefined);
  };

  cards.addEventListener("click", (event) => {
    const target = event.target as Element;
    const link = target.closest("a");
    const id = target.closest<HTMLElement>("[data-item]")?.dataset.item;
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Another site's address can't be put in the place of ours.
    if (!link || !id || elsewhere || link.origin !== location.origin) return;
    event.preventDefault();
    enterDialog({ gallery, id }, link.pathname);
    select(id);
  });
  for (const comparison of cards.querySelectorAll<HTMLElement>(".comparison")) enhanceComparison(comparison);
  followDialogs(gallery, (id) => {
    if (id || selectedItem.get()?.gallery === gallery) select(id);
  });

  if (isDataSaverOn()) return;
  const fetchAhead = (target: Element | null) => {
    const src = target?.closest<HTMLElement>("[data-src]")?.dataset.src;
    if (src) fetchDetails(src).catch(() => undefined);
  };
  for (const type of ["pointerover", "focusin"])
    cards.addEventListener(type, ({ target }) => fetchAhead(target as Element));
  fetchAhead(cards.querySelector("[data-src]:hover"));
}
