import type { HeaderRule, HostRules } from "./host-rules.ts";
import type { Precompressed } from "./nginx.ts";
import { redirectPatterns } from "./redirect-pattern.ts";

/** The rules of a site as a part of a site block of a Caddyfile, whose root is the folder that the site's base is in. */
export function caddyfile(rules: HostRules, { gzip, brotli }: Precompressed): string {
  const { base, headers } = rules;
  const kinds = [...(brotli ? ["br"] : []), ...(gzip ? ["gzip"] : [])];
  const unsent = ["_headers", "_redirects", ".blockwork"].map((name) => `${base}/${name}`).join(" ");
  return [
    "# The rules of a built site, by `site host caddy`. Import this file in a site block with a root of its own.\n",
    "route {\n",
    ...(base === "" ? [] : [`\tredir ${base} ${base}/ 301\n`]),
    ...headers.map((rule) => header(base, rule, (name) => name !== "Cache-Control")),
    `\t@unsent path ${unsent}\n\terror @unsent 404\n`,
    "\t@missing not file {path} {path}/index.html\n",
    "\troute @missing {\n",
    ...redirects(rules),
    "\t\terror 404\n\t}\n",
    // Nobody keeps what is missing.
    ...headers.map((rule) => header(base, rule, (name) => name === "Cache-Control")),
    kinds.length > 0 ? `\tfile_server {\n\t\tprecompressed ${kinds.join(" ")}\n\t}\n` : "\tfile_server\n",
    "}\n",
    ...missing(rules),
  ].join("");
}

/** What a rule says of some headers. The rule for all addresses of a host says nothing of those that are not the site's. */
function header(base: string, { path, headers }: HeaderRule, isWanted: (name: string) => boolean): string {
  const lines = headers
    .filter(([name]) => isWanted(name))
    .map(([name, value]) => `\t\t+${name} ${quoted(value)}\n`);
  if (lines.length === 0) return "";
  return `\theader ${path === "/*" ? `${base}/*` : path} {\n${lines.join("")}\t}\n`;
}

function redirects({ redirects: rules }: HostRules): string[] {
  return rules.flatMap((redirect, index) =>
    redirectPatterns(redirect).map(({ pattern, to }, part) => {
      const name = `r${index}_${part}`;
      const query = [...new URLSearchParams(redirect.query.join("&"))].map(
        ([key, value]) => `{http.request.uri.query.${key}} == ${JSON.stringify(value)}`,
      );
      const wanted = query.length > 0 ? `\t\t\texpression ${query.join(" && ")}\n` : "";
      const target = to.replace(":splat", `{http.regexp.${name}.1}`);
      return (
        `\t\t@${name} {\n\t\t\tvars_regexp ${name} {uri} ${quoted(pattern)}\n${wanted}\t\t}\n` +
        `\t\tredir @${name} ${quoted(target)} ${redirect.status}\n`
      );
    }),
  );
}

function missing({ missing: rules }: HostRules): string[] {
  if (rules.length === 0) return [];
  const files = rules.map(
    ({ path, file }) => `\thandle ${path} {\n\t\trewrite * ${file}\n\t\tfile_server\n\t}\n`,
  );
  return ["handle_errors {\n", ...files, "}\n"];
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
