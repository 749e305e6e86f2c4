import type { HostRedirect, HostRules, MissingRule } from "./host-rules.ts";
import { endOfPath, formatTarget, queryPattern, redirectPatterns } from "./redirect-pattern.ts";

/** Which compressed copies of its files a site is built with. */
export interface Precompressed {
  readonly gzip: boolean;
  readonly brotli: boolean;
}

export function nginxConfig(rules: HostRules, compressed: Precompressed): string {
  const { base, missing } = rules;
  const unsent = ["_headers", "_redirects", ".htaccess", ".blockwork"].map(
    (name) => `location = ${base}/${name} { return 404; }\n`,
  );
  return [
    "# The rules of a built site, by `site host nginx`. Include this file in a server block with a root of its own.\n",
    "index index.html;\nabsolute_redirect off;\n",
    compressed.gzip ? "gzip_static on;\n" : "",
    compressed.brotli ? "# With the module ngx_brotli: brotli_static on;\n" : "",
    ...missing.filter(({ path }) => path === `${base}/*`).map(({ file }) => errorPages(file)),
    "\n",
    ...(base === "" ? [] : [`location = ${base} { return 301 ${base}/; }\n`]),
    ...unsent,
    ...rules.redirects.filter(({ isFirst }) => isFirst).flatMap(redirect),
    ...startsOf(rules).map((start) => location(rules, start)),
    ...(rules.redirects.length > 0 ? missing.map((_, index) => redirects(rules, index)) : []),
  ].join("");
}

const errorPages = (file: string, indent = "") =>
  `${indent}error_page 404 ${file};\n${indent}error_page 403 =404 ${file};\n`;

const ownErrorPages = ({ path, file }: MissingRule, base: string) =>
  path === `${base}/*` ? "" : errorPages(file, "  ");

function startsOf({ base, headers, missing }: HostRules): string[] {
  const paths = [...headers, ...missing].map(({ path }) => path);
  // The rule for all addresses of a host does not apply to those outside the site.
  const own = paths.map((path) => (path === "/*" ? `${base}/*` : path));
  return [...new Set(own)].sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
}

function location({ base, headers, missing, redirects }: HostRules, path: string): string {
  const start = path.replace(/\*$/, "");
  const index = missing.findIndex((rule) => fits(rule.path, path));
  const rule = missing[index];
  const rest = redirects.length > 0 && rule ? `@missing_${index}` : "=404";
  return (
    `\nlocation ${path.endsWith("*") ? "" : "= "}${start} {\n` +
    (rule ? ownErrorPages(rule, base) : "") +
    `  try_files $uri $uri/ ${rest};\n${addedHeaders(headers, path)}}\n`
  );
}

function addedHeaders(headers: HostRules["headers"], path: string): string {
  return headers
    .filter((rule) => fits(rule.path, path))
    .flatMap((rule) => rule.headers)
    .map(([name, value]) =>
      // A dollar starts a variable, and can't be escaped.
      value.includes("$")
        ? `  # ${name} is left out: nginx can't send a dollar.\n`
        : `  add_header ${name} ${quoted(value)}${name === "Cache-Control" ? "" : " always"};\n`,
    )
    .join("");
}

const fits = (rule: string, path: string) =>
  rule === path || (rule.endsWith("*") && path.startsWith(rule.slice(0, -1)));

function redirects({ base, headers, redirects: rules, missing }: HostRules, index: number): string {
  const rule = missing[index];
  const lines = rules.filter(({ isFirst }) => !isFirst).flatMap(redirect);
  return `\nlocation @missing_${index} {\n${rule ? ownErrorPages(rule, base) : ""}${addedHeaders(headers, `${base}/*`)}${lines.join("")}  return 404;\n}\n`;
}

/** Matches the undecoded request, since a decoded one may have line breaks. */
function redirect(rule: HostRedirect): string[] {
  return redirectPatterns(rule).map((each) => {
    const target = formatTarget(each, {
      text: (text) => text.replaceAll("$", "%24"),
      group: (number) => `$${number}`,
      query: "$is_args$args",
    });
    return `  if ($request_uri ~ "${withQuery(each.path, rule.query)}") { return ${rule.status} "${target}"; }\n`;
  });
}

function withQuery(path: string, query: readonly string[]): string {
  const wanted = query.map((each) => `(?=[^?]*[?](?:.*&)?${queryPattern(each)}(?:&|$))`);
  return path.replace("^", `^${wanted.join("")}`) + endOfPath;
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
