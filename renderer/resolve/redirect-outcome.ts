import type { HostName } from "../../schema/host-name.ts";
import { abilitiesOf, hosts, type RedirectAbilities } from "../hosts/hosts.ts";
import { canonicalPath } from "./page-address.ts";
import { addressKey, decodedPath, type RedirectRule } from "./redirect-rules.ts";

/** Why a host has no rule for a redirect. */
export type LeftOutReason = "query" | "star" | "http" | "case" | "covers" | "limit" | "rules";

/**
 * What answers at an old address on a host: its rule, perhaps one before files; the script of the page for missing
 * addresses; or what is there already.
 */
export type RedirectOutcome =
  | { readonly by: "rule"; readonly isFirst: boolean }
  | { readonly by: "script"; readonly reason: LeftOutReason }
  | { readonly by: "present" };

/** What a site has at the addresses that a redirect starts at. */
export interface Presence {
  /** The page or file at the very address; a page's by its canonical path. */
  readonly at: string | undefined;
  /** The page or file at an address that differs in capitals only. */
  readonly alike: string | undefined;
  /** Of a redirect with a star, a page or file that it would cover. */
  readonly below: string | undefined;
}

/** Finds what pages and files there are where a redirect starts. Both are paths without the base, files from a slash on. */
export function createPresence(
  pages: readonly string[],
  files: Iterable<string>,
): (rule: RedirectRule) => Presence {
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

/** The names under which hosts serve the file of a page. */
const besidePage = /\/index(\.html)?\/$/;

const exactKey = (path: string) => canonicalPath(decodedPath(path) ?? path).normalize("NFC");

/** What becomes of a redirect on a host, or for a site that names none, on all that read `_redirects`. */
export function outcomeOn(
  host: HostName | undefined,
  rule: RedirectRule,
  presence: Presence,
): RedirectOutcome {
  const abilities = abilitiesOf(host);
  const isThere = isPresent(abilities, presence);
  const isFirst = isThere && rule.query.length > 0;
  const canAsk = rule.query.every(([name, value]) => abilities.asks(name, value));
  if (isThere && !(isFirst && canAsk)) return { by: "present" };
  const reason = reasonAgainst(abilities, rule, presence);
  return reason === undefined ? { by: "rule", isFirst } : { by: "script", reason };
}

/** Whether a redirect leads to the page that is at its old address in another form, such as `/About` or `/about/index.html`. */
export function isSamePage({ to, from }: RedirectRule, { at, alike }: Presence): boolean {
  const there = at ?? alike;
  const [target = ""] = to.split(/[?#]/);
  const [start = "", query] = from.split("?");
  if (there === undefined || addressKey(target) !== addressKey(there)) return false;
  return query !== undefined || exactKey(start) !== exactKey(there);
}

/** Whether an address is answered with what is there on every host. */
export const isPresentEverywhere = (rule: RedirectRule, presence: Presence): boolean =>
  (Object.keys(hosts) as HostName[]).every((host) => outcomeOn(host, rule, presence).by === "present");

const isPresent = ({ ignoresCase }: RedirectAbilities, { at, alike }: Presence) =>
  at !== undefined || (ignoresCase && alike !== undefined);

function reasonAgainst(
  { statuses, asks, takesHttp, isFileFirst }: RedirectAbilities,
  { query, to, wildcard }: RedirectRule,
  { below }: Presence,
): LeftOutReason | undefined {
  if (statuses.length === 0) return "rules";
  if (!query.every(([name, value]) => asks(name, value))) return "query";
  if (/^\s*http:/i.test(to) && !takesHttp) return "http";
  return wildcard && below !== undefined && !isFileFirst ? "star" : undefined;
}
