import { safeUrl } from "../../schema/safe-url.ts";
import { diskKey } from "../../schema/same-name.ts";
import { inSite, type SiteAddress } from "./links.ts";
import { canonicalPath } from "./page-address.ts";

/** A redirect of the config, taken apart. */
export interface RedirectRule {
  /** Its index in `site.redirects`. */
  readonly index: number;
  readonly from: string;
  readonly to: string;
  /** The key of its path, without the star. */
  readonly path: string;
  /** Whether it ends in a star, which stands for all addresses below its path. */
  readonly wildcard: boolean;
  /** What an address must have in its query. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** An address of this site, in the form in which two are told apart. */
interface OwnAddress {
  readonly key: string;
  readonly query: URLSearchParams;
}

/** Takes a redirect apart. */
export function redirectRule(
  { from, to }: { readonly from: string; readonly to: string },
  index: number,
): RedirectRule {
  const [path = "", query] = from.split("?");
  const wildcard = path.endsWith("/*");
  return {
    index,
    from,
    to,
    path: addressKey(wildcard ? path.slice(0, -1) : path),
    wildcard,
    query: [...new URLSearchParams(query)].sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

/** What two rules have in common that start at the same addresses. */
export function ruleKey({ path, wildcard, query }: RedirectRule): string {
  return JSON.stringify([path, wildcard, query]);
}

/** Orders rules so that the first one that fits is the most particular: exact before a star, longer before shorter. */
export function byParticularity(a: RedirectRule, b: RedirectRule): number {
  return (
    Number(a.wildcard) - Number(b.wildcard) ||
    (a.wildcard ? b.path.length - a.path.length : 0) ||
    b.query.length - a.query.length
  );
}

/** Where addresses of this site lead: to a page, on to another rule, or nowhere. */
export interface RedirectMap {
  /** The rule that an address leads on to; undefined for a page, another site, or what no rule starts at. */
  follow(to: string): RedirectRule | undefined;
  /** The rules of the circle that a rule is part of. */
  circleOf(rule: RedirectRule): readonly RedirectRule[] | undefined;
}

/** `pages` are keys of paths. */
export function createRedirectMap(
  rules: readonly RedirectRule[],
  pages: ReadonlySet<string>,
  address: SiteAddress | undefined,
): RedirectMap {
  const ordered = [...rules].sort(byParticularity);
  const ruleAt = ({ key, query }: OwnAddress) =>
    ordered.find(
      (rule) =>
        // Only a redirect that asks for a query may go before a page.
        (rule.query.length > 0 || !pages.has(key)) &&
        (rule.wildcard ? key.startsWith(rule.path) : key === rule.path) &&
        rule.query.every(([name, value]) => query.getAll(name).includes(value)),
    );
  const step = (to: string) => {
    const own = ownAddress(to, address);
    const rule = own && ruleAt(own);
    return rule && { rule, rest: own.key.slice(rule.path.length, -1) };
  };
  return {
    follow: (to) => step(to)?.rule,
    circleOf(start) {
      const seen = [start];
      let next = step(withSplat(start.to, anyRest));
      while (next && !seen.includes(next.rule)) {
        seen.push(next.rule);
        next = step(withSplat(next.rule.to, next.rest));
      }
      return next?.rule === start ? seen : undefined;
    },
  };
}

/** Stands for whatever a visitor asks for below a star. */
const anyRest = "-any-";

const withSplat = (to: string, rest: string) => to.replace(":splat", () => rest);

function ownAddress(to: string, address: SiteAddress | undefined): OwnAddress | undefined {
  const url = inSite(safeUrl(to), address);
  if (url?.kind !== "path") return undefined;
  const query = new URLSearchParams(url.suffix.replace(/^[^?]*|#.*$/g, ""));
  return { key: addressKey(url.path), query };
}

/** The form of a path in which two are one to some host: without percent signs, whatever the case. */
export function addressKey(path: string): string {
  return diskKey(canonicalPath(decodedPath(path) ?? path));
}

export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
