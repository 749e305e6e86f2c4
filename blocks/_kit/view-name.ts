import type { Picture } from "../../schema/resolved.ts";

/** Attributes that give a picture one name on every page, for the transition from a card to the page behind it. */
export function viewName({ name }: Pick<Picture, "name">): { readonly "data-view-name": string } {
  return { "data-view-name": `picture-${name.replace(/[^a-zA-Z0-9_-]/g, "-")}` };
}
