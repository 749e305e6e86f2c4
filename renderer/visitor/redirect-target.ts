export type RedirectRule = readonly [from: string, to: string];

/**
 * Of the first rule that matches; undefined without one. A trailing slash makes no difference. The query is passed
 * on, unless the rule matches one or the target has its own.
 */
export function redirectTarget(
  rules: readonly RedirectRule[],
  { pathname, search }: Pick<Location, "pathname" | "search">,
): string | undefined {
  const path = withSlash(pathname);
  const given = new URLSearchParams(search);
  for (const [from, to] of rules) {
    const [old = "", query] = from.split("?");
    const wanted = [...new URLSearchParams(query)];
    if (!wanted.every(([name, value]) => given.getAll(name).includes(value))) continue;
    const target = targetOf(withSlash(old), to, path);
    if (target !== undefined) return query === undefined ? withSearch(target, search) : target;
  }
  return undefined;
}

function targetOf(old: string, to: string, path: string): string | undefined {
  if (!old.endsWith("*/")) return old === path ? to : undefined;
  const start = old.slice(0, -2);
  if (!path.startsWith(start)) return undefined;
  // After a slash, another one or a backslash would start the name of another host.
  const rest = path.slice(start.length, -1).replace(/^[^\w.~!$&'()*+,;=:@%-]+/, "");
  return to.replace(rest ? /:splat\b/g : /:splat\b\/?/g, () => rest);
}

const withSearch = (target: string, search: string) =>
  target.includes("?") || search === "?" ? target : target.replace(/#|$/, (hash) => search + hash);

/** In one form, with a slash: some clients encode the marks that an address can't have, and others send them. */
const withSlash = (path: string) =>
  path
    .replace(/\/?$/, "/")
    .replace(/[[\]^`|]/g, encodeURIComponent)
    .replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase());
