import type { HeaderRule, HostRedirect, HostRules } from "../../renderer/hosts/host-rules.ts";
import {
  endOfPath,
  formatTarget,
  percentEncode,
  redirectPatterns,
} from "../../renderer/hosts/redirect-pattern.ts";

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

/** The redirect for a URL; with `isFirst`, of those that take precedence over a page. */
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

export const missingFileFor = ({ base, missing }: HostRules, path: string): string | undefined =>
  missing.find((rule) => rule.path !== `${base}/*` && fits(rule, path))?.file;
