import type { SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import type { Site } from "../site.ts";
import { canonicalPath, type Route } from "./routes.ts";
import type { ResolveContext } from "./values.ts";

/**
 * Where addresses without a page lead: the redirects of the config, then the fallbacks of pages with entries.
 *
 * Reports `shadowed-redirect` for one that starts at a page, `redirect-loop` for those that lead to each other,
 * and what links report.
 */
export function resolveRedirects(
  config: SiteConfig,
  routes: readonly Route[],
  context: ResolveContext,
): Site["redirects"] {
  const { report } = context;
  const pages = new Set(routes.map((route) => route.path));
  const authored = config.redirects ?? [];
  const next = new Map(authored.map(({ from, to }) => [canonicalPath(from), canonicalPath(to)]));
  const moved = authored.flatMap(({ from, to }, index) => {
    const pointer = `/redirects/${index}`;
    const start = canonicalPath(from);
    if (pages.has(start)) {
      const message = `There is a page at ${from}, so nobody would be sent on to ${to}.`;
      report.add(
        "shadowed-redirect",
        { file: config.file, pointer: pointerTo(pointer, "from") },
        message,
        "Remove the redirect, or move the page.",
      );
      return [];
    }
    const place = { file: config.file, pointer: pointerTo(pointer, "to") };
    if (returnsTo(start, next)) {
      report.add(
        "redirect-loop",
        place,
        `From ${from} the redirects lead back to ${from}.`,
        "Let one of them lead to a page.",
      );
      return [];
    }
    // A redirect may lead to another one; the last must lead to a page.
    if (next.has(canonicalPath(to))) return [{ from: start, to: canonicalPath(to) }];
    const resolved = context.link(to, place);
    return resolved === undefined ? [] : [{ from: start, to: resolved }];
  });
  const fallbacks = config.pages.flatMap((page, index) => {
    if (page.draft || !page.entries || !page.fallback) return [];
    const to = context.link(page.fallback, { file: config.file, pointer: `/pages/${index}/fallback` });
    return to === undefined ? [] : [{ from: canonicalPath(page.path.replace(/\{.*$/, "")).concat("*"), to }];
  });
  return [...moved, ...fallbacks];
}

function returnsTo(start: string, next: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = next.get(start); at !== undefined && !seen.has(at); at = next.get(at)) {
    if (at === start) return true;
    seen.add(at);
  }
  return false;
}
