import type { Picture } from "../../schema/resolved.ts";

/**
 * Attributes that give a picture one name on every page, for the transition from a card to the page behind it. None
 * without a picture, as a block has it that is being filled in.
 */
export function viewName(picture: Pick<Picture, "name"> | undefined): { readonly "data-view-name"?: string } {
  if (!picture) return {};
  return { "data-view-name": `picture-${picture.name.replace(/[^a-zA-Z0-9_-]/g, "-")}` };
}
