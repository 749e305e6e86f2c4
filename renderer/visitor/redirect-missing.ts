import { redirectTarget } from "./redirect-target.ts";

/**
 * On the page for missing addresses, does the redirects that the host did not do, which are in an attribute of the
 * body. The path of any other missing address is logged.
 */
export default function redirectMissing(): void {
  const rules = JSON.parse(document.body.dataset.redirects ?? "[]") as (readonly [string, string])[];
  const target = redirectTarget(rules, location);
  if (target !== undefined) location.replace(target);
  else console.warn(`404: there is no page at ${location.pathname}`);
}
