import type { EditorContent } from "./editor-content.ts";

/** The storage key of a site: two editors at one address edit one site, unless it is in two folders. */
export function siteKey(
  { file, folder = "" }: Pick<EditorContent, "file" | "folder">,
  { origin, pathname }: Pick<Location, "origin" | "pathname">,
): string {
  return [origin + pathname.slice(0, pathname.lastIndexOf("/") + 1), folder, file].join(" ");
}
