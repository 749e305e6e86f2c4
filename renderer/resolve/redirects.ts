import type { SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import type { Site } from "../site.ts";
import { canonicalPath, type Route, sameOnDisk } from "./routes.ts";
import type { ResolveContext } from "./values.ts";

/**
 * Where addresses without a page lead: the redirects of the config, then the fallbacks of pages with entries.
 *
 * Reports `shadowed-redirect` for one that starts at a page, `duplicate-route` for one that starts where another
 * does, `redirect-loop` once for those that lead to each other,
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
  const starts = new Map<string, number>();
  const told = new Set<string>();
  const moved = authored.flatMap(({ from, to }, index) => {
    const at = (key: string) => ({ file: config.file, pointer: pointerTo(`/redirects/${index}`, key) });
    const start = canonicalPath(from);
    const first = starts.get(sameOnDisk(start));
    if (first !== undefined) {
      report.add("duplicate-route", at("from"), `Another redirect starts at ${from} already.`, {
        suggestion: "Remove one of the two.",
        related: [{ file: config.file, pointer: `/redirects/${first}/from`, message: "The first of them." }],
      });
      return [];
    }
    starts.set(sameOnDisk(start), index);
    if (pages.has(start)) {
      const message = `There is a page at ${from}, so nobody would be sent on to ${to}.`;
      report.add("shadowed-redirect", at("from"), message, "Remove the redirect, or move the page.");
      return [];
    }
    const circle = circleFrom(start, next);
    if (circle) {
      // All of a circle are one mistake.
      if (!circle.some((path) => told.has(path))) {
        const message = `From ${from} the redirects lead back to ${from}.`;
        report.add("redirect-loop", at("to"), message, "Let one of them lead to a page.");
      }
      for (const path of circle) told.add(path);
      return [];
    }
    // A redirect may lead to another one; the last must lead to a page.
    if (next.has(canonicalPath(to))) return [{ from: start, to: canonicalPath(to) }];
    if (/^\s*(#|mailto:|tel:)/i.test(to)) {
      const message = `A redirect can't lead to "${to.slice(0, 80)}".`;
      report.add("bad-link", at("to"), message, "Use a page such as /services, or an https address.");
      return [];
    }
    const resolved = context.link(to, at("to"));
    return resolved === undefined ? [] : [{ from: start, to: resolved }];
  });
  const fallbacks = config.pages.flatMap((page, index) => {
    if (page.draft || !page.entries || !page.fallback) return [];
    const to = context.link(page.fallback, { file: config.file, pointer: `/pages/${index}/fallback` });
    return to === undefined ? [] : [{ from: canonicalPath(page.path.replace(/\{.*$/, "")).concat("*"), to }];
  });
  return [...moved, ...fallbacks];
}

/** The addresses of the circle that a redirect is part of, if it is. */
function circleFrom(start: string, next: ReadonlyMap<string, string>): string[] | undefined {
  const seen = new Set<string>();
  for (let at = next.get(start); at !== undefined && !seen.has(at); at = next.get(at)) {
    seen.add(at);
    if (at === start) return [...seen];
  }
  return undefined;
}
