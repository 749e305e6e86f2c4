import type { EditorContent } from "./editor-content.ts";

/** Under which name a browser keeps what belongs to one site: two editors at one address edit one site, unless it lies in two folders. */
export function siteKey(
  { file, folder = "" }: Pick<EditorContent, "file" | "folder">,
  { origin, pathname }: Pick<Location, "origin" | "pathname">,
): string {
  return [origin + pathname.slice(0, pathname.lastIndexOf("/") + 1), folder, file].join(" ");
}
