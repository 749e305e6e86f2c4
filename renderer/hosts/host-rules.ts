import type { Site, SiteRedirect } from "../site.ts";

/** Response headers for an address, or with a star at the end for all below it. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface HostRedirect {
  /** Without a query; a star at its end is `:splat` in `to`, and segments such as `:year` match any one. */
  readonly from: string;
  /** Conditions on the query, each as `name=value`; all have to be met. */
  readonly query: readonly string[];
  readonly to: string;
  /** An HTTP status from 301 to 308. */
  readonly status: number;
  /** Whether it takes precedence over a page, because of its query. */
  readonly isFirst?: boolean;
  /** Left to the page for missing addresses, because the host can't do it. */
  readonly isUnsupported?: boolean;
}

/** Which page is served for addresses that don't exist. */
export interface MissingRule {
  /** The addresses that the page is for, such as `/de/*`. */
  readonly path: string;
  /** The page's file, as an address with the base. */
  readonly file: string;
}

export interface HostRules {
  /** The path that the site is served from; empty at the root of its host. */
  readonly base: string;
  readonly headers: readonly HeaderRule[];
  /** The most specific first. */
  readonly redirects: readonly HostRedirect[];
  readonly missing: readonly MissingRule[];
}

export function hostRules(
  { settings: { base }, redirects, pages, isStaging }: Site,
  more: readonly HeaderRule[] = [],
): HostRules {
  return {
    base,
    headers: [...headerRules(base), ...(isStaging ? [unlisted] : []), ...more],
    redirects: redirects.map(redirectRule),
    missing: pages
      .filter(({ missing }) => missing)
      .map(({ path }) => ({
        path: base + path.replace(/404\/$/, "*"),
        file: `${base}${path.slice(0, -1)}.html`,
      }))
      .sort((one, other) => other.path.length - one.path.length),
  };
}

/** For files that are not pages, such as pictures and downloads, only a header can say so. */
const unlisted: HeaderRule = { path: "/*", headers: [["X-Robots-Tag", "noindex"]] };

export const immutable = [["Cache-Control", "public, max-age=31536000, immutable"]] as const;

const headerRules = (base: string): HeaderRule[] => [
  {
    path: "/*",
    headers: [
      ["Strict-Transport-Security", "max-age=31536000"],
      ["X-Content-Type-Options", "nosniff"],
      ["Referrer-Policy", "strict-origin-when-cross-origin"],
      ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()"],
      ["Cross-Origin-Opener-Policy", "same-origin"],
      ["X-Frame-Options", "DENY"],
      ["Content-Security-Policy", "frame-ancestors 'none'; object-src 'none'; base-uri 'none'"],
    ],
  },
  ...["assets", "media", "data"].map((folder) => ({ path: `${base}/${folder}/*`, headers: immutable })),
];

function redirectRule({ from, ...redirect }: SiteRedirect): HostRedirect {
  const [path = "", query] = from.split("?");
  return { from: path, query: query?.split("&") ?? [], ...redirect };
}
