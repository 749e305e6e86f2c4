import type { HostName } from "../../../schema/fields/host-name.ts";
import { capabilitiesOf, hosts, type RedirectCapabilities } from "../../hosts/hosts.ts";
import { canonicalPath } from "./page-address.ts";
import { addressKey, decodedPath, type RedirectRule } from "./redirect-rules.ts";

export type UnsupportedReason = "query" | "star" | "http" | "case" | "covers" | "limit" | "rules";

export type RedirectResult =
  | { readonly by: "rule"; readonly isFirst: boolean }
  | { readonly by: "script"; readonly reason: UnsupportedReason }
  | { readonly by: "present" };

/** The page or file that is already where a redirect starts. */
export interface ExistingPaths {
  /** Exactly there. */
  readonly at: string | undefined;
  /** There if case is ignored; only set if nothing is exactly there. */
  readonly alike: string | undefined;
  /** For a redirect with a star, one that the star would match. */
  readonly below: string | undefined;
}

/** A function that finds what is published at a redirect's start. */
export function findExistingPaths(
  pages: readonly string[],
  files: Iterable<string>,
): (rule: RedirectRule) => ExistingPaths {
  const paths = [...pages, ...files];
  const exact = new Map(paths.map((path) => [exactKey(path), path]));
  const alike = new Map(paths.map((path) => [addressKey(path), path]));
  const keys = [...exact.keys()].sort();
  return ({ from, path, wildcard }) => {
    const [written = ""] = from.split("?");
    const key = exactKey(wildcard ? written.slice(0, -1) : written);
    if (wildcard)
      return { at: undefined, alike: undefined, below: keys.find((each) => each.startsWith(key)) };
    const at = exact.get(key) ?? exact.get(key.replace(besidePage, "/"));
    return {
      at,
      alike: at === undefined ? alike.get(path.replace(besidePage, "/")) : undefined,
      below: undefined,
    };
  };
}

const besidePage = /\/index(\.html)?\/$/;

const exactKey = (path: string) => canonicalPath(decodedPath(path) ?? path).normalize("NFC");

/** How a redirect is carried out on a host; for an undefined host, on any that reads `_redirects`. */
export function redirectResult(
  host: HostName | undefined,
  rule: RedirectRule,
  presence: ExistingPaths,
): RedirectResult {
  const abilities = capabilitiesOf(host);
  const isThere = isPresent(abilities, presence);
  const isFirst = isThere && rule.query.length > 0;
  const canAsk = rule.query.every(([name, value]) => abilities.asks(name, value));
  if (isThere && !(isFirst && canAsk)) return { by: "present" };
  const reason = reasonAgainst(abilities, rule, presence);
  return reason === undefined ? { by: "rule", isFirst } : { by: "script", reason };
}

/** For another form of the page's address, such as `/About` or `/about/index.html`. */
export function isSamePage({ to, from }: RedirectRule, { at, alike }: ExistingPaths): boolean {
  const there = at ?? alike;
  const [target = ""] = to.split(/[?#]/);
  const [start = "", query] = from.split("?");
  if (there === undefined || addressKey(target) !== addressKey(there)) return false;
  return query !== undefined || exactKey(start) !== exactKey(there);
}

export const existsOnEveryHost = (rule: RedirectRule, presence: ExistingPaths): boolean =>
  (Object.keys(hosts) as HostName[]).every((host) => redirectResult(host, rule, presence).by === "present");

const isPresent = ({ ignoresCase }: RedirectCapabilities, { at, alike }: ExistingPaths) =>
  at !== undefined || (ignoresCase && alike !== undefined);

function reasonAgainst(
  { statuses, asks, takesHttp, isFileFirst }: RedirectCapabilities,
  { query, to, wildcard }: RedirectRule,
  { below }: ExistingPaths,
): UnsupportedReason | undefined {
  if (statuses.length === 0) return "rules";
  if (!query.every(([name, value]) => asks(name, value))) return "query";
  if (/^\s*http:/i.test(to) && !takesHttp) return "http";
  return wildcard && below !== undefined && !isFileFirst ? "star" : undefined;
}
