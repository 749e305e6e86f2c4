import { resolve } from "node:path";
import { pictureVariants } from "../../renderer/render/picture-variants.ts";
import { renderSite } from "../../renderer/render/render-site.ts";
import { dayOf } from "../../schema/day-of.ts";
import { loadFonts } from "../assets/fonts.ts";
import { adminHeaders, makeAdmin, noAdmin } from "../assets/make-admin.ts";
import { createRenderAssets } from "../assets/render-assets.ts";
import { bundleScripts, type Mode } from "../assets/scripts.ts";
import { compileStyles } from "../assets/styles.ts";
import { loadValidators } from "../assets/validators.ts";
import { openCache } from "../cache/cache.ts";
import { checkSources } from "../check-sources.ts";
import { findRoot } from "../read/find-root.ts";
import { loadBlocks } from "../read/load-blocks.ts";
import { readSite } from "../read/read-site.ts";
import { createProgress } from "../report/progress.ts";
import { reportProblems } from "../report/report-problems.ts";
import type { ExitCode } from "../site-error.ts";
import type { Output, Terminal } from "../terminal.ts";
import { makePictures } from "../write/make-pictures.ts";
import { openOutput } from "../write/open-output.ts";
import { assetFrom } from "../write/output-file.ts";

export interface BuildOptions {
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  /** Relative to the root. */
  readonly out: string;
  /** `development` keeps React's warnings in the visitor's script. */
  readonly mode?: Mode;
  /** Whether posts dated after today are part of the site. */
  readonly future?: boolean;
  /** Whether the editor is written beside the site, at /admin; it is unless this says otherwise. */
  readonly admin?: boolean;
  /** The day for which the site is built, as 2026-01-31: this one, unless it is given. */
  readonly today?: string;
  /** Whether what was made before is used, and kept for the next run; it is unless this says otherwise. */
  readonly cache?: boolean;
  /** Where it is kept, absolute or relative to the root. */
  readonly cacheDir?: string;
}

/** Reads, parses, resolves, renders and writes a site. With an error in it, nothing is written. */
export async function build(options: BuildOptions, { cwd, stdout, stderr }: Terminal): Promise<ExitCode> {
  const started = performance.now();
  const root = await findRoot(options.root, cwd);
  const output = await openOutput(resolve(root, options.out));
  const loaded = await loadBlocks(root);
  const blocks = loaded.map(({ block }) => block);

  const warn = (text: string) => void stderr.write(text);
  const cache = openCache(root, { folder: options.cacheDir, isUsed: options.cache, warn });
  const sources = await readSite(root, options.config, { cache });
  const { future = false, today = dayOf(new Date()), admin: withEditor = true } = options;
  const { site, problems } = checkSources(sources, {
    root,
    blocks,
    validators: await loadValidators(blocks, cache),
    today,
    future,
  });
  reportProblems(problems, sources.texts, { format: "text", stdout, stderr });
  if (!site) {
    stderr.write("Nothing was written.\n");
    return 1;
  }

  const [styles, fonts, scripts] = await Promise.all([
    compileStyles(root, loaded, cache),
    loadFonts(root, site.settings.theme, cache),
    bundleScripts(root, { mode: options.mode, cache }),
  ]);
  const assets = createRenderAssets(site.settings, { styles, fonts, scripts });
  const pages = renderSite(site, withEditor ? { ...assets, headers: adminHeaders } : assets);
  const published = pictureVariants(site, pages, sources.media);
  const admin = withEditor
    ? await makeAdmin({
        root,
        cache,
        sources,
        problems,
        styles,
        fonts,
        blocks,
        published,
        today,
        future,
      })
    : noAdmin;
  const pictures = await makePictures(cache, [...published, ...admin.variants], createProgress(stderr));

  const files = [...pages, ...scripts.files, ...admin.files];
  const faces = await Promise.all(Object.values(fonts).map(({ path, source }) => assetFrom(path, source)));
  const written = await output.write(files, [...pictures, ...faces, ...admin.made]);
  reportForeign(written.foreign, options.out, stderr);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const megabytes = (written.bytes / 1_000_000).toFixed(1);
  stdout.write(
    `${site.pages.length} pages, ${pictures.length} pictures, ${megabytes} MB in ${options.out} (${written.changed} of ${written.files} files changed), ${seconds} s\n`,
  );
  return 0;
}

function reportForeign(paths: readonly string[], out: string, stderr: Output): void {
  if (paths.length === 0) return;
  const more = paths.length > maxNamed ? ` and ${paths.length - maxNamed} more` : "";
  const named = paths.slice(0, maxNamed).join(", ");
  stderr.write(`Left alone in ${out}, because Blockwork did not write it: ${named}${more}.\n`);
}

const maxNamed = 5;
