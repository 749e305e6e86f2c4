import type { HostName } from "../../schema/fields/host-name.ts";

export interface RedirectCapabilities {
  /** Whether a file takes precedence over a redirect with a star. */
  readonly isFileFirst: boolean;
  /** Whether a rule can have this condition on the query. */
  readonly asks: (name: string, value: string) => boolean;
  /** Whether addresses match files and rules in any case. */
  readonly ignoresCase: boolean;
  /** Whether a rule can name a page for addresses that don't exist. */
  readonly namesMissing: boolean;
  /** Whether a redirect can lead to an `http:` address. */
  readonly takesHttp: boolean;
  /** Whether a star matches the folder itself too, and `:splat` has no trailing slash. */
  readonly trimsStar: boolean;
  /** Those that a redirect can have; empty if the host has no redirects. */
  readonly statuses: readonly number[];
  /** The most redirects that the host reads. */
  readonly maxRules: number;
  /** The most redirects with a star or placeholder that it reads. */
  readonly maxStars: number;
}

/** A product or server that serves a built site. */
export interface Host {
  /** Its product name. */
  readonly title: string;
  /** The file that its rules are written to, or `printed` if they belong into the server's own configuration. */
  readonly rules: "_redirects" | ".htaccess" | "printed" | "none";
  readonly redirects: RedirectCapabilities;
}

const all: RedirectCapabilities = {
  isFileFirst: true,
  asks: () => true,
  ignoresCase: false,
  namesMissing: true,
  takesHttp: true,
  trimsStar: true,
  statuses: [301, 302, 303, 307, 308],
  maxRules: Number.POSITIVE_INFINITY,
  maxStars: Number.POSITIVE_INFINITY,
};
const none: RedirectCapabilities = { ...all, asks: () => false, statuses: [] };

export const hosts: Readonly<Record<HostName, Host>> = {
  netlify: {
    title: "Netlify",
    rules: "_redirects",
    redirects: {
      ...all,
      asks: (name, value) => /^[\w.-]+$/.test(name) && /^[\p{L}\p{N}_.~/-]+$/u.test(value),
      ignoresCase: true,
      trimsStar: false,
      statuses: [301, 302],
    },
  },
  "cloudflare-pages": {
    title: "Cloudflare Pages",
    rules: "_redirects",
    redirects: {
      ...all,
      isFileFirst: false,
      asks: () => false,
      namesMissing: false,
      takesHttp: false,
      trimsStar: false,
      maxRules: 2000,
      maxStars: 100,
    },
  },
  "gitlab-pages": {
    title: "GitLab Pages",
    rules: "_redirects",
    redirects: {
      ...all,
      asks: () => false,
      namesMissing: false,
      trimsStar: false,
      statuses: [301, 302],
      maxRules: 1000,
      maxStars: 1000,
    },
  },
  "github-pages": { title: "GitHub Pages", rules: "none", redirects: none },
  nginx: { title: "nginx", rules: "printed", redirects: all },
  caddy: { title: "Caddy", rules: "printed", redirects: all },
  apache: { title: "Apache", rules: ".htaccess", redirects: all },
  plain: { title: "a host that reads no rules", rules: "none", redirects: none },
};

const readers = Object.values(hosts)
  .filter(({ rules }) => rules === "_redirects")
  .map(({ redirects }) => redirects);

export const commonCapabilities: RedirectCapabilities = {
  isFileFirst: readers.every(({ isFileFirst }) => isFileFirst),
  asks: (name, value) => readers.every(({ asks }) => asks(name, value)),
  ignoresCase: readers.some(({ ignoresCase }) => ignoresCase),
  namesMissing: readers.every(({ namesMissing }) => namesMissing),
  takesHttp: readers.every(({ takesHttp }) => takesHttp),
  trimsStar: readers.every(({ trimsStar }) => trimsStar),
  statuses: all.statuses.filter((status) => readers.every(({ statuses }) => statuses.includes(status))),
  maxRules: Math.min(...readers.map(({ maxRules }) => maxRules)),
  maxStars: Math.min(...readers.map(({ maxStars }) => maxStars)),
};

export const capabilitiesOf = (host: HostName | undefined): RedirectCapabilities =>
  host === undefined ? commonCapabilities : hosts[host].redirects;
