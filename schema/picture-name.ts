import { slugOf } from "./slug.ts";

const extension = /\.(?:jpe?g|png|webp|avif|gif)$/;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** What a picture's file is called, by a wanted name; none for one that has no letters or is no picture's. */
export function pictureName(wanted: string, language?: string): string | undefined {
  const small = wanted.toLowerCase();
  const [ending = ""] = extension.exec(small) ?? [];
  const stem = slugOf(small.slice(0, small.length - ending.length), { language, longest: 80 });
  return ending === "" || stem === "" || device.test(stem) ? undefined : `${stem}${ending}`;
}
