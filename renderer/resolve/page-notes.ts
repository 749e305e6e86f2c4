import { blocksOf } from "../blocks-of.ts";
import type { SitePage } from "../site.ts";

export function pageNotes(page: Pick<SitePage, "frame" | "blocks">): string[] {
  const notes = blocksOf(page).flatMap(({ definition, props }) => definition.notes?.(props as never) ?? []);
  return [...new Set(notes)];
}
