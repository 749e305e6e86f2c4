import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { type CardTexts, cardPath, siteCards } from "../../renderer/render/cards.ts";
import type { Settings, Site } from "../../renderer/site.ts";
import type { Fonts } from "../assets/fonts.ts";
import { type Cache, fingerprint } from "../cache/cache.ts";
import { ownInputs, packageVersions } from "../cache/package-inputs.ts";
import type { Progress } from "../report/progress.ts";
import { type AssetFile, assetOf } from "../write/output-file.ts";
import { type CardFonts, card } from "./card.ts";
import { drawPng } from "./draw-png.ts";
import { drawingFonts } from "./drawing-fonts.ts";

export interface DrawingParts {
  readonly cache: Cache;
  readonly fonts: Fonts;
}

/** The cards of a site's pages, or of those with a wanted path in the output folder. One that was drawn before from the same is taken from the cache. */
export async function makeCards(
  site: Pick<Site, "settings" | "pages">,
  { cache, fonts }: DrawingParts,
  progress: Progress,
  isWanted: (path: string) => boolean = () => true,
): Promise<AssetFile[]> {
  const wanted = siteCards(site).filter(({ page }) => isWanted(cardPath(page).slice(1)));
  if (wanted.length === 0) return [];
  const made: AssetFile[] = [];
  const keyOf = await createKeys(site.settings, fonts);
  const queue = wanted.entries();
  let done = 0;
  const work = async () => {
    for (const [index, { page, texts }] of queue) {
      const path = cardPath(page).slice(1);
      const draw = async () => drawPng(card(site.settings, texts, await openFonts()));
      made[index] = await keptOrDrawn(cache, { path, name: `cards/${keyOf(texts)}.png`, draw });
      progress.step("Cards", ++done, wanted.length);
    }
  };
  let opened: Promise<CardFonts> | undefined;
  const openFonts = () => {
    opened ??= drawingFonts(site.settings, fonts);
    return opened;
  };
  await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, work));
  progress.end();
  return made;
}

interface Drawing {
  /** Relative to the output folder. */
  readonly path: string;
  /** Its name in the cache, from everything that it is made of. */
  readonly name: string;
  draw(): Promise<Uint8Array>;
}

/** A drawing from the cache, made now if it is not there or was damaged. */
export async function keptOrDrawn(cache: Cache, { path, name, draw }: Drawing): Promise<AssetFile> {
  const read = async () => (await cache.read(name)) ?? draw();
  const kept = await cache.find(name);
  if (kept) return { path, ...kept, read };
  const bytes = await draw();
  await cache.write(name, bytes);
  const found = await cache.find(name);
  return found ? { path, ...found, read } : assetOf(path, bytes);
}

/** A name for what is drawn from some texts: it changes with everything that changes the drawing. */
export async function createKeys(
  { name, language, origin, base, favicon, theme }: Settings,
  { display, text }: Fonts,
): Promise<(texts: CardTexts | string) => string> {
  const tools = packageVersions("sharp", "harfbuzzjs", "subset-font");
  const code = (await ownInputs("cli/drawing")).flatMap((path) => contentOf(path) ?? []);
  const files = [display, text].flatMap((font) => font.whole.files.map(({ path }) => path));
  const { light, displayWeight } = theme;
  const settings = [name, language, origin, base, favicon, light, displayWeight];
  const common = fingerprint(JSON.stringify([tools, files, settings, process.versions.unicode]), ...code);
  return (texts) => fingerprint(common, JSON.stringify(texts));
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
