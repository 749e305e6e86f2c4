import type { HostName } from "../../schema/host-name.ts";
import { safeUrl } from "../../schema/safe-url.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { pointerTo } from "../../schema/source.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import { hosts } from "../hosts/hosts.ts";
import { isReserved, writtenPath } from "./page-address.ts";
import { isPresentEverywhere, isSamePage, outcomeOn, type Presence } from "./redirect-outcome.ts";
import { decodedPath, type RedirectRule, redirectRule, ruleKey } from "./redirect-rules.ts";
import type { Report } from "./report.ts";

/** The place of a key of a redirect in the config. */
export const redirectPlace = (config: SiteConfig, index: number, key: string) => ({
  file: config.file,
  pointer: pointerTo(`/site/redirects/${index}`, key),
});

/** The redirects that start at an address where one can start; reports those that do not. */
export function reportedStarts(
  config: SiteConfig,
  presenceOf: (rule: RedirectRule) => Presence,
  report: Report,
): RedirectRule[] {
  const first = new Map<string, RedirectRule>();
  return (config.site.redirects ?? []).map(redirectRule).filter((rule) => {
    const place = redirectPlace(config, rule.index, "from");
    const { from } = rule;
    const wrong = startMistake(from);
    if (wrong) {
      const message = `A redirect can't start at ${truncateForMessage(from)}: ${wrong}.`;
      report.add("reserved-route", place, message, "Write an address that a page once had.");
      return false;
    }
    const other = first.get(ruleKey(rule));
    // Older systems have made no difference between capitals and small letters, so both are asked for.
    if (other !== undefined && !(other.to === rule.to && other.from !== rule.from)) {
      report.add("duplicate-route", place, `Another redirect starts at ${from} already.`, {
        suggestion: "Remove one of the two.",
        related: [{ ...redirectPlace(config, other.index, "from"), message: "The first of them." }],
      });
      return false;
    }
    first.set(ruleKey(rule), other ?? rule);
    const shadow = shadowOf(rule, presenceOf(rule), config.site.host);
    if (shadow === undefined) return true;
    const message = `${shadow}, so nobody would be redirected to ${truncateForMessage(rule.to)}.`;
    report.add("shadowed-redirect", place, message, "Remove the redirect, or move the page.");
    return false;
  });
}

/** What is served in place of a redirect on the site's host, or for a site that names none, on every host. */
function shadowOf(rule: RedirectRule, presence: Presence, host: HostName | undefined): string | undefined {
  if (isSamePage(rule, presence)) return undefined;
  const isShadowed =
    host === undefined
      ? isPresentEverywhere(rule, presence)
      : outcomeOn(host, rule, presence).by === "present";
  if (!isShadowed) return undefined;
  const from = truncateForMessage(rule.from);
  const there = writtenPath(presence.at ?? presence.alike ?? "");
  const isFile = /\.[^/]/.test(there.slice(there.lastIndexOf("/") + 1));
  const name = host === undefined ? "every host" : hosts[host].title;
  if (presence.at === undefined) return `${name} takes ${from} for ${there}`;
  return `There is a ${isFile ? "file" : "page"} at ${from}, and ${name} serves it in place of a redirect`;
}

/** Names at the top of the site that no page can have anyway: files for hosts, the output's mark, what site dev answers. */
const ownNames = /^(_redirects|_headers|\.blockwork|__blockwork)$/i;

/** Old addresses may be what no page can be today, with dots and percent signs, but not everything. */
function startMistake(from: string): string | undefined {
  const [written = "", query = ""] = from.split("?");
  if (/%(?![\da-f]{2})/i.test(from)) return "a percent sign stands before two hexadecimal digits";
  const path = decodedPath(written) ?? "";
  if (/\*/.test(path.replace(/\/\*$/, ""))) return "a star can only stand at its end, after a slash";
  // Behind percent signs, slashes and control characters are taken for what they stand for by some hosts.
  const plain = safeUrl(path)?.kind === "path" || safeUrl(path.replaceAll(" ", "_"))?.kind === "path";
  const misshapen = /[<>"{}]|(?! )[\p{C}\p{Z}]/u;
  if (
    !plain ||
    /%(2f|5c|7f)/i.test(written) ||
    misshapen.test(path) ||
    misshapen.test(query) ||
    /\s/.test(from)
  )
    return "it is not an address";
  if (written.endsWith("/*") && query) return "a star and a query can't stand in one address";
  const [, first = ""] = path.split("/");
  if (first === "*") return "every address would be redirected that has no page";
  return isReserved(first) || ownNames.test(first) ? `/${first} is kept for Blockwork itself` : undefined;
}
