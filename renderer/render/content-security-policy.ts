import type { Site } from "../site.ts";

interface PolicyParts {
  /** The hash of the page's inline styles, as a source: `'sha256-…'`. */
  readonly style: string;
  /** The hash of its one inline script, the speculation rules. */
  readonly script: string;
  readonly formEndpoints: readonly string[];
}

/** What one page may load, as a Content-Security-Policy: our own files, its styles by hash, the frames it has. */
export function contentSecurityPolicy(html: string, { style, script, formEndpoints }: PolicyParts): string {
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
    "style-src": [style],
    "script-src": ["'self'", script],
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
