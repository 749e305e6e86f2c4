import type { RenderAssets } from "../../renderer/render/assets.ts";
import type { Site } from "../../renderer/site.ts";
import { type Cache, fingerprint } from "../cache/cache.ts";
import type { LoadedBlock } from "../read/load-blocks.ts";
import type { OwnFont } from "../read/read-own-fonts.ts";
import { type Font, type Fonts, loadFonts } from "./fonts.ts";
import { createRenderAssets } from "./render-assets.ts";
import { bundleScripts, type Mode, type Scripts } from "./scripts.ts";
import { compileStyles, type Styles } from "./styles.ts";

interface LoadOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  readonly blocks: readonly LoadedBlock[];
  /** The fonts of content/fonts. */
  readonly own: readonly OwnFont[];
  readonly mode: Mode | undefined;
  readonly cache: Cache;
}

interface LoadedAssets {
  readonly assets: RenderAssets;
  readonly styles: Styles;
  readonly fonts: Fonts;
  readonly scripts: Scripts;
  /** Changes with everything that pages are rendered with beside what is on them. */
  readonly version: string;
}

/** The styles, fonts and scripts of a site, made or taken from the cache. */
export async function loadAssets(
  site: Site,
  { root, blocks, own, mode, cache }: LoadOptions,
): Promise<LoadedAssets> {
  const { settings, feeds, pages } = site;
  const { theme, languages, base } = settings;
  const [styles, fonts, scripts] = await Promise.all([
    compileStyles(root, blocks, cache),
    loadFonts({ root, own, theme, languages, base, cache }),
    bundleScripts(root, { mode, cache }),
  ]);
  const assets = createRenderAssets(settings, { styles, fonts, scripts });
  const used = {
    assets,
    styles,
    fonts: [fonts.display, fonts.text].map(({ family, css }: Font) => ({ family, css })),
    feeds: feeds.map(({ items: _, ...feed }) => feed),
    homes: pages.find(({ path }) => path === "/")?.alternates,
  };
  return { assets, styles, fonts, scripts, version: fingerprint(JSON.stringify(used)) };
}
