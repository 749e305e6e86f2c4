import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { IslandRenderer } from "../../blocks/_kit/islands/island.tsx";
import { islandPage, PageContext } from "../../blocks/_kit/page/page-context.ts";

export function markup(element: ReactElement, identifierPrefix = ""): string {
  return renderToStaticMarkup(element, { identifierPrefix });
}

/** An island that is rendered separately, as it is hydrated. */
interface PlacedIsland {
  readonly element: ReactElement;
  /** Of the ids that `useId` returns in it. */
  readonly prefix: string;
}

/** The markup of an element with a comment `<!--island-N-->` in place of each island. */
export interface MarkupAround {
  readonly html: string;
  /** By the number in the comment. */
  readonly islands: readonly PlacedIsland[];
}

export function markupAround(element: ReactElement, identifierPrefix = ""): MarkupAround {
  const islands: PlacedIsland[] = [];
  const hold = (island: ReactElement, prefix: string) =>
    `<!--island-${islands.push({ element: island, prefix }) - 1}-->`;
  const html = markup(<IslandRenderer value={hold}>{element}</IslandRenderer>, identifierPrefix);
  return { html, islands };
}

export function islandMarkup({ element, prefix }: PlacedIsland): string {
  const inIsland = <PageContext value={islandPage}>{element}</PageContext>;
  return renderToString(inIsland, { identifierPrefix: prefix }).replace(formScript, "");
}

// For forms whose action is a function, sent before they are hydrated; the policy of a page refuses it.
const formScript = /<script>addEventListener\("submit",[^<]*<\/script>$/;

export function markupWithIslands(element: ReactElement, identifierPrefix = ""): string {
  const { html, islands } = markupAround(element, identifierPrefix);
  return html.replace(/<!--island-(\d+)-->/g, (_, index: string) => {
    const island = islands[Number(index)];
    return island ? islandMarkup(island) : "";
  });
}
