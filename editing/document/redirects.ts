import type { InsertItem } from "./edit.ts";
import type { SiteDocument } from "./site-document.ts";

/** A redirect of `site.redirects`, both addresses as written. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export function redirectsOf({ site: { redirects } }: SiteDocument): readonly Redirect[] {
  const list: readonly unknown[] = Array.isArray(redirects) ? redirects : [];
  return list.filter(isRedirect);
}

export function addRedirect(document: SiteDocument, item: Redirect): InsertItem {
  const index = redirectsOf(document).length;
  return { kind: "insert-item", target: { in: "site" }, path: ["redirects"], index, item };
}

function isRedirect(value: unknown): value is Redirect {
  const { from, to } = (value ?? {}) as { from?: unknown; to?: unknown };
  return typeof from === "string" && typeof to === "string";
}
