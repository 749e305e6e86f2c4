import type { HostName } from "../../schema/host-name.ts";

/** What a host can do with redirects. What it can't is left to the page for missing addresses, whose script does it. */
export interface RedirectAbilities {
  /** Whether a file at an address goes before a redirect. */
  readonly isFileFirst: boolean;
  /** Whether a rule can ask for this in a query, decoded, and be looked at before files for it. */
  readonly asks: (name: string, value: string) => boolean;
  /** Whether it finds a file whatever the case of its address. */
  readonly ignoresCase: boolean;
  /** Whether a rule can name the page for missing addresses in a part of the site. */
  readonly namesMissing: boolean;
  /** Whether it takes new addresses with http. */
  readonly takesHttp: boolean;
  /** Whether a rule with a star is for the folder itself too, and what the star stands for has no slash at its end. */
  readonly trimsStar: boolean;
  readonly statuses: readonly number[];
  /** The most rules that it reads, and of them, those with a star or a placeholder. */
  readonly maxRules: number;
  readonly maxStars: number;
}

/** A host that sites are published on. */
export interface Host {
  /** As it calls itself. */
  readonly title: string;
  /** Where its rules are: in a file of the site, in what `site host` prints, or nowhere. */
  readonly rules: "_redirects" | ".htaccess" | "printed" | "none";
  readonly redirects: RedirectAbilities;
}

const all: RedirectAbilities = {
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
const none: RedirectAbilities = { ...all, asks: () => false, statuses: [] };

/** Every host that the build knows, as its own documentation and programs say. */
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

/** What every host can do that reads `_redirects`: what is written for a site that names none. */
export const commonAbilities: RedirectAbilities = {
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

export const abilitiesOf = (host: HostName | undefined): RedirectAbilities =>
  host === undefined ? commonAbilities : hosts[host].redirects;
