import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { cardPath, siteCards } from "../../../renderer/render/cards.ts";
import { iconSizes } from "../../../renderer/render/web-manifest.ts";
import type { Settings, Site } from "../../../renderer/site.ts";
import { type Cache, fingerprint } from "../../incremental/cache.ts";
import { ownInputs, packageVersions } from "../../incremental/package-inputs.ts";
import type { Progress } from "../../report/progress.ts";
import { type AssetFile, assetOf } from "../../write/output-file.ts";
import type { Font, Fonts } from "../fonts/fonts.ts";
import { type CardFonts, card } from "./card.ts";
import { initialOfSite, mark } from "./mark.ts";
import { openTypeface, type Typeface } from "./typeface.ts";

const textWeight = 600;

async function drawingFonts(
  { theme: { displayWeight } }: Pick<Settings, "theme">,
  { display, text }: Fonts,
): Promise<CardFonts> {
  const files = (first: Font, second: Font) =>
    [...first.whole.files, ...(first === second ? [] : second.whole.files)].map(({ bytes }) => bytes);
  const [forTitles, forTexts] = await Promise.all([
    openTypeface(files(display, text), displayWeight),
    openTypeface(files(text, display), textWeight),
  ]);
  return { display: forTitles, text: forTexts };
}

/** The font of headings with the one letter that stands for a site without a drawing; opening all letters takes longer. */
function initialFont(settings: Settings, { display }: Fonts): Promise<Typeface> {
  const files = settings.favicon ? [] : display.whole.files.map(({ bytes }) => bytes);
  return openTypeface(files, settings.theme.displayWeight, new Set(initialOfSite(settings)));
}

export async function drawPng(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4, compressionLevel: 9 }).toBuffer();
}

const share = 0.58;

function appIcon(settings: Settings, initial: Typeface, size: number): string {
  const { favicon, theme } = settings;
  const { paper, accent } = theme.light;
  const inner = favicon ? Math.round(size * share) : size;
  const start = (size - inner) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="100%" height="100%" fill="${favicon ? paper : accent}"/>` +
    `${mark(settings, initial, { x: start, y: start, size: inner })}</svg>`
  );
}

interface DrawingOptions {
  readonly cache: Cache;
  readonly fonts: Fonts;
  readonly progress: Progress;
  /** Which are made, by their paths in the output folder; all unless this says otherwise. */
  readonly isWanted?: (path: string) => boolean;
}

interface Drawing {
  /** Relative to the output folder. */
  readonly path: string;
  readonly parts: unknown;
  svg(): Promise<string>;
}

export async function makeDrawings(
  site: Pick<Site, "settings" | "pages">,
  { cache, fonts, progress, isWanted = () => true }: DrawingOptions,
): Promise<AssetFile[]> {
  const { settings } = site;
  const drawings = [...icons(settings, fonts), ...cards(site, fonts)].filter(({ path }) => isWanted(path));
  if (drawings.length === 0) return [];
  const common = await commonInputs(settings, fonts);
  const made: AssetFile[] = [];
  const queue = drawings.entries();
  let done = 0;
  const work = async () => {
    for (const [index, drawing] of queue) {
      const name = `drawn/${fingerprint(common, JSON.stringify(drawing.parts))}.png`;
      made[index] = await keptOrDrawn(cache, name, drawing);
      progress.step("Drawings", ++done, drawings.length);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, work));
  progress.end();
  return made;
}

function icons(settings: Settings, fonts: Fonts): Drawing[] {
  return Object.entries(iconSizes).map(([path, size]) => ({
    path,
    parts: [path, size],
    svg: async () => appIcon(settings, await initialFont(settings, fonts), size),
  }));
}

function cards(site: Pick<Site, "settings" | "pages">, fonts: Fonts): Drawing[] {
  let opened: Promise<CardFonts> | undefined;
  const open = () => {
    opened ??= drawingFonts(site.settings, fonts);
    return opened;
  };
  return siteCards(site).map(({ page, texts }) => ({
    path: cardPath(page).slice(1),
    parts: texts,
    svg: async () => card(site.settings, texts, await open()),
  }));
}

async function keptOrDrawn(cache: Cache, name: string, { path, svg }: Drawing): Promise<AssetFile> {
  const draw = async () => drawPng(await svg());
  const read = async () => (await cache.read(name)) ?? draw();
  const kept = await cache.find(name);
  if (kept) return { path, ...kept, read };
  const bytes = await draw();
  await cache.write(name, bytes);
  const found = await cache.find(name);
  return found ? { path, ...found, read } : assetOf(path, bytes);
}

async function commonInputs(
  { name, language, origin, base, favicon, theme }: Settings,
  { display, text }: Fonts,
): Promise<string> {
  const tools = [packageVersions("sharp", "harfbuzzjs", "subset-font"), process.versions.unicode];
  const code = (await ownInputs("cli/assets/drawings")).flatMap((path) => contentOf(path) ?? []);
  const files = [display, text].flatMap((font) => font.whole.files.map(({ path }) => path));
  const { light, displayWeight } = theme;
  const settings = [name, language, origin, base, favicon, light, displayWeight];
  return fingerprint(JSON.stringify([tools, files, settings]), ...code);
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
