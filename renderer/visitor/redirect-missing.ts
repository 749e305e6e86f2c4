import { redirectTarget } from "./redirect-target.ts";

export default function redirectMissing(): void {
  const rules = JSON.parse(document.body.dataset.redirects ?? "[]") as (readonly [string, string])[];
  const target = redirectTarget(rules, location);
  if (target !== undefined) location.replace(target);
  else console.warn(`404: there is no page at ${location.pathname}`);
}
