import type { Site, SiteRedirect } from "../site.ts";

export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface HostRedirect {
  /** Without a query; a star at its end is `:splat` in `to`, and segments such as `:year` match any one. */
  readonly from: string;
  readonly query: readonly string[];
  readonly to: string;
  readonly status: number;
  readonly isFirst?: boolean;
  /** Left to the page for missing addresses, because the host can't do it. */
  readonly isUnsupported?: boolean;
}

export interface MissingRule {
  readonly path: string;
  readonly file: string;
}

export interface HostRules {
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
