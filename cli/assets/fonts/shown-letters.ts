import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileStamp } from "../../files/file-stamp.ts";
import { lettersIn } from "./cut-font.ts";
import { findFont } from "./find-font.ts";
import type { OwnFont } from "./read-own-fonts.ts";

interface ShownLetters {
  /** The site's folder, absolute. */
  readonly root: string;
  /** The fonts of content/fonts. */
  readonly own: readonly OwnFont[];
  /** As the theme names them. */
  readonly names: readonly string[];
}

const read = new Map<string, { readonly stamp: string | undefined; readonly letters: ReadonlySet<string> }>();

/** The letters that the files of some fonts show, a file after the other; none is read before it is asked for. */
export function* shownLetters({ root, own, names }: ShownLetters): Generator<ReadonlySet<string>> {
  const fonts = [...new Set(names)].map((name) => ({
    name,
    source: own.find((font) => font.name === name)?.source,
  }));
  if (fonts.some(({ name, source }) => !source && findFont(root, name)?.file("latin"))) yield commonLetters;
  for (const { name, source } of fonts)
    for (const file of source ? [source] : installedFiles(root, name)) yield readLetters(file);
}

/** The letters of Latin-1, which each font has that is installed. */
export const commonLetters: ReadonlySet<string> = new Set(
  "ªºÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ",
);

/** Those with the letters of a script; a file is of a number in place of it where the script is too large for one. */
function installedFiles(root: string, name: string): string[] {
  const folder = findFont(root, name)?.folder;
  if (folder === undefined) return [];
  const files = join(folder, "files");
  return readdirSync(files)
    .filter(
      (file) => file.startsWith(`${name}-`) && /^-[a-z-]+-wght-normal\.woff2$/.test(file.slice(name.length)),
    )
    .map((file) => join(files, file));
}

function readLetters(file: string): ReadonlySet<string> {
  const stamp = fileStamp(file);
  const known = read.get(file);
  if (known && known.stamp === stamp) return known.letters;
  const letters = lettersIn(readFileSync(file));
  read.set(file, { stamp, letters });
  return letters;
}
