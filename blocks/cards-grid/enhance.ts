import { enhanceFilter } from "../_kit/filter/enhance-filter.ts";
import { createCard } from "./create-card.ts";

/** Filters the cards. */
export default function enhance(block: HTMLElement): void {
  const cards = block.querySelector(".cards-grid-cards");
  if (!cards) return;
  const elements = [...cards.children] as HTMLElement[];
  const options = {
    heading: block.querySelector(".section-title") ? "h3" : "h2",
    use: block.matches(".cards-grid-shop") ? "card" : "half",
  } as const;
  enhanceFilter<Parameters<typeof createCard>[0]>(block, {
    elements,
    create: (card) => createCard(card, options),
    replace: (others) => cards.replaceChildren(...(others ?? elements)),
  });
}
