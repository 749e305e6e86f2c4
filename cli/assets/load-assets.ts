import type { RenderAssets } from "../../renderer/render/assets.ts";
import type { Settings, Site } from "../../renderer/site.ts";
import { type Cache, fingerprint } from "../incremental/cache.ts";
import { bundleScripts, type Scripts, withBase } from "./bundle/scripts.ts";
import type { Mode } from "./bundle/vite-config.ts";
import { type Fonts, loadFonts } from "./fonts/fonts.ts";
import type { OwnFont } from "./fonts/read-own-fonts.ts";
import type { LoadedCode } from "./own-code/load-blocks.ts";
import { createRenderAssets, type MadeAssets, type VisitorScripts } from "./render-assets.ts";
import { compileStyles, type Styles } from "./styles.ts";
import { wordsOfScripts } from "./used-styles.ts";

interface LoadOptions {
  readonly root: string;
  readonly code: Pick<LoadedCode, "blocks" | "files">;
  readonly own: readonly OwnFont[];
  readonly mode: Mode | undefined;
  readonly cache: Cache;
}

/** Everything that pages refer to, compiled for a site. */
export interface LoadedAssets {
  /** Made from the other three, for rendering. */
  readonly assets: RenderAssets;
  readonly styles: Styles;
  readonly fonts: Fonts;
  readonly scripts: Scripts & VisitorScripts;
}

export async function loadAssets(
  settings: Settings,
  { root, code, own, mode, cache }: LoadOptions,
): Promise<LoadedAssets> {
  const { theme, languages, base } = settings;
  const [styles, fonts, bundled] = await Promise.all([
    compileStyles(root, code, cache),
    loadFonts({ root, own, theme, languages, base, cache }),
    bundleScripts(root, { mode, cache }),
  ]);
  const scripts = { ...withBase(bundled, base), words: wordsOfScripts(bundled.files) };
  return { assets: createRenderAssets(settings, { styles, fonts, scripts }), styles, fonts, scripts };
}

export function assetsVersion(
  { styles, fonts, scripts }: MadeAssets,
  { settings, feeds, pages, search }: RenderedWith,
): string {
  const used = {
    styles,
    fonts: [fonts.display, fonts.text].map(({ family, css, preloads }) => ({ family, css, preloads })),
    stylesIn: settings.styles,
    loader: scripts.loader,
    feeds: feeds.map(({ items: _, ...feed }) => feed),
    search: search?.hrefs,
    homes: pages.find(({ path }) => path === "/")?.alternates,
  };
  return fingerprint(JSON.stringify(used));
}

interface RenderedWith {
  readonly settings: Pick<Settings, "styles">;
  readonly feeds: Site["feeds"];
  readonly search?: Site["search"];
  readonly pages: readonly Pick<Site["pages"][number], "path" | "alternates">[];
}
