import { fileSystemKey } from "../../schema/confusable-names.ts";
import type { ProblemLocation } from "../../schema/problem.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { isReserved } from "./page-address.ts";
import type { Report } from "./report.ts";
import type { Route } from "./routes.ts";

/** A feed is a file: no page can be there or below. Reports `reserved-route` and `duplicate-route`. */
export function checkFeedAddresses(
  { file, site: { feeds = [] } }: SiteConfig,
  routes: readonly Pick<Route, "path" | "page" | "pointer">[],
  report: Report,
): void {
  for (const [index, { path }] of feeds.entries()) {
    const place = { file, pointer: `/site/feeds/${index}/path` };
    const [, first = ""] = path.split("/");
    if (isReserved(first)) {
      const message = `The address ${path} can't be used: /${first} is kept for Blockwork itself.`;
      report.add("reserved-route", place, message, "Choose another address.");
    }
    const taken = (related: ProblemLocation, what: string) =>
      report.add("duplicate-route", place, `The address ${path} is taken already.`, {
        suggestion: "Give one of the two another address.",
        related: [{ ...related, message: what }],
      });
    const other = feeds.findIndex((feed) => fileSystemKey(feed.path) === fileSystemKey(path));
    if (other < index) taken({ file, pointer: `/site/feeds/${other}/path` }, "The first feed with it.");
    const page = routes.find((route) => fileSystemKey(route.path).startsWith(`${fileSystemKey(path)}/`));
    if (page)
      taken({ file, pointer: `${page.pointer}/path` }, `The page "${page.page.id}" is at ${page.path}.`);
  }
}
