import type { HeaderRule, HostRedirect, HostRules } from "../../renderer/hosts/host-rules.ts";
import {
  endOfPath,
  formatTarget,
  percentEncode,
  redirectPatterns,
} from "../../renderer/hosts/redirect-pattern.ts";

/** The headers of every rule that fits a path, values of one header joined by commas, as hosts do it. */
export function headersFor(
  rules: Pick<HostRules, "headers">,
  path: string,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, value] of rules.headers
    .filter((rule) => fits(rule, path))
    .flatMap(({ headers }) => headers)) {
    const key = name.toLowerCase();
    found[key] = found[key] === undefined ? value : `${found[key]}, ${value}`;
  }
  return found;
}

const fits = ({ path: rule }: Pick<HeaderRule, "path">, path: string) =>
  rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** Where the first redirect that fits leads, of those before files or of the others; a status of 200 names a file to answer with. */
export function redirectFor(
  { redirects }: HostRules,
  url: URL,
  isFirst = false,
): { readonly to: string; readonly status: number } | undefined {
  for (const redirect of redirects) {
    if ((redirect.isFirst ?? false) !== isFirst || redirect.isUnsupported) continue;
    const to = targetFor(redirect, url);
    if (to !== undefined) return { to, status: redirect.status };
  }
  return undefined;
}

/** Where a redirect leads from an address, if it starts there. */
export function targetFor(
  redirect: HostRedirect,
  { pathname, search, searchParams }: URL,
): string | undefined {
  const wanted = [...new URLSearchParams(redirect.query.join("&"))];
  if (!wanted.every(([name, value]) => searchParams.getAll(name).includes(value))) return undefined;
  for (const pattern of redirectPatterns(redirect)) {
    const found = new RegExp(pattern.path + endOfPath).exec(pathname + search);
    if (!found) continue;
    const group = (number: number) => found[number] ?? "";
    return percentEncode(formatTarget(pattern, { group, query: search }));
  }
  return undefined;
}

/** The file for an address without one in a part of the site that has its own. */
export const missingFileFor = ({ base, missing }: HostRules, path: string): string | undefined =>
  missing.find((rule) => rule.path !== `${base}/*` && fits(rule, path))?.file;
