import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../../renderer/site.ts";
import { SiteError } from "../../files/site-error.ts";
import { type Cache, fingerprint, openCache } from "../../incremental/cache.ts";
import { remember } from "../../incremental/remember.ts";
import { type FallbackFace, fallbackCss } from "./fallback-fonts.ts";
import { type FontStyle, findFont, type InstalledFont } from "./find-font.ts";
import { fontLetters } from "./font-letters.ts";
import { fontSubsets } from "./font-subsets.ts";
import { type FontFile, fontFaceRule, makeFont } from "./make-font.ts";
import type { OwnFont } from "./read-own-fonts.ts";

export interface FontAsset {
  /** Relative to the output folder: `assets/besley-latin.1a2b3c4d.woff2`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface Font {
  /** As it is written in the theme. */
  readonly name: string;
  /** `@font-face` rules with the letters that the site's languages need. */
  readonly css: string;
  /** The system fonts that stand in until it has come. */
  readonly fallback: readonly FallbackFace[];
  /** A value of `font-family`, with system fonts that stand in. */
  readonly family: string;
  /** The file that a page fetches at once, by its language, relative to the output folder. */
  readonly preloads: Readonly<Record<string, string>>;
  readonly files: readonly FontAsset[];
  /** The same with all letters, for the editor. */
  readonly whole: { readonly css: string; readonly files: readonly FontAsset[] };
}

/** The fonts of a theme, for headings and for texts; they may be the same font. */
export interface Fonts {
  readonly display: Font;
  readonly text: Font;
}

export interface FontOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  /** The fonts of content/fonts. */
  readonly own: readonly OwnFont[];
  readonly theme: Pick<Settings["theme"], "displayFont" | "textFont"> &
    Partial<Pick<Settings["theme"], "displayWeight">>;
  /** BCP 47 tags, by which letters are chosen. */
  readonly languages: readonly string[];
  /** The path that the site is served from; empty at the root of its host. */
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
  const italics = installed ? await installedFiles(name, installed, languages, "italic") : [];
  const extra = installed ? await filesOfOtherScripts(name, installed, languages) : [];
  const made = await remember({
    cache,
    step: `font-${slugOf(name)}`,
    settings: [
      [...files, ...italics].map(({ bytes, range = "" }) => [fingerprint(bytes), range]),
      weight,
      letters && [...letters].join(""),
      ownFont !== undefined,
      serif,
    ],
    // A font that the site brings along stays as its owner has cut it.
    make: () => makeFont({ files: [first, ...others], italics, isCut: !ownFont, letters, weight, serif }),
  });
  const foreign = withAddresses(
    extra,
    extra.map(({ range }) => fontFaceRule(made.name, made.weights, { range })),
    base,
  );
  const whole = withAddresses(files, made.wholeRules, base);
  const published = ({ files: all, rules }: Pick<typeof made, "files" | "rules">) =>
    withAddresses(
      all.map(({ base64, ...file }) => ({ ...file, bytes: Buffer.from(base64, "base64") })),
      rules,
      base,
    );
  const [cut, slanted] = [published(made), published(made.italics)];
  const wholeItalics = withAddresses(italics, made.italics.wholeRules, base);
  return {
    name,
    css: cut.css + slanted.css + foreign.css,
    fallback: made.fallback,
    family: made.family,
    preloads: Object.fromEntries(languages.map((language) => [language, fileFor(language, cut.files)])),
    files: [...cut.files, ...slanted.files, ...foreign.files],
    whole: {
      css: whole.css + wholeItalics.css + foreign.css + fallbackCss(made.fallback),
      files: [...whole.files, ...wholeItalics.files, ...foreign.files],
    },
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

/** Gives font files their published addresses, and puts these into the rules, one for each file. */
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

/** The files of a font with the scripts that the languages are written in. */
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
  font: InstalledFont,
  languages: readonly string[],
  style: FontStyle = "normal",
): Promise<FontFile[]> {
  const subsets = fontSubsets(languages);
  const files = await filesOfSubsets({ name, font, ranges: await rangesOf(font), style }, subsets);
  // A font that is one file has all characters that it is asked for.
  return files.length > 1 ? files : files.map(({ range: _, ...file }) => file);
}

/**
 * What a font has beside the letters of the site's languages, for a name or a quotation of another: `ł` on an English
 * page. A page has the rule of such a file if it has one of its characters.
 */
async function filesOfOtherScripts(
  name: string,
  font: InstalledFont,
  languages: readonly string[],
): Promise<FontFile[]> {
  const needed = new Set<string>(fontSubsets(languages));
  const ranges = await rangesOf(font);
  // A file is of a number in place of a script where a script is too large for one.
  const others = Object.keys(ranges).filter((subset) => /^[a-z-]+$/.test(subset) && !needed.has(subset));
  return filesOfSubsets({ name, font, ranges }, others);
}

async function rangesOf({ folder }: InstalledFont): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(join(folder, "unicode.json"), "utf8").catch(() => "{}"));
}

interface NamedFont {
  readonly name: string;
  readonly font: InstalledFont;
  readonly ranges: Readonly<Record<string, string>>;
  readonly style?: FontStyle;
}

async function filesOfSubsets(
  { name, font, ranges, style = "normal" }: NamedFont,
  subsets: readonly string[],
): Promise<FontFile[]> {
  const found = subsets.flatMap((subset) => {
    const source = font.file(subset, style);
    const range = ranges[subset];
    return source === undefined
      ? []
      : [
          {
            name: style === "normal" ? `${name}-${subset}` : `${name}-${style}-${subset}`,
            source,
            ...(range !== undefined && { range }),
          },
        ];
  });
  return Promise.all(found.map(async (file) => ({ ...file, bytes: await readFile(file.source) })));
}
