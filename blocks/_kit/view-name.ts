import type { Picture } from "../../schema/fields/resolved.ts";

export function viewName(picture: Pick<Picture, "name"> | undefined): { readonly "data-view-name"?: string } {
  if (!picture) return {};
  return { "data-view-name": `picture-${picture.name.replace(/[^a-zA-Z0-9_-]/g, "-")}` };
}
