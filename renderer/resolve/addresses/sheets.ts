import type { SitePage } from "../../site.ts";
import { isMissingPath } from "./page-address.ts";
import type { Route } from "./routes.ts";

export type Sheets = (route: Pick<Route, "path" | "language">) => SitePage["sheet"];

/** Numbers the pages of each language: those that are written once, then those that are made of entries. */
export function createSheets(routes: readonly Route[]): Sheets {
  const counts = new Map<string, number>();
  const numbers = new Map<string, number>();
  const isAlone = ({ page }: Route) => page.entries === undefined && page.paginate === undefined;
  const inOrder = [...routes.filter(isAlone), ...routes.filter((route) => !isAlone(route))];
  for (const { path, page, language } of inOrder) {
    if (page.listed === false || isMissingPath(path)) continue;
    const number = (counts.get(language) ?? 0) + 1;
    counts.set(language, number);
    numbers.set(path, number);
  }
  return ({ path, language }) => ({ number: numbers.get(path) ?? 0, count: counts.get(language) ?? 0 });
}
