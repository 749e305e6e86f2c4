import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { IslandRenderer } from "../../blocks/_kit/island.tsx";
import { islandPage, PageContext } from "../../blocks/_kit/page-context.ts";

export function markup(element: ReactElement, identifierPrefix = ""): string {
  return renderToStaticMarkup(element, { identifierPrefix });
}

export function markupWithIslands(element: ReactElement, identifierPrefix = ""): string {
  const islands: { element: ReactElement; prefix: string }[] = [];
  const hold = (island: ReactElement, prefix: string) =>
    `<!--island-${islands.push({ element: island, prefix }) - 1}-->`;
  const html = markup(<IslandRenderer value={hold}>{element}</IslandRenderer>, identifierPrefix);
  return html.replace(/<!--island-(\d+)-->/g, (_, index: string) => {
    const island = islands[Number(index)];
    if (!island) return "";
    const inIsland = <PageContext value={islandPage}>{island.element}</PageContext>;
    return renderToString(inIsland, { identifierPrefix: island.prefix });
  });
}
