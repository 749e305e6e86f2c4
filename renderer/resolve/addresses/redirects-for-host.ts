import type { HostName } from "../../../schema/fields/host-name.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { capabilitiesOf, hosts, type RedirectCapabilities } from "../../hosts/hosts.ts";
import { countLines } from "../../hosts/redirects-file.ts";
import type { SiteRedirect } from "../../site.ts";
import type { Report } from "../report/report.ts";
import { withoutTrailingSlash } from "./page-address.ts";
import {
  type ExistingPaths,
  isSamePage,
  type RedirectResult,
  redirectResult,
  type UnsupportedReason,
} from "./redirect-result.ts";
import type { RedirectRule } from "./redirect-rules.ts";

/** A redirect as authored and as published, and where it is written. */
export interface PlacedRedirect {
  readonly rule: RedirectRule;
  readonly redirect: SiteRedirect;
  readonly place: ProblemLocation;
}

interface HostContext {
  readonly host: HostName | undefined;
  readonly presenceOf: (rule: RedirectRule) => ExistingPaths;
  readonly report: Report;
}

/**
 * Reports `left-out-redirect` for each redirect that the site's host has no rule for, unless it has no rules at all.
 */
export function redirectsForHost(
  redirects: readonly PlacedRedirect[],
  { host, presenceOf, report }: HostContext,
): SiteRedirect[] {
  const takesRoom = createRoom(capabilitiesOf(host));
  const left: RedirectRule[] = [];
  return redirects.map((placed) => {
    const { rule, redirect } = placed;
    const presence = presenceOf(rule);
    const outcome = redirectResult(host, rule, presence);
    if (outcome.by === "present") {
      const reason = rule.query.length > 0 ? "query" : "case";
      if (!isSamePage(rule, presence)) reportLeftOut({ ...placed, reason, host, presence }, report);
      return { ...redirect, isUnsupported: true };
    }
    const covered = left.find((other) => covers(rule, other));
    const reason = reasonAgainst(outcome, covered) ?? (takesRoom(redirect) ? undefined : "limit");
    if (reason === undefined)
      return outcome.by === "rule" && outcome.isFirst ? { ...redirect, isFirst: true } : redirect;
    left.push(rule);
    if (reason !== "rules") reportLeftOut({ ...placed, reason, host, presence, covered }, report);
    return { ...redirect, isUnsupported: true };
  });
}

function reasonAgainst(
  outcome: RedirectResult,
  covered: RedirectRule | undefined,
): UnsupportedReason | undefined {
  if (outcome.by === "script") return outcome.reason;
  return covered && "covers";
}

/** Whether a rule would match what a more specific one without a rule of the host is for. */
const covers = (rule: RedirectRule, other: RedirectRule) =>
  rule.wildcard ? other.path.startsWith(rule.path) : rule.path === other.path && !other.wildcard;

function createRoom(abilities: RedirectCapabilities): (redirect: SiteRedirect) => boolean {
  let { maxRules, maxStars } = abilities;
  return (redirect) => {
    const { rules, stars } = countLines({ ...redirect, query: [] }, abilities);
    if (rules > maxRules || stars > maxStars) return false;
    maxRules -= rules;
    maxStars -= stars;
    return true;
  };
}

interface AbsentReason extends PlacedRedirect {
  readonly reason: Exclude<UnsupportedReason, "rules">;
  readonly host: HostName | undefined;
  readonly presence: ExistingPaths;
  readonly covered?: RedirectRule | undefined;
}

function reportLeftOut({ rule, place, reason, host, presence, covered }: AbsentReason, report: Report): void {
  const from = truncateForMessage(rule.from);
  const { maxRules, maxStars } = capabilitiesOf(host);
  const name = host === undefined ? "Some host" : hosts[host].title;
  const why = {
    query: `${name} can't look at the query of an address`,
    star: `${name} looks at redirects before files, so that it would hide ${withoutTrailingSlash(presence.below ?? "")}`,
    http: `${name} redirects to no address that starts with http:`,
    case: `${name} takes capitals for small letters and shows ${withoutTrailingSlash(presence.alike ?? "")} there`,
    covers: `it would take the place of that for ${truncateForMessage(covered?.from ?? "")}, which is left out`,
    limit: `${name} reads ${maxRules} redirects at most, and ${maxStars} with a star`,
  }[reason];
  const message = `No rule is written for ${from}: ${why}.`;
  report.add("left-out-redirect", place, message, {
    suggestion: suggestionFor(host, presence),
    values: { reason, ...(host !== undefined && { host: hosts[host].title }) },
  });
}

function suggestionFor(host: HostName | undefined, { at, alike }: ExistingPaths): string {
  if (host === undefined) return 'Name the host in site.host, such as "host": "netlify".';
  const there = at ?? alike;
  if (there !== undefined) return `Visitors see ${withoutTrailingSlash(there)} there; remove the redirect.`;
  return "The page for missing addresses sends visitors on by its script; nothing has to be done.";
}
