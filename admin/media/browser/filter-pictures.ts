import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";

export type PictureFilter = "all" | "unused" | "undescribed";

interface PictureQuery {
  /** Words that must all be in the name or the description. */
  readonly wanted: string;
  readonly filter: PictureFilter;
  readonly isUsed: (name: string) => boolean;
}

export function filterPictures(media: ReadonlyMap<string, MediaMetadata>, query: PictureQuery): string[] {
  const words = query.wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return [...media]
    .filter(([name, { alt = "", decorative }]) => {
      const text = `${name} ${alt}`.toLowerCase();
      if (!words.every((word) => text.includes(word))) return false;
      if (query.filter === "unused") return !query.isUsed(name);
      return query.filter === "all" || (alt.trim() === "" && !decorative);
    })
    .map(([name]) => name)
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
}
