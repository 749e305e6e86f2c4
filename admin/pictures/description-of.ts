import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { PictureDescription } from "../host/host.ts";

/** What is said of a picture, if anything is. */
export function descriptionOf({ alt, alts, ...facts }: MediaFacts): PictureDescription | undefined {
  const view = viewOf(facts);
  if (facts.decorative) return { decorative: true, ...view };
  return alt?.trim() ? { alt, ...(alts && { alts }), ...view } : undefined;
}

/** How a picture is shown: its dark version and its focal point. */
export function viewOf({ dark, focus }: Pick<MediaFacts, "dark" | "focus">) {
  return { ...(dark !== undefined && { dark }), ...(focus && { focus }) };
}

/** The words of a description; none for a decorative picture. */
export function wordsOf(description: PictureDescription | undefined): string {
  return description && "alt" in description ? description.alt : "";
}

/** The words of a description in the languages that are not the site's own. */
export function wordsInOthers(description: PictureDescription | undefined): Readonly<Record<string, string>> {
  return (description && "alt" in description && description.alts) || {};
}
