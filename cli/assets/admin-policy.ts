import { embedHosts } from "../../schema/safe-url.ts";

interface PolicyOptions {
  /** For the style elements that Vite makes while the editor is being worked on. */
  readonly styleNonce?: string;
  /** The address of the socket that tells of changes. */
  readonly socket?: string;
}

/**
 * What the editor may load, as a Content-Security-Policy. Its preview is a frame without an address, which has the
 * same policy: pictures and faces of the site, and the maps that a page may hold.
 */
export function adminPolicy({ styleNonce, socket }: PolicyOptions = {}): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(socket ? [socket] : [])],
    "frame-src": embedHosts.map((host) => `https://${host}`),
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
