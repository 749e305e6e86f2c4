import type { SitePage } from "../site.ts";
import { isMissingPath } from "./page-address.ts";
import type { Route } from "./routes.ts";

export type Sheets = (route: Pick<Route, "path" | "language">) => SitePage["sheet"];

export function createSheets(routes: readonly Route[]): Sheets {
  const counts = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const { path, page, language } of routes) {
    if (page.listed === false || isMissingPath(path)) continue;
    const number = (counts.get(language) ?? 0) + 1;
    counts.set(language, number);
    numbers.set(path, number);
  }
  return ({ path, language }) => ({ number: numbers.get(path) ?? 0, count: counts.get(language) ?? 0 });
}
