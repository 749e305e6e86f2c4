import type { Site, SiteRedirect } from "../site.ts";

/** Headers for an address, or with a star at its end for all that start so. Where several fit, all of them are sent. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A redirect for addresses at which there is no file, or before files if `isFirst`. */
export interface HostRedirect {
  /** Without a query; with a star at its end for all below, for which `:splat` stands in `to`. Segments such as `:year` stand for any one. */
  readonly from: string;
  /** What the query of the address has to hold, such as `page=contact`. */
  readonly query: readonly string[];
  readonly to: string;
  readonly status: number;
  /** Whether it is looked at before files. */
  readonly isFirst?: boolean;
  /** Whether the host can't do it, so that it is left to the page for missing addresses. */
  readonly isLeftOut?: boolean;
}

/** Which file answers, with the status 404, where there is no file and no redirect. */
export interface MissingRule {
  /** With a star at its end. */
  readonly path: string;
  readonly file: string;
}

/** What a host has to know of a site beside its files. Every address starts with the base. */
export interface HostRules {
  /** What the addresses of the site start with: empty, or `/school`. */
  readonly base: string;
  readonly headers: readonly HeaderRule[];
  /** The most particular first. */
  readonly redirects: readonly HostRedirect[];
  /** Those of other languages first, that of the whole site last. */
  readonly missing: readonly MissingRule[];
}

/** The rules of a site, with more of its headers. */
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

/** Of what is no page, such as pictures and downloads, only a header can say it. */
const unlisted: HeaderRule = { path: "/*", headers: [["X-Robots-Tag", "noindex"]] };

/** For files whose names change with their content. */
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
