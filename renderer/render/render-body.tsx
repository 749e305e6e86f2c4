import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { IslandRenderer } from "../../blocks/_kit/island.tsx";
import type { Site, SitePage } from "../site.ts";
import { PageBody } from "./page-body.tsx";

/**
 * The page as static markup, each island in it rendered for itself with a prefix of its own: React's renderer
 * can't be entered twice, so the islands' places are filled in after.
 */
export function renderBody(site: Site, page: SitePage): string {
  const islands: { element: ReactElement; prefix: string }[] = [];
  const hold = (element: ReactElement, prefix: string) =>
    `<!--island-${islands.push({ element, prefix }) - 1}-->`;
  const body = markup(
    <IslandRenderer value={hold}>
      <PageBody site={site} page={page} />
    </IslandRenderer>,
  );
  return body.replace(/<!--island-(\d+)-->/g, (_, index: string) => {
    const island = islands[Number(index)];
    return island ? withoutSlashes(renderToString(island.element, { identifierPrefix: island.prefix })) : "";
  });
}

/** An element as static markup. */
export function markup(element: ReactElement): string {
  return withoutSlashes(renderToStaticMarkup(element));
}

/** Markup without React's slashes on void elements; it writes no other "/>", since it escapes every ">". */
function withoutSlashes(html: string): string {
  return html.replaceAll("/>", ">");
}
