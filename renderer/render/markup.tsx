import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { IslandRenderer } from "../../blocks/_kit/island.tsx";

/** An element as static markup. What it takes from `useId` starts with the prefix. */
export function markup(element: ReactElement, identifierPrefix = ""): string {
  return renderToStaticMarkup(element, { identifierPrefix });
}

/**
 * An element as static markup, each island in it rendered for itself with a prefix of its own: React's renderer
 * can't be entered twice, so the islands' places are filled in after.
 */
export function markupWithIslands(element: ReactElement, identifierPrefix = ""): string {
  const islands: { element: ReactElement; prefix: string }[] = [];
  const hold = (island: ReactElement, prefix: string) =>
    `<!--island-${islands.push({ element: island, prefix }) - 1}-->`;
  const html = markup(<IslandRenderer value={hold}>{element}</IslandRenderer>, identifierPrefix);
  return html.replace(/<!--island-(\d+)-->/g, (_, index: string) => {
    const island = islands[Number(index)];
    return island ? renderToString(island.element, { identifierPrefix: island.prefix }) : "";
  });
}
