import { filePath } from "../../renderer/render/render-site.ts";
import type { Site } from "../../renderer/site.ts";
import { dayOf } from "../../schema/day-of.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import { emptyModel } from "../../schema/model.ts";
import type { Problem } from "../../schema/problem.ts";
import { type FontOptions, type Fonts, loadFonts } from "../assets/fonts.ts";
import { compileStyles, type Styles } from "../assets/styles.ts";
import { type CheckedSources, openSources } from "../check-sources.ts";
import { createMemoryIndex } from "../index/memory-index.ts";
import { type LoadedCode, loadBlocks } from "../read/load-blocks.ts";
import type { KeptEntries } from "../read/read-content.ts";
import { readSite, type SiteSources } from "../read/read-site.ts";
import { themeFile } from "../read/read-theme.ts";
import { createSiteFolder } from "../read/site-folder.ts";
import { siteError } from "../with-site-errors.ts";
import { builtFile } from "./built-file.ts";
import { type FoundPage, type PagesAhead, pagesAhead } from "./pages-ahead.ts";
import { createQuickValidators } from "./quick-validators.ts";

export interface StateOptions {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  readonly future: boolean;
  /** The day that it is taken to be, as 2026-01-31; the one that it is, unless it is given. */
  readonly today?: string | undefined;
}

/** The site as it was read last: what was on disk, what is wrong with it, and the site itself if no error is in it. */
export interface CheckedSite {
  readonly sources: SiteSources;
  readonly problems: readonly Problem[];
  readonly site?: Site;
}

/** A site that was read, of which pages can be seen before the whole is checked. */
interface Opened {
  readonly sources: SiteSources;
  readonly pages: PagesAhead | undefined;
  check(): CheckedSources;
}

/** What can change without our own code being loaded again; `blocks` is the site's own code. */
export type Part = "content" | "styles" | "blocks";

/** A site in memory, each part made when it is first asked for and kept until it changes. */
export interface SiteState {
  /** The day, as 2026-01-31. */
  today(): string;
  blocks(): Promise<readonly AnyBlock[]>;
  checked(): Promise<CheckedSite>;
  /**
   * The page at a path, as it is in an address. After a change it does not wait for the check of the whole site, in
   * which an error may be found yet, unless there was one before; none if only that check can tell.
   */
  page(path: string): Promise<FoundPage | undefined>;
  /** What is wrong with sources that are not those on disk. */
  check(sources: SiteSources): Promise<readonly Problem[]>;
  styles(): Promise<Styles>;
  fonts(options: Omit<FontOptions, "root">): Promise<Fonts>;
  changed(part: Part): void;
}

export function createSiteState({ root, config, future, ...options }: StateOptions): SiteState {
  const folder = createSiteFolder(root);
  let loading: Promise<LoadedCode> | undefined;
  let checking: { readonly day: string; readonly site: Promise<CheckedSite> } | undefined;
  let styling: Promise<Styles> | undefined;
  let reading: Promise<SiteSources> | undefined;
  let isThemeWrong = false;
  let opening: { readonly day: string; readonly site: Promise<Opened> } | undefined;
  /** What came of the last check that ended, and whether it is of the site as it is now. */
  let known: { readonly checked?: CheckedSite; readonly of: typeof checking } | undefined;
  const kept: KeptEntries = new Map();
  const quickValidators = createQuickValidators();
  const index = createMemoryIndex();

  const loaded = () => {
    loading ??= loadBlocks(folder);
    return loading;
  };
  const blocks = async () => (await loaded()).blocks.map(({ block }) => block);
  const sources = () => {
    reading ??= loaded().then(async ({ formats }) => {
      const read = await readSite(folder, config, { formats, kept });
      isThemeWrong = read.problems.some(({ file }) => file === themeFile);
      return read;
    });
    return reading;
  };
  const open = async (sources: SiteSources, day: string) => {
    const { blocks: own, version: code } = await loaded();
    const validators = quickValidators(await blocks(), sources.model ?? emptyModel);
    const options = {
      root,
      blocks: own,
      validators,
      today: day,
      future,
      index: index.open({ code, future }),
    };
    return withPlaces(() => openSources(sources, options));
  };
  /** What own code threw is told with the place in its source. */
  const withPlaces = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw siteError(root, error) ?? error;
    }
  };
  const readAndOpen = async (day: string) => {
    const read = await sources();
    const { open: site, check } = await open(read, day);
    return { sources: read, check, pages: site && pagesAhead(read, site) };
  };
  const opened = () => {
    if (opening?.day !== today()) opening = { day: today(), site: readAndOpen(today()) };
    return opening.site;
  };
  const openAndCheck = async () => {
    const { sources: read, check } = await opened();
    const { keep, ...checked } = withPlaces(check);
    await keep();
    return { sources: read, ...checked };
  };
  const today = () => options.today ?? dayOf(new Date());
  const checked = () => {
    if (checking?.day !== today()) {
      const started = { day: today(), site: openAndCheck() };
      checking = started;
      const end = (of?: CheckedSite) => {
        if (checking === started) known = { of: started, ...(of && { checked: of }) };
      };
      started.site.then(end, () => end());
    }
    return checking.site;
  };
  /** The page without the check of the whole: what fails here is told by that check. */
  const openPage = async (path: string) => {
    try {
      return (await opened()).pages?.page(path);
    } catch {
      return undefined;
    }
  };

  return {
    today,
    blocks,
    checked,
    async page(path) {
      const wasFine = known === undefined || known.checked?.site !== undefined;
      const isChecked = known !== undefined && known.of === checking;
      const quick = wasFine && !isChecked ? await openPage(path) : undefined;
      if (quick) return quick;
      const { site, sources: read } = await checked();
      if (!site) return undefined;
      const file = builtFile(path, site.settings.base);
      const page = site.pages.find((candidate) => filePath(candidate) === file);
      return page && { sources: read, site, page: site.whole(page) };
    },
    async check(sources) {
      const { check } = await open(sources, today());
      return withPlaces(check).problems;
    },
    async styles() {
      const { blocks: own } = await loaded();
      styling ??= compileStyles(root, own);
      return styling;
    },
    fonts: (fonts) => loadFonts({ ...fonts, root }),
    changed(part) {
      if (part !== "content") styling = undefined;
      if (part === "styles" && !isThemeWrong) return;
      if (part === "blocks") loading = undefined;
      reading = undefined;
      opening = undefined;
      checking = undefined;
    },
  };
}
