import type { HostRedirect, HostRules } from "./host-rules.ts";

/** The redirects for hosts that read `_redirects` (Netlify, Cloudflare Pages), one rule a line. */
export function redirectsFile({ base, redirects, missing }: HostRules): string {
  const rules = redirects.flatMap(linesOf);
  // A host takes 404.html at the top of the site by itself; that of another language needs a rule.
  const others = missing.filter(({ path }) => path !== `${base}/*`);
  return [...rules, ...others.map(({ path, file }) => `${path} ${file} 404`)]
    .map((rule) => `${rule}\n`)
    .join("");
}

function linesOf({ from, query, to, status }: HostRedirect): string[] {
  const wanted = query.map((each) => ` ${each}`).join("");
  // Some hosts tell a path with a slash at its end from one without.
  const paths = from.endsWith("/") && from !== "/" ? [from.slice(0, -1), from] : [from];
  return paths.map((path) => `${path}${wanted} ${to} ${status}`);
}

/** The headers for hosts that read `_headers`. */
export function headersFile({ headers }: Pick<HostRules, "headers">): string {
  return headers
    .map((rule) => `${rule.path}\n${rule.headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`)
    .join("\n");
}
