import { embedHosts } from "../../schema/safe-url.ts";

/**
 * What the editor may load, as a Content-Security-Policy. Its preview is a frame without an address, which has the
 * same policy: pictures and faces of the site, and the maps that a page may hold, from the hosts that the engine knows
 * and the origins that the site allows.
 */
export function adminPolicy(embeds: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "worker-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": [...embedHosts.map((host) => `https://${host}`), ...embeds],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** The same for a header, which may also say that no page may hold the editor in a frame. */
export function adminPolicyHeader(embeds: readonly string[]): string {
  return `${adminPolicy(embeds)}; frame-ancestors 'none'`;
}
