import type { HeaderRule, HostRedirect, HostRules } from "./host-rules.ts";
import type { Precompressed } from "./nginx.ts";
import {
  endOfPath,
  formatTarget,
  queryPattern,
  type RedirectPattern,
  redirectPatterns,
} from "./redirect-pattern.ts";

export function caddyfile(rules: HostRules, { gzip, brotli }: Precompressed): string {
  const { base, headers } = rules;
  const kinds = [...(brotli ? ["br"] : []), ...(gzip ? ["gzip"] : [])];
  const unsent = ["_headers", "_redirects", ".htaccess", ".blockwork"]
    .map((name) => `${base}/${name}`)
    .join(" ");
  return [
    "# The rules of a built site, by `site host caddy`. Import this file in a site block with a root of its own.\n",
    "route {\n",
    ...(base === "" ? [] : [`\tredir ${base} ${base}/ 301\n`]),
    ...headers.map((rule) => header(base, rule, (name) => name !== "Cache-Control")),
    `\t@unsent path ${unsent}\n\terror @unsent 404\n`,
    ...redirects(rules, ({ isFirst }) => isFirst === true),
    "\t@missing not file {path} {path}/index.html\n",
    "\troute @missing {\n",
    ...redirects(rules, ({ isFirst }) => isFirst !== true),
    "\t\terror 404\n\t}\n",
    // What is missing is not cached.
    ...headers.map((rule) => header(base, rule, (name) => name === "Cache-Control")),
    kinds.length > 0 ? `\tfile_server {\n\t\tprecompressed ${kinds.join(" ")}\n\t}\n` : "\tfile_server\n",
    "}\n",
    ...missing(rules),
  ].join("");
}

function header(base: string, { path, headers }: HeaderRule, isWanted: (name: string) => boolean): string {
  const lines = headers
    .filter(([name]) => isWanted(name))
    .map(([name, value]) => {
      const written = quoted(value);
      return written === undefined
        ? `\t\t# ${name} is left out: a Caddyfile can't hold its value.\n`
        : `\t\t+${name} ${written}\n`;
    });
  if (lines.length === 0) return "";
  return `\theader ${path === "/*" ? `${base}/*` : path} {\n${lines.join("")}\t}\n`;
}

function redirects({ redirects: rules }: HostRules, isWanted: (rule: HostRedirect) => boolean): string[] {
  return rules.flatMap((rule, index) =>
    isWanted(rule)
      ? redirectPatterns(rule).map((each, part) => redirect(rule, each, `r${index}_${part}`))
      : [],
  );
}

function redirect({ query, status }: HostRedirect, each: RedirectPattern, name: string): string {
  const group = (number: number) => `{http.regexp.${name}.${number}}`;
  const target = formatTarget(each, { group, query: group(each.groups + 1) });
  const pattern = each.path + (each.passesQuery ? "([?].*)?$" : endOfPath);
  const inner = `\t\t@${name} vars_regexp ${name} {uri} "${pattern}"\n\t\tredir @${name} "${target}" ${status}\n`;
  // Conditions on one variable in a matcher are combined, so each part of a query has its own matcher.
  return query.reduce(
    (text, wanted, part) =>
      `\t\t@${name}_q${part} vars_regexp {query} "(?:^|&)${queryPattern(wanted)}(?:&|$)"\n` +
      `\t\troute @${name}_q${part} {\n${text}\t\t}\n`,
    inner,
  );
}

function missing({ missing: rules }: HostRules): string[] {
  if (rules.length === 0) return [];
  const files = rules.map(
    ({ path, file }) => `\thandle ${path} {\n\t\trewrite * ${file}\n\t\tfile_server\n\t}\n`,
  );
  return ["handle_errors {\n", ...files, "}\n"];
}

/**
 * Undefined for a value that a Caddyfile can't have. A brace before a letter may start a placeholder, and what
 * escapes it in a file does not in an imported one.
 */
function quoted(value: string): string | undefined {
  if (/[{][\w$]/.test(value)) return undefined;
  // After a backslash, a quotation mark does not end the text.
  if (!/\\(?:"|$)/.test(value)) return `"${value.replaceAll('"', '\\"')}"`;
  return value.includes("`") ? undefined : `\`${value}\``;
}
