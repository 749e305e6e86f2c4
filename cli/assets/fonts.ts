import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import type { Settings } from "../../renderer/site.ts";
import { type Cache, fingerprint, openCache } from "../cache/cache.ts";
import { cachedByInputs, type Made } from "../cache/cached-by-inputs.ts";
import { ownInputs, packageInputs } from "../cache/package-inputs.ts";
import type { CopiedFile } from "../copied-files.ts";
import { findFont, type InstalledFont } from "../read/find-font.ts";
import { type OwnFont, readFont } from "../read/read-own-fonts.ts";
import { SiteError } from "../site-error.ts";
import { fontSubsets } from "./font-subsets.ts";

/** A font, ready for a page: its @font-face rules, its font-family value, and its files. */
export interface Font {
  readonly css: string;
  readonly family: string;
  /** The first of the files, which a page fetches at once, relative to the output folder. */
  readonly preload: string;
  /** Relative to the output folder: `assets/besley-latin.1a2b3c4d.woff2`. */
  readonly files: readonly CopiedFile[];
}

export interface Fonts {
  readonly display: Font;
  readonly text: Font;
}

export interface FontOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  /** The fonts of content/fonts. */
  readonly own: readonly OwnFont[];
  /** The names of the theme's two fonts. */
  readonly theme: Pick<Settings["theme"], "displayFont" | "textFont">;
  /** The site's languages, its own first. */
  readonly languages: readonly string[];
  /** What the addresses of the site start with. */
  readonly base: string;
  /** A cache of the root, unless it is given. */
  readonly cache?: Cache;
}

/** The two fonts of the theme: of content/fonts, or else from an installed @fontsource-variable package. */
export async function loadFonts(options: FontOptions): Promise<Fonts> {
  const [display, text] = await Promise.all([
    loadFont(options.theme.displayFont, options),
    loadFont(options.theme.textFont, options),
  ]);
  return { display, text };
}

/** A file of a font, and which characters it is for. */
interface FontFile {
  readonly name: string;
  readonly source: string;
  readonly bytes: Uint8Array;
  readonly range?: string;
}

async function loadFont(name: string, options: FontOptions): Promise<Font> {
  const { root, own, languages, base, cache = openCache(root) } = options;
  const ownFont = own.find((font) => font.name === name);
  const installed = ownFont ? undefined : findFont(root, name);
  // A site is checked before its fonts are loaded.
  if (!ownFont && !installed) throw new SiteError(`The font "${name}" is not installed.`, 1);
  const files: readonly FontFile[] = ownFont
    ? [{ name: slugOf(name), source: ownFont.source, bytes: await readFile(ownFont.source) }]
    : await installedFiles(name, installed as InstalledFont, languages);
  const [first] = files;
  if (!first) throw new SiteError(`The font "${name}" has no letters for ${languages.join(", ")}.`, 1);
  const paths = files.map((file) => `assets/${file.name}.${fingerprint(file.bytes).slice(0, 8)}.woff2`);
  const { faces, family } = await cachedByInputs({
    cache,
    name: `font-${slugOf(name)}`,
    settings: files.map(({ bytes, range = "" }) => [fingerprint(bytes), range]),
    make: () => describeFont(first, files),
  });
  const rules = faces.rules.map((rule, index) => rule.replace("%", `${base}/${paths[index]}`));
  return {
    css: rules.join("") + faces.fallback,
    family,
    preload: paths[0] ?? "",
    files: files.map(({ source }, index) => ({ path: paths[index] ?? "", source })),
  };
}

/** `fonts/Hallam Text.woff2` as `hallam-text`. */
function slugOf(name: string): string {
  const [stem = ""] = (name.split("/").at(-1) ?? "").split(".woff2");
  return stem.toLowerCase().replace(/[^a-z0-9]+/g, "-") || "font";
}

/** The files of the subsets that the languages need and the font has. */
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

/** The rules of a font and of its fallback, and its value for font-family. */
interface Described {
  readonly faces: { readonly rules: readonly string[]; readonly fallback: string };
  readonly family: string;
}

/** The rules of a font, each with % for the address of its file, and those of its fallback. */
async function describeFont(first: FontFile, files: readonly FontFile[]): Promise<Made<Described>> {
  const facts = readFont(first.bytes);
  if (!facts) throw new SiteError(`The font ${first.source} is damaged.\n  Install it again.`, 1);
  const { family, weights, serif } = facts;
  const rules = files.map(
    ({ range }) =>
      // A font that comes later than the first paint is for the next page: no text moves while somebody reads.
      `@font-face{font-family:"${family}";font-weight:${weights};font-display:optional;` +
      `src:url(%) format("woff2")${range === undefined ? "" : `;unicode-range:${range}`}}`,
  );
  const fallback = await fallbackFace(first.bytes, serif);
  const system = serif ? "Georgia,serif" : "Arial,sans-serif";
  const packages = packageInputs(
    "@capsizecss/core",
    "@capsizecss/metrics",
    "@capsizecss/unpack",
    "fontkitten",
  );
  return {
    value: {
      faces: { rules, fallback },
      family: `"${family}",${fallback ? `"${family} Fallback",` : ""}${system}`,
    },
    inputs: [...packages, ...(await ownInputs("cli/assets", "cli/read"))],
  };
}

/** A system font stretched to the metrics of ours, so that nothing moves when ours arrives. */
async function fallbackFace(bytes: Uint8Array, serif: boolean): Promise<string> {
  const { fromBuffer } = await import("@capsizecss/unpack");
  const system = serif
    ? await import("@capsizecss/metrics/georgia")
    : await import("@capsizecss/metrics/arial");
  try {
    const own = await fromBuffer(Buffer.from(bytes));
    const { fontFaces } = createFontStack([own, system.default], { fontFaceFormat: "styleString" });
    return fontFaces.replace(/\s*\n\s*/g, "").replace(/: /g, ":");
  } catch {
    // A font without Latin letters has no width to compare.
    return "";
  }
}
