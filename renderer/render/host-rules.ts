import type { Site, SiteRedirect } from "../site.ts";

/** The redirects for hosts that read `_redirects` (Netlify, Cloudflare Pages), one rule a line. */
export function redirectRules({ redirects, pages, settings }: Site): string {
  const rules = redirects.flatMap(linesOf);
  // A host takes 404.html at the top of the site by itself; that of another language needs a rule.
  const missing = pages
    .filter(({ missing, path }) => missing && path !== "/404/")
    .map(({ path }) => {
      const file = `${settings.base}${path.slice(0, -1)}.html`;
      return `${settings.base}${path.replace(/404\/$/, "*")} ${file} 404`;
    });
  return [...rules, ...missing].map((rule) => `${rule}\n`).join("");
}

function linesOf({ from, to, status }: SiteRedirect): string[] {
  const [path = "", query] = from.split("?");
  const wanted = query === undefined ? "" : ` ${query.split("&").join(" ")}`;
  // Some hosts tell a path with a slash at its end from one without.
  const paths = path.endsWith("/") && path !== "/" ? [path.slice(0, -1), path] : [path];
  return paths.map((each) => `${each}${wanted} ${to} ${status}`);
}

/** The headers for hosts that read `_headers`, with more rules at their end. */
export function headerRules(base: string, more: string): string {
  return `/*
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=()
  Cross-Origin-Opener-Policy: same-origin
  X-Frame-Options: DENY
  Content-Security-Policy: frame-ancestors 'none'; object-src 'none'; base-uri 'none'

${["assets", "media", "data"].map((folder) => `${base}/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n`).join("\n")}${more}`;
}
