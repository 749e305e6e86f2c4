import type { HostName } from "../../schema/host-name.ts";
import type { Place } from "../../schema/problem.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import { abilitiesOf, hosts, type RedirectAbilities } from "../hosts/hosts.ts";
import { countLines } from "../hosts/redirects-file.ts";
import type { SiteRedirect } from "../site.ts";
import { writtenPath } from "./page-address.ts";
import {
  isSamePage,
  type LeftOutReason,
  outcomeOn,
  type Presence,
  type RedirectOutcome,
} from "./redirect-outcome.ts";
import type { RedirectRule } from "./redirect-rules.ts";
import type { Report } from "./report.ts";

export interface PlacedRedirect {
  readonly rule: RedirectRule;
  readonly redirect: SiteRedirect;
  readonly place: Place;
}

interface HostContext {
  /** Undefined for a site that does not name it: all that read `_redirects`. */
  readonly host: HostName | undefined;
  readonly presenceOf: (rule: RedirectRule) => Presence;
  readonly report: Report;
}

/**
 * Reports `left-out-redirect` for each redirect that the site's host has no rule for, unless it has no rules at all.
 */
export function redirectsForHost(
  redirects: readonly PlacedRedirect[],
  { host, presenceOf, report }: HostContext,
): SiteRedirect[] {
  const takesRoom = createRoom(abilitiesOf(host));
  const left: RedirectRule[] = [];
  return redirects.map((placed) => {
    const { rule, redirect } = placed;
    const presence = presenceOf(rule);
    const outcome = outcomeOn(host, rule, presence);
    if (outcome.by === "present") {
      const reason = rule.query.length > 0 ? "query" : "case";
      if (!isSamePage(rule, presence)) reportLeftOut({ ...placed, reason, host, presence }, report);
      return { ...redirect, isLeftOut: true };
    }
    const covered = left.find((other) => covers(rule, other));
    const reason = reasonAgainst(outcome, covered) ?? (takesRoom(redirect) ? undefined : "limit");
    if (reason === undefined)
      return outcome.by === "rule" && outcome.isFirst ? { ...redirect, isFirst: true } : redirect;
    left.push(rule);
    if (reason !== "rules") reportLeftOut({ ...placed, reason, host, presence, covered }, report);
    return { ...redirect, isLeftOut: true };
  });
}

function reasonAgainst(
  outcome: RedirectOutcome,
  covered: RedirectRule | undefined,
): LeftOutReason | undefined {
  if (outcome.by === "script") return outcome.reason;
  return covered && "covers";
}

/** Whether a rule would match what a more specific one without a rule of the host is for. */
const covers = (rule: RedirectRule, other: RedirectRule) =>
  rule.wildcard ? other.path.startsWith(rule.path) : rule.path === other.path && !other.wildcard;

/** Whether a redirect's rules are among those that the host reads. */
function createRoom(abilities: RedirectAbilities): (redirect: SiteRedirect) => boolean {
  let { maxRules, maxStars } = abilities;
  return (redirect) => {
    const { rules, stars } = countLines({ ...redirect, query: [] }, abilities);
    if (rules > maxRules || stars > maxStars) return false;
    maxRules -= rules;
    maxStars -= stars;
    return true;
  };
}

interface LeftOut extends PlacedRedirect {
  readonly reason: Exclude<LeftOutReason, "rules">;
  readonly host: HostName | undefined;
  readonly presence: Presence;
  readonly covered?: RedirectRule | undefined;
}

function reportLeftOut({ rule, place, reason, host, presence, covered }: LeftOut, report: Report): void {
  const from = truncateForMessage(rule.from);
  const { maxRules, maxStars } = abilitiesOf(host);
  const name = host === undefined ? "Some host" : hosts[host].title;
  const why = {
    query: `${name} can't look at the query of an address`,
    star: `${name} looks at redirects before files, so that it would hide ${writtenPath(presence.below ?? "")}`,
    http: `${name} redirects to no address that starts with http:`,
    case: `${name} takes capitals for small letters and shows ${writtenPath(presence.alike ?? "")} there`,
    covers: `it would take the place of that for ${truncateForMessage(covered?.from ?? "")}, which is left out`,
    limit: `${name} reads ${maxRules} redirects at most, and ${maxStars} with a star`,
  }[reason];
  const message = `No rule is written for ${from}: ${why}.`;
  report.add("left-out-redirect", place, message, {
    suggestion: suggestionFor(host, presence),
    values: { reason, ...(host !== undefined && { host: hosts[host].title }) },
  });
}

function suggestionFor(host: HostName | undefined, { at, alike }: Presence): string {
  if (host === undefined) return 'Name the host in site.host, such as "host": "netlify".';
  const there = at ?? alike;
  if (there !== undefined) return `Visitors see ${writtenPath(there)} there; remove the redirect.`;
  return "The page for missing addresses sends visitors on by its script; nothing has to be done.";
}
