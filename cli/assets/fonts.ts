import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../renderer/site.ts";
import { type Cache, fingerprint, openCache } from "../cache/cache.ts";
import { cachedByInputs, type Made } from "../cache/cached-by-inputs.ts";
import { ownInputs, packageInputs } from "../cache/package-inputs.ts";
import { findFont } from "../read/find-font.ts";
import { SiteError } from "../site-error.ts";

/** A face, ready for a page: its @font-face rules, its font-family value, and its file. */
export interface Font {
  readonly css: string;
  readonly family: string;
  /** Relative to the output folder: `assets/besley.1a2b3c4d.woff2`. */
  readonly path: string;
  /** The file in the package. */
  readonly source: string;
}

/** The names of a theme's two faces. */
export type Faces = Pick<Settings["theme"], "displayFont" | "textFont">;

interface Metadata {
  readonly family: string;
  readonly category: string;
  readonly version: string;
  readonly variable: { readonly wght?: { readonly min: string; readonly max: string } };
}

/** The two faces of the theme, each from its installed @fontsource-variable package. */
export async function loadFonts(
  root: string,
  theme: Faces,
  cache = openCache(root),
): Promise<{ display: Font; text: Font }> {
  const [display, text] = await Promise.all([
    loadFont(theme.displayFont, cache),
    loadFont(theme.textFont, cache),
  ]);
  return { display, text };
}

async function loadFont(name: string, cache: Cache): Promise<Font> {
  const found = findFont(cache.root, name);
  // A site is checked before its faces are loaded.
  if (!found) throw new SiteError(`The face "${name}" is not installed.`, 1);
  const { folder, source } = found;
  const metadata = JSON.parse(await readFile(join(folder, "metadata.json"), "utf8")) as Metadata;
  const version = fingerprint(await readFile(source)).slice(0, 8);
  const { family, category, variable } = metadata;
  const serif = category === "serif" || category === "slab-serif";
  const path = `assets/${name}.${version}.woff2`;
  const weights = variable.wght ? `${variable.wght.min} ${variable.wght.max}` : "400";
  // A face that comes later than the first paint is for the next page: nobody's text moves while they read.
  const face =
    `@font-face{font-family:"${family}";font-weight:${weights};font-display:optional;` +
    `src:url(/${path}) format("woff2")}`;
  const fallback = await cachedByInputs({
    cache,
    name: `font-${name}`,
    settings: { family, serif },
    make: () => fallbackFace(family, serif),
  });
  return {
    css: face + fallback,
    family: `"${family}",${fallback ? `"${family} Fallback",` : ""}${serif ? "Georgia,serif" : "Arial,sans-serif"}`,
    path,
    source,
  };
}

/** A system face stretched to the metrics of ours, so that nothing moves when ours arrives. */
async function fallbackFace(family: string, serif: boolean): Promise<Made<string>> {
  const packages = packageInputs("@capsizecss/core", "@capsizecss/metrics");
  const inputs = [...packages, ...(await ownInputs("cli/assets"))];
  return { value: await stretched(family, serif), inputs };
}

async function stretched(family: string, serif: boolean): Promise<string> {
  const camel = family
    .replace(/\s+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^./, (letter) => letter.toLowerCase());
  try {
    const { createFontStack } = await import("@capsizecss/core");
    const own = (await import(`@capsizecss/metrics/${camel}`)) as {
      default: Parameters<typeof createFontStack>[0][0];
    };
    const system = serif
      ? await import("@capsizecss/metrics/georgia")
      : await import("@capsizecss/metrics/arial");
    const { fontFaces } = createFontStack([own.default, system.default], { fontFaceFormat: "styleString" });
    return fontFaces.replace(/\s*\n\s*/g, "").replace(/: /g, ":");
  } catch {
    return "";
  }
}
