import type { HostName } from "../../../schema/fields/host-name.ts";
import { safeUrl } from "../../../schema/fields/safe-url.ts";
import type { SiteConfig } from "../../../schema/site/site-config.ts";
import { pointerTo } from "../../../schema/sources/source.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { hosts } from "../../hosts/hosts.ts";
import type { Report } from "../report/report.ts";
import { isReserved, withoutTrailingSlash } from "./page-address.ts";
import { type ExistingPaths, existsOnEveryHost, isSamePage, redirectResult } from "./redirect-result.ts";
import { decodedPath, type RedirectRule, redirectRule, ruleKey } from "./redirect-rules.ts";

export const redirectLocation = (config: SiteConfig, index: number, key: string) => ({
  file: config.file,
  pointer: pointerTo(`/site/redirects/${index}`, key),
});

/** Reports and leaves out those that can't start at their address. */
export function validRedirects(
  config: SiteConfig,
  presenceOf: (rule: RedirectRule) => ExistingPaths,
  report: Report,
): RedirectRule[] {
  const first = new Map<string, RedirectRule>();
  return (config.site.redirects ?? []).map(redirectRule).filter((rule) => {
    const place = redirectLocation(config, rule.index, "from");
    const { from } = rule;
    const wrong = startMistake(from);
    if (wrong) {
      const message = `A redirect can't start at ${truncateForMessage(from)}: ${wrong}.`;
      report.add("reserved-route", place, message, "Write an address that a page once had.");
      return false;
    }
    const other = first.get(ruleKey(rule));
    // Older systems were often case-insensitive, so both are listed.
    if (other !== undefined && !(other.to === rule.to && other.from !== rule.from)) {
      report.add("duplicate-route", place, `Another redirect starts at ${from} already.`, {
        suggestion: "Remove one of the two.",
        related: [{ ...redirectLocation(config, other.index, "from"), message: "The first of them." }],
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

function shadowOf(
  rule: RedirectRule,
  presence: ExistingPaths,
  host: HostName | undefined,
): string | undefined {
  if (isSamePage(rule, presence)) return undefined;
  const isShadowed =
    host === undefined
      ? existsOnEveryHost(rule, presence)
      : redirectResult(host, rule, presence).by === "present";
  if (!isShadowed) return undefined;
  const from = truncateForMessage(rule.from);
  const there = withoutTrailingSlash(presence.at ?? presence.alike ?? "");
  const isFile = /\.[^/]/.test(there.slice(there.lastIndexOf("/") + 1));
  const name = host === undefined ? "every host" : hosts[host].title;
  if (presence.at === undefined) return `${name} takes ${from} for ${there}`;
  return `There is a ${isFile ? "file" : "page"} at ${from}, and ${name} serves it in place of a redirect`;
}

const ownNames = /^(_redirects|_headers|\.blockwork|__blockwork)$/i;

function startMistake(from: string): string | undefined {
  const [written = "", query = ""] = from.split("?");
  if (/%(?![\da-f]{2})/i.test(from)) return "a percent sign stands before two hexadecimal digits";
  const path = decodedPath(written) ?? "";
  if (/\*/.test(path.replace(/\/\*$/, ""))) return "a star can only stand at its end, after a slash";
  // Some hosts decode slashes and control characters.
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
