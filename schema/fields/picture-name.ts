import { slugOf } from "../text/slug.ts";

/** How the name of a picture ends that can be published. */
export const pictureExtension = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;
const anyExtension = /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp|svg)$/;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** What a picture's file is called, by a wanted name; none for one that has no letters or is no picture's. */
export function pictureName(wanted: string, language?: string): string | undefined {
  const [ending] = pictureExtension.exec(wanted.trim().toLowerCase()) ?? [];
  return ending === undefined ? undefined : pictureNameOfKind(wanted, ending, language);
}

/** The same for a picture whose ending is known, whatever ending the wanted name has. */
export function pictureNameOfKind(wanted: string, ending: string, language?: string): string | undefined {
  let named = wanted.trim().toLowerCase();
  while (anyExtension.test(named)) named = named.replace(anyExtension, "").trimEnd();
  const stem = slugOf(named, { language, longest: 80 });
  return stem === "" || device.test(stem) ? undefined : `${stem}${ending.toLowerCase()}`;
}
