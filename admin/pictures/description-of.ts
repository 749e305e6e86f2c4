import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { PictureDescription } from "../host/host.ts";

/** What is said of a picture, if anything is. */
export function descriptionOf({ alt, alts, decorative, dark }: MediaFacts): PictureDescription | undefined {
  const version = dark === undefined ? {} : { dark };
  if (decorative) return { decorative, ...version };
  return alt?.trim() ? { alt, ...(alts && { alts }), ...version } : undefined;
}

/** The words of a description; none for a decorative picture. */
export function wordsOf(description: PictureDescription | undefined): string {
  return description && "alt" in description ? description.alt : "";
}

/** The words of a description in the languages that are not the site's own. */
export function wordsInOthers(description: PictureDescription | undefined): Readonly<Record<string, string>> {
  return (description && "alt" in description && description.alts) || {};
}
