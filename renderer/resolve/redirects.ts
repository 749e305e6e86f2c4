import { safeUrl } from "../../schema/safe-url.ts";
import { shownText } from "../../schema/shown-text.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import type { Redirect } from "../site.ts";
import { canonicalPath, isReserved, type Route, sameOnDisk } from "./routes.ts";
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
): readonly Redirect[] {
  const { report } = context;
  const pages = new Set(routes.map((route) => addressKey(route.path)));
  const authored = config.redirects ?? [];
  const next = new Map(authored.map(({ from, to }) => [addressKey(from), ledTo(to, config).key]));
  const starts = new Map<string, number>();
  const told = new Set<string>();
  const moved = authored.flatMap(({ from, to }, index) => {
    const at = (key: string) => ({ file: config.file, pointer: pointerTo(`/redirects/${index}`, key) });
    const start = addressKey(from);
    const wrong = startMistake(from);
    if (wrong) {
      const message = `A redirect can't start at ${shownText(from)}: ${wrong}.`;
      report.add("reserved-route", at("from"), message, "Write an address that a page once had.");
      return [];
    }
    const first = starts.get(start);
    if (first !== undefined) {
      report.add("duplicate-route", at("from"), `Another redirect starts at ${from} already.`, {
        suggestion: "Remove one of the two.",
        related: [{ file: config.file, pointer: `/redirects/${first}/from`, message: "The first of them." }],
      });
      return [];
    }
    starts.set(start, index);
    if (pages.has(start.replace(besidePage, "/"))) {
      const there = pages.has(start) ? "There is a page" : "A file of the page is";
      const message = `${there} at ${from}, so nobody would be sent on to ${shownText(to)}.`;
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
    const led = ledTo(to, config);
    if (led.path !== undefined && next.has(led.key)) return rule(from, led.path + led.suffix);
    if (/^\s*(#|mailto:|tel:)/i.test(to)) {
      const message = `A redirect can't lead to "${shownText(to)}".`;
      report.add("bad-link", at("to"), message, "Use a page such as /services, or an https address.");
      return [];
    }
    const resolved = context.link(to, at("to"));
    return resolved === undefined ? [] : rule(from, resolved);
  });
  const fallbacks = config.pages.flatMap((page, index) => {
    if (page.draft || !page.entries || page.fallback === undefined) return [];
    const place = { file: config.file, pointer: `/pages/${index}/fallback` };
    if (ledTo(page.fallback, config).path === undefined && !page.fallback.includes("{{")) {
      const message = `"${shownText(page.fallback)}" is not a page of this site.`;
      report.add("bad-link", place, message, "Use a page such as /blog.");
      return [];
    }
    const to = context.link(page.fallback, place);
    const below = `${canonicalPath(page.path.replace(/\{.*$/, ""))}*`;
    return to === undefined ? [] : [{ from: asRequested(below), to: asRequested(to), status: 302 as const }];
  });
  return [...moved, ...fallbacks];
}

function rule(from: string, to: string): Redirect[] {
  return [{ from: asRequested(canonicalPath(from)), to: asRequested(to), status: 301 }];
}

/** An address as browsers ask for it and headers hold it: in ASCII. */
function asRequested(address: string): string {
  return address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
}

/** The form of an address in which two are one to some host: without percent signs, whatever the case. */
function addressKey(path: string): string {
  return sameOnDisk(canonicalPath(decoded(path) ?? path));
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Where a redirect leads, if to a path of this site, and the form of it in which two are told apart. */
function ledTo(to: string, { site }: SiteConfig) {
  const url = safeUrl(to);
  const own =
    url?.kind === "web" && url.href.startsWith(`${site.url}/`)
      ? safeUrl(url.href.slice(site.url.length))
      : url;
  if (own?.kind !== "path") return { path: undefined, suffix: "", key: "" };
  return { path: canonicalPath(own.path), suffix: own.suffix, key: addressKey(own.path) };
}

/** The files that the build writes beside a page. */
const besidePage = /\/(index(\.html?)?|entry\.json)\/$/;
/** Names at the top of the site that no page can have anyway: files for hosts, the output's mark, what site dev answers. */
const ownNames = /^(_redirects|_headers|\.blockwork|__blockwork)$/i;

/** Old addresses may be what no page can be today, with dots and percent signs, but not everything. */
function startMistake(from: string): string | undefined {
  if (/%(?![\da-f]{2})/i.test(from)) return "a percent sign stands before two hexadecimal digits";
  const path = decoded(from) ?? "";
  // Behind percent signs, slashes and control characters are taken for what they stand for by some hosts.
  const plain = safeUrl(path)?.kind === "path" || safeUrl(path.replaceAll(" ", "_"))?.kind === "path";
  if (!plain || /%(2f|5c|7f)/i.test(from) || /[<>"{}]|(?! )[\p{C}\p{Z}]/u.test(path) || /\s/.test(from))
    return "it is not an address";
  const [, first = ""] = path.split("/");
  return isReserved(first) || ownNames.test(first) ? `/${first} is kept for Blockwork itself` : undefined;
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
