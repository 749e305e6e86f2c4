import { enhanceFilter } from "../_kit/filter/enhance-filter.ts";
import { createArticleCard } from "./create-article-card.ts";

/** Filters the cards by the fields above them. */
export function filterArticles(block: HTMLElement): void {
  const cards = block.querySelector(".article-list-cards");
  if (!cards) return;
  const elements = [...cards.children] as HTMLElement[];
  const options = {
    heading: block.querySelector(".section-title") ? "h3" : "h2",
    use: block.matches(".article-list-as-lead") ? "half" : "card",
    more: cards.querySelector(".more")?.textContent ?? "",
    language: document.documentElement.lang,
  } as const;
  enhanceFilter<Parameters<typeof createArticleCard>[0]>(block, {
    elements,
    create: (item) => createArticleCard(item, options),
    replace: (others) => cards.replaceChildren(...(others ?? elements)),
  });
}
