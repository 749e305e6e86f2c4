import { safeUrl } from "../../../schema/fields/safe-url.ts";
import type { SiteConfig } from "../../../schema/site/site-config.ts";
import type { SiteDay } from "../../../schema/site/site-day.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import type { SiteRedirect } from "../../site.ts";
import { isUnpublished } from "../entries/published.ts";
import type { Report } from "../report/report.ts";
import { inSite, type ResolveLink, type SiteAddress, siteAddressOf } from "./links.ts";
import { canonicalPath } from "./page-address.ts";
import { findExistingPaths } from "./redirect-result.ts";
import {
  addressKey,
  bySpecificity,
  createRedirectMap,
  type RedirectRule,
  redirectRule,
} from "./redirect-rules.ts";
import { type PlacedRedirect, redirectsForHost } from "./redirects-for-host.ts";
import type { Route } from "./routes.ts";
import { redirectLocation, validRedirects } from "./valid-redirects.ts";

/** What redirects are checked against. */
interface RedirectContext {
  readonly report: Report;
  /** Resolves the address that a redirect leads to. */
  readonly link: ResolveLink;
  readonly day: SiteDay;
  /** The paths of what is published beside pages. */
  readonly files: ReadonlySet<string>;
}

/**
 * The redirects of the config, the most specific first, then the fallbacks of pages with entries. Both addresses
 * start with the site's base. Reports `reserved-route` for an address that no redirect can start at,
 * `duplicate-route`, `shadowed-redirect` for one that starts where the host serves a page, `redirect-loop`, and what
 * links report.
 */
export function resolveRedirects(
  config: SiteConfig,
  routes: readonly Pick<Route, "path">[],
  context: RedirectContext,
): readonly SiteRedirect[] {
  const address = siteAddressOf(config.site.url);
  const presenceOf = findExistingPaths(
    routes.map(({ path }) => path),
    context.files,
  );
  const starts = validRedirects(config, presenceOf, context.report);
  const pages = new Set(routes.map((route) => addressKey(route.path)));
  const map = createRedirectMap(starts, pages, address);
  const inLoop = loops(starts, config, { ...context, map });
  const moved = starts.sort(bySpecificity).flatMap((rule): PlacedRedirect[] => {
    if (inLoop.has(rule)) return [];
    const to = targetOf(rule, routes, { ...context, map, address, config });
    const status = statusOf(rule, config, context.report);
    if (to === undefined || status === undefined) return [];
    const from = asRequested(`${address?.base ?? ""}${writtenStart(rule)}`);
    const place = redirectLocation(config, rule.index, "from");
    return [{ rule, redirect: { from, to: asRequested(to), status }, place }];
  });
  return redirectsForHost([...moved, ...fallbacks(config, address, context)], {
    host: config.site.host,
    presenceOf,
    report: context.report,
  });
}

interface MappedContext extends RedirectContext {
  readonly map: ReturnType<typeof createRedirectMap>;
}

function loops(
  rules: readonly RedirectRule[],
  config: SiteConfig,
  { report, map }: MappedContext,
): ReadonlySet<RedirectRule> {
  const found = new Set<RedirectRule>();
  for (const rule of rules) {
    if (found.has(rule)) continue;
    const circle = map.circleOf(rule);
    if (!circle) continue;
    for (const part of circle) found.add(part);
    const message = `From ${rule.from} the redirects lead back to ${rule.from}.`;
    report.add(
      "redirect-loop",
      redirectLocation(config, rule.index, "to"),
      message,
      "Let one of them lead to a page.",
    );
  }
  return found;
}

interface TargetContext extends MappedContext {
  readonly address: SiteAddress | undefined;
  readonly config: SiteConfig;
}

function targetOf(
  rule: RedirectRule,
  routes: readonly Pick<Route, "path">[],
  { config, report, link, map, address }: TargetContext,
): string | undefined {
  const { to, wildcard } = rule;
  const place = redirectLocation(config, rule.index, "to");
  if (/^\s*(#|mailto:|tel:)/i.test(to)) {
    const message = `A redirect can't lead to "${truncateForMessage(to)}".`;
    report.add("bad-link", place, message, "Use a page such as /services, or an https address.");
    return undefined;
  }
  const splat = /:splat\b/.test(to);
  if (to.split(":splat").length > 2 || /^[^?#]*[^/]:splat/.test(to) || /:splat\w/.test(to)) {
    const message = '":splat" must be a part of its own between slashes, once.';
    report.add("bad-link", place, message, "Write it as in /new/:splat.");
    return undefined;
  }
  if (splat && !wildcard) {
    const message = '":splat" stands for what a star in the old address stood for, and there is none.';
    report.add("bad-link", place, message, "End the old address in /*, or leave :splat out.");
    return undefined;
  }
  const own = inSite(safeUrl(to), address);
  if (own?.kind !== "path") return link(to, place);
  const written = `${address?.base ?? ""}${splat ? own.path.replace(/^\/+/, "/") : canonicalPath(own.path)}${own.suffix}`;
  // A redirect may lead to another one; the last has to lead to a page.
  if (map.follow(to)) return written;
  if (!splat) return link(to, place);
  const [start = ""] = own.path.split(":splat");
  if (routes.some(({ path }) => path.startsWith(start))) return written;
  report.add(
    "broken-link",
    place,
    `No page has an address that starts with ${truncateForMessage(start)}.`,
    "Check the address, or make the pages first.",
  );
  return undefined;
}

const statuses = [301, 302, 303, 307, 308];

function statusOf({ index }: RedirectRule, config: SiteConfig, report: Report): number | undefined {
  const { status = 301 } = config.site.redirects?.[index] ?? {};
  if (statuses.includes(status)) return status;
  report.add(
    "wrong-value",
    redirectLocation(config, index, "status"),
    `No redirect has the status ${status}.`,
    {
      suggestion: "Write 301 if the page moved for good, or 302 if it will come back.",
      values: { reason: "choice", allowed: statuses.map(String) },
    },
  );
  return undefined;
}

function fallbacks(
  config: SiteConfig,
  address: SiteAddress | undefined,
  { report, link, day }: RedirectContext,
): PlacedRedirect[] {
  return config.pages.flatMap((page, index): PlacedRedirect[] => {
    if (isUnpublished(page, day) || !page.entries || page.fallback === undefined) return [];
    const place = { file: config.file, pointer: `/pages/${index}/fallback` };
    if (inSite(safeUrl(page.fallback), address)?.kind !== "path" && !page.fallback.includes("{{")) {
      const message = `"${truncateForMessage(page.fallback)}" is not a page of this site.`;
      report.add("bad-link", place, message, "Use a page such as /blog.");
      return [];
    }
    const to = link(page.fallback, place);
    if (to === undefined) return [];
    const below = `${canonicalPath(page.path.split("{", 1).join(""))}*`;
    const from = asRequested(`${address?.base ?? ""}${below}`);
    const rule = redirectRule({ from: below, to: page.fallback }, index);
    return [{ rule, redirect: { from, to: asRequested(to), status: 302 }, place }];
  });
}

/** With a trailing slash, unless it is a file's, has a query or ends in a star. */
function writtenStart({ from, wildcard }: RedirectRule): string {
  return wildcard || from.includes("?") || from.slice(from.lastIndexOf("/") + 1).includes(".")
    ? from
    : canonicalPath(from);
}

/** In ASCII, as browsers request it and headers have it. */
function asRequested(address: string): string {
  return address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
}
