import type { Path } from "../../form/form-context.ts";

/** Where a text or picture on the page is written. Paths lead down from a block's props, a page, the settings, an entry. */
export type Origin =
  | { readonly in: "block"; readonly path: Path }
  | { readonly in: "page"; readonly path: Path }
  | { readonly in: "site"; readonly path: Path }
  | { readonly in: "entry"; readonly collection: string; readonly id: string; readonly path: Path };

/** Whether two are the same place, or neither is one. */
export function sameOrigin(one: Origin | undefined, other: Origin | undefined): boolean {
  return one && other ? keyOf(one) === keyOf(other) : one === other;
}

/** An origin as a text that no other origin has. */
export function keyOf(origin: Origin): string {
  const owner = origin.in === "entry" ? [origin.collection, origin.id] : [];
  return JSON.stringify([origin.in, ...owner, ...origin.path]);
}

/** The origin of a value below another one. */
export function below(origin: Origin, key: string | number): Origin {
  return { ...origin, path: [...origin.path, key] };
}
