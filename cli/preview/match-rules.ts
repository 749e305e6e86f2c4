import type { HeaderRule, HostRules } from "../../renderer/render/hosts/host-rules.ts";
import { redirectTarget } from "../../renderer/visitor/redirect-target.ts";

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

/** Where the first redirect that fits leads; a status of 200 names a file to answer with. */
export function redirectFor(
  { redirects }: HostRules,
  url: URL,
): { readonly to: string; readonly status: number } | undefined {
  for (const { from, query, to, status } of redirects) {
    const address = query.length > 0 ? `${from}?${query.join("&")}` : from;
    const target = redirectTarget([[address, to]], url);
    if (target !== undefined) return { to: target, status };
  }
  return undefined;
}

/** The file for an address without one in a part of the site that has its own. */
export const missingFileFor = ({ base, missing }: HostRules, path: string): string | undefined =>
  missing.find((rule) => rule.path !== `${base}/*` && fits(rule, path))?.file;
