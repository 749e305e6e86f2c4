/** An old address and the new one: `/a`, `/a/*` (with `:splat` in the new one) or `/a?b=c`. */
export type RedirectRule = readonly [from: string, to: string];

/** Where the first rule that fits sends an address; undefined when none does. A slash at the end of a path makes no difference. */
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
    if (!old.endsWith("*")) {
      if (withSlash(old) === path) return to;
      continue;
    }
    const start = old.slice(0, -1);
    const rest = path.slice(start.length, -1);
    if (path.startsWith(start)) return to.replace(rest ? ":splat" : /:splat\/?/, () => rest);
  }
  return undefined;
}

const withSlash = (path: string) => path.replace(/\/?$/, "/");
