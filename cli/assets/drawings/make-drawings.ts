import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { cardPath, siteCards } from "../../../renderer/render/cards.ts";
import { iconSizes } from "../../../renderer/render/web-manifest.ts";
import type { Settings, Site } from "../../../renderer/site.ts";
import { type Cache, fingerprint } from "../../incremental/cache.ts";
import { ownInputs, packageVersions } from "../../incremental/package-inputs.ts";
import type { Progress } from "../../report/progress.ts";
import { type AssetFile, assetOf } from "../../write/output-file.ts";
import type { Fonts } from "../fonts.ts";
import { appIcon } from "./app-icon.ts";
import { type CardFonts, card } from "./card.ts";
import { drawPng } from "./draw-png.ts";
import { drawingFonts, initialFont } from "./drawing-fonts.ts";

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
