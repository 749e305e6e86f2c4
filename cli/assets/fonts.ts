import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../renderer/site.ts";
import { SiteError } from "../files/site-error.ts";
import { type Cache, fingerprint, openCache } from "../incremental/cache.ts";
import { remember } from "../incremental/remember.ts";
import { findFont, type InstalledFont } from "./find-font.ts";
import { fontLetters } from "./font-letters.ts";
import { fontSubsets } from "./font-subsets.ts";
import { type FontFile, makeFont } from "./make-font.ts";
import type { OwnFont } from "./read-own-fonts.ts";

export interface FontAsset {
  /** Relative to the output folder: `assets/besley-latin.1a2b3c4d.woff2`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface Font {
  readonly name: string;
  readonly css: string;
  readonly family: string;
  /** The file that a page fetches at once, by its language, relative to the output folder. */
  readonly preloads: Readonly<Record<string, string>>;
  readonly files: readonly FontAsset[];
  readonly whole: { readonly css: string; readonly files: readonly FontAsset[] };
}

export interface Fonts {
  readonly display: Font;
  readonly text: Font;
}

export interface FontOptions {
  readonly root: string;
  readonly own: readonly OwnFont[];
  readonly theme: Pick<Settings["theme"], "displayFont" | "textFont"> &
    Partial<Pick<Settings["theme"], "displayWeight">>;
  readonly languages: readonly string[];
  readonly base: string;
  /** A cache of the root, unless it is given. */
  readonly cache?: Cache;
}

export async function loadFonts(options: FontOptions): Promise<Fonts> {
  const { displayFont, textFont, displayWeight } = options.theme;
  const [display, text] = await Promise.all([
    // Headings have one weight; a font that texts are set in too needs the others.
    loadFont(displayFont, options, displayFont === textFont ? undefined : displayWeight),
    loadFont(textFont, options),
  ]);
  return { display, text };
}

async function loadFont(name: string, options: FontOptions, weight?: number): Promise<Font> {
  const { root, own, languages, base, cache = openCache(root) } = options;
  const ownFont = own.find((font) => font.name === name);
  const installed = ownFont ? undefined : findFont(root, name);
  // A site is checked before its fonts are loaded.
  if (!ownFont && !installed) throw new SiteError(`The font "${name}" is not installed.`, 1);
  const files = await fontFiles(name, ownFont ?? (installed as InstalledFont), languages);
  const [first, ...others] = files;
  const category = installed?.about().category;
  const serif = category === "serif" || (category === "sans-serif" ? false : undefined);
  if (!first) throw new SiteError(`The font "${name}" has no letters for ${languages.join(", ")}.`, 1);
  const letters = fontLetters(languages);
  const made = await remember({
    cache,
    step: `font-${slugOf(name)}`,
    settings: [
      files.map(({ bytes, range = "" }) => [fingerprint(bytes), range]),
      weight,
      letters && [...letters].join(""),
      ownFont !== undefined,
      serif,
    ],
    // A font that the site brings along stays as its owner has cut it.
    make: () => makeFont({ files: [first, ...others], isCut: !ownFont, letters, weight, serif }),
  });
  const whole = withAddresses(files, made.wholeRules, base);
  const cut = withAddresses(
    made.files.map(({ base64, ...file }) => ({ ...file, bytes: Buffer.from(base64, "base64") })),
    made.rules,
    base,
  );
  return {
    name,
    css: cut.css + made.fallback,
    family: made.family,
    preloads: Object.fromEntries(languages.map((language) => [language, fileFor(language, cut.files)])),
    files: cut.files,
    whole: { css: whole.css + made.fallback, files: whole.files },
  };
}

function fileFor(language: string, files: readonly FontAsset[]): string {
  const [subset = "latin"] = fontSubsets([language]);
  const own = files.find(({ path }) => path.includes(`-${subset}.`));
  return (own ?? files[0])?.path ?? "";
}

/** The files of both fonts, each once; with an editor those in all weights too, and those of the fonts that it offers. */
export function filesOf({ display, text }: Fonts, choices?: readonly FontAsset[]): FontAsset[] {
  const files = [display, text].flatMap((font) => [...font.files, ...(choices ? font.whole.files : [])]);
  return [...new Map([...files, ...(choices ?? [])].map((file) => [file.path, file])).values()];
}

export function withAddresses(
  files: readonly Pick<FontFile, "name" | "bytes">[],
  rules: readonly string[],
  base: string,
): Font["whole"] {
  const assets = files.map(({ name, bytes }) => ({
    path: `assets/${name}.${fingerprint(bytes).slice(0, 8)}.woff2`,
    bytes,
  }));
  const css = rules.map((rule, index) => rule.replace("%", `${base}/${assets[index]?.path}`)).join("");
  return { css, files: assets };
}

function slugOf(name: string): string {
  const [stem = ""] = (name.split("/").at(-1) ?? "").split(".woff2");
  return stem.toLowerCase().replace(/[^a-z0-9]+/g, "-") || "font";
}

export async function fontFiles(
  name: string,
  font: OwnFont | InstalledFont,
  languages: readonly string[],
): Promise<readonly FontFile[]> {
  return "source" in font
    ? [{ name: slugOf(name), source: font.source, bytes: await readFile(font.source) }]
    : installedFiles(name, font, languages);
}

async function installedFiles(
  name: string,
  { folder, file }: InstalledFont,
  languages: readonly string[],
): Promise<FontFile[]> {
  const text = await readFile(join(folder, "unicode.json"), "utf8").catch(() => "{}");
  const ranges = JSON.parse(text) as Readonly<Record<string, string>>;
  const found = fontSubsets(languages).flatMap((subset) => {
    const source = file(subset);
    return source === undefined ? [] : [{ name: `${name}-${subset}`, source, range: ranges[subset] }];
  });
  return Promise.all(
    found.map(async ({ range, ...rest }) => ({
      ...rest,
      bytes: await readFile(rest.source),
      // A font that is one file has all characters that it is asked for.
      ...(found.length > 1 && range !== undefined && { range }),
    })),
  );
}
