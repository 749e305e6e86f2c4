import { pictureTexts, pictureVariants } from "../../../renderer/render/picture-variants.ts";
import { filePath } from "../../../renderer/render/render-site.ts";
import type { RenderedFile } from "../../../renderer/render/rendered-file.ts";
import { siteFiles } from "../../../renderer/render/site-files.ts";
import { searchFiles } from "../../../renderer/search/search-files.ts";
import type { PageOutline, Site } from "../../../renderer/site.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { makeDrawings } from "../../assets/drawings/make-drawings.ts";
import { loadFontChoices } from "../../assets/fonts/font-choices.ts";
import { filesOf } from "../../assets/fonts/fonts.ts";
import { assetsVersion, type LoadedAssets } from "../../assets/load-assets.ts";
import { makePictures } from "../../assets/make-pictures.ts";
import type { RememberedPages, SavedPages } from "../../incremental/pages.ts";
import { type PagesVersion, pagesVersion } from "../../incremental/versions.ts";
import { createProgress } from "../../report/progress.ts";
import type { CommandTerminal } from "../../report/terminal.ts";
import { type AssetFile, assetFrom, assetOf, type OutputFile } from "../../write/output-file.ts";
import type { OutputTarget } from "../../write/output-folder.ts";
import { adminAccess } from "../editor/admin-policy.ts";
import { adminHeaders, makeAdmin, noAdmin } from "../editor/make-admin.ts";
import type { OpenedSite } from "../open/open-site.ts";
import { copiedFiles } from "../read/copied-files.ts";
import type { SiteSources } from "../read/read-site.ts";
import { type RenderedPages, renderPages } from "./render-pages.ts";

export interface RenderedSite {
  readonly files: readonly RenderedFile[];
  /** What is not rendered, and pages that would come out as they were written before. */
  readonly assets: readonly AssetFile[];
  /** How many sizes and formats of pictures there are. */
  readonly pictures: number;
  /** What the next run can reuse. */
  savedPages(): SavedPages;
}

/** What a site is rendered with. */
export interface RenderInput {
  readonly opened: OpenedSite;
  readonly sources: SiteSources;
  readonly problems: readonly Problem[];
  readonly assets: LoadedAssets;
  /** Replaces `site.url`; undefined if it is built for that. */
  readonly baseUrl: string | undefined;
  /** Whether the editor is written beside the site. */
  readonly withEditor: boolean;
  /** Pages that shards have rendered. */
  readonly joined?: (version: PagesVersion) => readonly RememberedPages[];
  /** The output folder and a folder for files that are not in place yet. */
  readonly target: OutputTarget;
}

/**
 * Renders a checked site: its pages, and what a host needs beside them; the editor; pictures in their sizes, cards and
 * icons. A file of public/ replaces one of these. Throws a SiteError for a file that changes meanwhile.
 */
export async function renderFiles(
  site: Site,
  input: RenderInput,
  { stderr, step }: Pick<CommandTerminal, "stderr" | "step">,
): Promise<RenderedSite> {
  const { opened, sources, problems, assets: made, baseUrl, withEditor, target } = input;
  const { root, definitions: blocks, cache, memory, code, today, future } = opened;
  const { base, languages } = site.settings;
  const { styles, fonts, scripts } = made;
  const access = adminAccess(site.settings, blocks, sources.config?.value);
  const version = pagesVersion(sources, { code, future, baseUrl, assets: assetsVersion(made, site) });
  const pages = await renderPages({
    ...{ site, version, assets: made.assets, out: target.out, scratch: target.scratch, before: memory.pages },
    joined: input.joined?.(version) ?? [],
  });
  const beside = siteFiles(site, withEditor ? adminHeaders({ base, ...access }) : undefined);
  const search = await searchFiles(site, htmlOf(pages));
  step("render");
  const texts = [...pages.pictures, ...beside.flatMap(({ text }) => pictureTexts(text))];
  const published = pictureVariants(texts, sources.media);
  const fontChoices = withEditor
    ? await loadFontChoices({ root, own: sources.fonts, languages, base })
    : undefined;
  const editor = fontChoices
    ? await makeAdmin({
        ...{ root, cache, sources, problems, styles, fonts, blocks, published, base, today, future },
        ...{ ...access, fontChoices: fontChoices.choices },
      })
    : noAdmin;
  step("editor");
  const pictures = await makePictures(cache, [...published, ...editor.variants], createProgress(stderr));
  const drawings = await makeDrawings(site, { cache, fonts, progress: createProgress(stderr) });
  step("pictures");

  const copied = copiedFiles(sources);
  const copies = await Promise.all(copied.map(({ path, source }) => assetFrom(path, source)));
  const fontFiles = filesOf(fonts, fontChoices?.files).map(({ path, bytes }) => assetOf(path, bytes));
  const imported = Object.entries({ ...opened.files, ...scripts.assets });
  const codeFiles = imported.map(([path, content]) => assetOf(path, Buffer.from(content, "base64")));
  const replaced = new Set(copied.map(({ path }) => path));
  const isOurs = ({ path }: OutputFile) => !replaced.has(path);
  return {
    files: [...pages.files, ...beside, ...search, ...scripts.files, ...editor.files].filter(isOurs),
    assets: [
      ...pages.unchanged.filter(isOurs),
      ...[...drawings, ...pictures, ...fontFiles, ...codeFiles, ...copies, ...editor.made],
    ],
    pictures: pictures.length,
    savedPages: pages.saved,
  };
}

function htmlOf({ files, unchanged }: RenderedPages): (page: PageOutline) => string | Promise<string> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const assets = new Map(unchanged.map((file) => [file.path, file]));
  return async (page) => {
    const path = filePath(page);
    return texts.get(path) ?? String((await assets.get(path)?.read()) ?? "");
  };
}
