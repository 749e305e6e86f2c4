import type { HostRedirect, HostRules } from "./host-rules.ts";
import { commonCapabilities, type RedirectCapabilities } from "./hosts.ts";
import { addressForms, percentEncode } from "./redirect-pattern.ts";

/** Starts a line with what the host can't do: a comment for hosts, a rule for `site host`. */
export const unsupportedPrefix = "#- ";

export function redirectsFile(
  { base, redirects, missing }: HostRules,
  abilities: RedirectCapabilities = commonCapabilities,
): string {
  const written = redirects.filter(({ isUnsupported }) => !isUnsupported);
  const left = redirects.filter(({ isUnsupported }) => isUnsupported);
  // Hosts use 404.html at the top of the site by themselves; those of other languages need a rule.
  const others = missing
    .filter(({ path }) => path !== `${base}/*`)
    .map(({ path, file }) => `${path} ${file} 404`);
  const leftOut = [
    ...left.map(({ from, query, to, status }) => [from, ...query, to, status].join(" ")),
    ...(abilities.namesMissing ? [] : others),
  ];
  const lines = [
    ...distinct(redirectLines(written, abilities)).map(({ from, rest }) => `${from} ${rest}`),
    ...(abilities.namesMissing ? others : []),
    ...(leftOut.length > 0 ? ["# Left out here; `site host` reads it for other hosts:"] : []),
    ...leftOut.map((line) => unsupportedPrefix + line),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

interface Line {
  readonly from: string;
  readonly rest: string;
}

export function countLines(redirect: HostRedirect, abilities: RedirectCapabilities) {
  const lines = redirectLines([redirect], abilities);
  return { rules: lines.length, stars: lines.filter(hasStar).length };
}

const hasStar = ({ from }: Line) => /[*:]/.test(from);

function redirectLines(redirects: readonly HostRedirect[], abilities: RedirectCapabilities): Line[] {
  const lines = redirects.flatMap((redirect) => linesOf(redirect, abilities));
  return [...lines.filter((line) => !hasStar(line)), ...lines.filter(hasStar)];
}

function distinct(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ from, rest }) => {
    // The query is part of what a rule matches.
    const key = `${from} ${rest.split(" ").slice(0, -2).join(" ")}`;
    return !seen.has(key) && seen.add(key);
  });
}

function linesOf(
  { from, query, to, status, isFirst }: HostRedirect,
  abilities: RedirectCapabilities,
): Line[] {
  const end = `${supported(status, abilities)}${isFirst ? "!" : ""}`;
  const target = literal(percentEncode(to));
  const pairs = [...new Set(Object.values(addressForms(from)))].flatMap((form) =>
    form.endsWith("/*") ? starPairs(form.slice(0, -1), target, abilities) : exactPairs(form, target),
  );
  return pairs.map(([start, address]) => ({
    from: start,
    rest: [...query.map(readable), address, end].join(" "),
  }));
}

type Pair = readonly [from: string, to: string];

const exactPairs = (path: string, target: string): Pair[] =>
  [...new Set([path.replace(/(.)\/$/, "$1"), path])].map((start) => [start, target]);

function starPairs(folder: string, target: string, { trimsStar }: RedirectCapabilities): Pair[] {
  const above = target.replace(/:splat\b\/?/g, "");
  const itself = above === folder ? [] : exactPairs(folder, above);
  if (/^\/:splat\b/.test(target)) {
    // What a star matches may start with a slash, and two of them start the name of another host.
    const rest = target.slice("/:splat".length);
    return [...itself, [`${folder}:first`, `/:first${rest}`], [`${folder}:first/*`, `/:first/:splat${rest}`]];
  }
  if (trimsStar) return [[`${folder}*`, target]];
  return [...itself, [`${folder}*`, target.replace(/(:splat)\/(?=$|[?#])/, "$1")]];
}

function readable(part: string): string {
  const [[name = "", value = ""] = []] = [...new URLSearchParams(part)];
  const text = `${name}=${value}`;
  return /^[\p{L}\p{N}_.~/=-]+$/u.test(text) ? text : part;
}

function supported(status: number, { statuses }: RedirectCapabilities): number {
  if (statuses.includes(status)) return status;
  return status === 308 ? 301 : 302;
}

/** Colons must not start other placeholders than `:splat`. */
const literal = (target: string) => target.replace(/:(?!splat\b)(?=[A-Za-z])/g, "%3A");

export function headersFile({ headers }: Pick<HostRules, "headers">): string {
  return headers
    .map((rule) => `${rule.path}\n${rule.headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`)
    .join("\n");
}
