import type { Site } from "../site.ts";

/** What one page may load, as a Content-Security-Policy: our own files, its styles by hash, the frames it has. */
export function contentSecurityPolicy(
  html: string,
  styleHash: string,
  formEndpoints: readonly string[],
): string {
  const frames = new Set(
    [...html.matchAll(/<iframe[^>]* src="([^"]+)"/g)].map(
      ([, src = ""]) => new URL(src.replaceAll("&amp;", "&")).origin,
    ),
  );
  const endpoints = formEndpoints.map((endpoint) => new URL(endpoint).origin);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "style-src": [styleHash],
    "script-src": ["'self'"],
    "connect-src": ["'self'", ...endpoints],
    "frame-src": frames.size > 0 ? [...frames] : ["'none'"],
    "form-action": ["'self'", "mailto:", ...endpoints],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** The endpoints that the site's forms post to. */
export function formEndpointsOf(page: Site["pages"][number]): string[] {
  return page.blocks.flatMap(({ props }) => {
    const { delivery } = props as { delivery?: { endpoint?: string } };
    return delivery?.endpoint ? [delivery.endpoint] : [];
  });
}
