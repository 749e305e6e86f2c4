import { safeUrl } from "../../../schema/fields/safe-url.ts";
import { fileSystemKey } from "../../../schema/text/confusable-names.ts";
import { inSite, type SiteAddress } from "./links.ts";
import { canonicalPath } from "./page-address.ts";

/** A redirect of the config, prepared for comparison with addresses. */
export interface RedirectRule {
  /** In `site.redirects`. */
  readonly index: number;
  /** As written. */
  readonly from: string;
  /** As written. */
  readonly to: string;
  /** Of `from`, normalized by `addressKey`, without its query and star. */
  readonly path: string;
  /** Whether `from` ends in a star. */
  readonly wildcard: boolean;
  /** The conditions on the query, sorted by name. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

interface OwnAddress {
  readonly key: string;
  readonly query: URLSearchParams;
}

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

export function ruleKey({ path, wildcard, query }: RedirectRule): string {
  return JSON.stringify([path, wildcard, query]);
}

/** The most specific rule first: exact before a star, longer before shorter. */
export function bySpecificity(a: RedirectRule, b: RedirectRule): number {
  return (
    Number(a.wildcard) - Number(b.wildcard) ||
    (a.wildcard ? b.path.length - a.path.length : 0) ||
    b.query.length - a.query.length
  );
}

/** Follows redirects through each other. */
interface RedirectMap {
  /** The redirect that an address leads to; undefined for a page or another site. */
  follow(to: string): RedirectRule | undefined;
  /** The redirects through which a rule leads back to itself; undefined if it doesn't. */
  circleOf(rule: RedirectRule): readonly RedirectRule[] | undefined;
}

export function createRedirectMap(
  rules: readonly RedirectRule[],
  pages: ReadonlySet<string>,
  address: SiteAddress | undefined,
): RedirectMap {
  const ordered = [...rules].sort(bySpecificity);
  const ruleAt = ({ key, query }: OwnAddress) =>
    ordered.find(
      (rule) =>
        // Only a redirect with a query takes precedence over a page.
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

const anyRest = "-any-";

const withSplat = (to: string, rest: string) => to.replace(":splat", () => rest);

function ownAddress(to: string, address: SiteAddress | undefined): OwnAddress | undefined {
  const url = inSite(safeUrl(to), address);
  if (url?.kind !== "path") return undefined;
  const query = new URLSearchParams(url.suffix.replace(/^[^?]*|#.*$/g, ""));
  return { key: addressKey(url.path), query };
}

export function addressKey(path: string): string {
  return fileSystemKey(canonicalPath(decodedPath(path) ?? path));
}

export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
