import { type CheckResult, type ParsedSite, resolveParsed } from "../../../renderer/check/check-site.ts";
import { filePath } from "../../../renderer/render/render-site.ts";
import type { Site } from "../../../renderer/site.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import type { Validators } from "../../../schema/parse/parse.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { type SiteDay, siteDay } from "../../../schema/site/site-day.ts";
import { type FontOptions, type Fonts, loadFonts } from "../../assets/fonts/fonts.ts";
import { type LoadedBlock, type LoadedCode, loadBlocks } from "../../assets/own-code/load-blocks.ts";
import type { MakeServerCode } from "../../assets/own-code/server-code.ts";
import { themeFile } from "../../assets/read-theme.ts";
import { compileStyles, type Styles } from "../../assets/styles.ts";
import { createSiteFolder, type SiteFolder } from "../../files/site-folder.ts";
import type { RememberedEntries } from "../../incremental/entries.ts";
import { createMemory, type Memory } from "../../incremental/memory.ts";
import { checkSources, parseSources } from "../../pipeline/check/check-sources.ts";
import { siteError } from "../../pipeline/open/with-site-errors.ts";
import { knownModel, readSite, type SiteSources } from "../../pipeline/read/read-site.ts";
import { builtFile } from "./built-file.ts";
import { createQuickValidators } from "./quick-validators.ts";
import { type FoundPage, openUncheckedPages, type UncheckedPages } from "./unchecked-pages.ts";

export interface StateOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  /** Whether entries and pages whose day has not come are included. */
  readonly future: boolean;
  /** The day that it is taken to be, as 2026-01-31; the one that it is, unless it is given. */
  readonly today?: string | undefined;
  /** Bundles the site's own code for its thread; in it unless given. */
  readonly makeCode?: MakeServerCode;
}

/** A site after all checks. */
export interface CheckedSite {
  readonly sources: SiteSources;
  readonly problems: readonly Problem[];
  /** Absent with an error. */
  readonly site?: Site;
}

interface Opened {
  readonly sources: SiteSources;
  readonly pages: UncheckedPages | undefined;
  readonly parsed: ParsedSite;
  readonly memory: Memory;
}

export type Part = "content" | "styles" | "block-styles" | "blocks";

/** A site in memory, each part made when it is first asked for and kept until it changes. */
export interface SiteState {
  /** The day, as 2026-01-31. */
  day(): SiteDay;
  blocks(): Promise<readonly AnyBlock[]>;
  loadedBlocks(): Promise<readonly LoadedBlock[]>;
  /** Compiled for the model and blocks. */
  validators(): Promise<Validators>;
  /** A file that own code refers to, by its path in the output folder. */
  codeFile(path: string): Promise<Uint8Array | undefined>;
  /** Reads the site. */
  sources(): Promise<SiteSources>;
  /** Reads and checks the site. */
  checked(): Promise<CheckedSite>;
  /**
   * The page at a path, as it is in an address. After a change it does not wait for the check of the whole site, in
   * which an error may be found yet, unless there was one before; none if only that check can tell.
   */
  page(path: string): Promise<FoundPage | undefined>;
  /** The problems of other sources, such as those with an unsaved draft. What is found is not looked for again once they are saved. */
  check(sources: SiteSources): Promise<readonly Problem[]>;
  styles(): Promise<Styles>;
  fonts(options: Omit<FontOptions, "root">): Promise<Fonts>;
  /** Forgets a part and what was made from it. */
  changed(part: Part): void;
}

export function createSiteState(options: StateOptions): SiteState {
  const { root } = options;
  const context: StateContext = {
    ...options,
    folder: createSiteFolder(root),
    entries: new Map(),
    quickValidators: createQuickValidators(),
    memory: createMemory(),
    cache: emptyCache(),
  };
  return {
    day: () => dayOfState(context),
    blocks: () => blocksOf(context),
    loadedBlocks: async () => (await loadCode(context)).blocks,
    async validators() {
      const sources = await readSources(context);
      return context.quickValidators(await blocksOf(context), knownModel(sources));
    },
    async codeFile(path) {
      const content = (await loadCode(context)).files[path];
      return content === undefined ? undefined : Buffer.from(content, "base64");
    },
    sources: () => readSources(context),
    checked: () => checkSite(context),
    page: (path) => findPage(context, path),
    async check(sources) {
      const opened = await parseOn(context, sources, dayOfState(context));
      return (await checkOpened(context, sources, opened)).problems;
    },
    async styles() {
      const code = await loadCode(context);
      context.cache.styles ??= compileStyles(root, code);
      return context.cache.styles;
    },
    fonts: (fonts) => loadFonts({ ...fonts, root }),
    changed: (part) => invalidate(context.cache, part),
  };
}

interface StateContext extends StateOptions {
  readonly folder: SiteFolder;
  readonly entries: RememberedEntries;
  readonly quickValidators: ReturnType<typeof createQuickValidators>;
  readonly memory: ReturnType<typeof createMemory>;
  readonly cache: SiteCache;
}

interface SiteCache {
  day: SiteDay | undefined;
  /** When something is shown that is kept back, in milliseconds. */
  until: number | undefined;
  code: Promise<LoadedCode> | undefined;
  sources: Promise<SiteSources> | undefined;
  opened: OnDay<Opened> | undefined;
  checked: OnDay<CheckedSite> | undefined;
  styles: Promise<Styles> | undefined;
  isThemeWrong: boolean;
  /** The last check that has ended: its result, unless it failed, and what `checked` was then. */
  lastCheck: { readonly result?: CheckedSite; readonly of: SiteCache["checked"] } | undefined;
}

interface OnDay<Value> {
  readonly day: SiteDay;
  readonly site: Promise<Value>;
}

function emptyCache(): SiteCache {
  return {
    day: undefined,
    until: undefined,
    code: undefined,
    sources: undefined,
    opened: undefined,
    checked: undefined,
    styles: undefined,
    isThemeWrong: false,
    lastCheck: undefined,
  };
}

function invalidate(cache: SiteCache, part: Part): void {
  if (part !== "content") cache.styles = undefined;
  if (part === "block-styles") cache.code = undefined;
  if (part.endsWith("styles") && !cache.isThemeWrong) return;
  if (part === "blocks") cache.code = undefined;
  cache.day = undefined;
  cache.sources = undefined;
  cache.opened = undefined;
  cache.checked = undefined;
}

/** The same until another day comes, or the moment of something that is kept back. */
function dayOfState({ today, cache }: StateContext): SiteDay {
  const day = siteDay(today);
  const { now = 0 } = day;
  const isSame = cache.day?.today === day.today && now < (cache.until ?? Number.POSITIVE_INFINITY);
  if (cache.day && isSame) return cache.day;
  cache.until = undefined;
  cache.day = day;
  return day;
}

function loadCode({ cache, folder, makeCode }: StateContext): Promise<LoadedCode> {
  cache.code ??= loadBlocks(folder, undefined, makeCode);
  return cache.code;
}

async function blocksOf(context: StateContext): Promise<readonly AnyBlock[]> {
  return (await loadCode(context)).blocks.map(({ block }) => block);
}

function readSources(context: StateContext): Promise<SiteSources> {
  const { cache, folder, config, entries } = context;
  cache.sources ??= loadCode(context).then(async ({ formats }) => {
    const sources = await readSite(folder, config, { formats, remembered: entries });
    cache.isThemeWrong = sources.problems.some(({ file }) => file === themeFile);
    return sources;
  });
  return cache.sources;
}

async function parseOn(context: StateContext, sources: SiteSources, day: SiteDay) {
  const { root, future, quickValidators } = context;
  const { blocks, imports, islands, problems: codeProblems, version: code } = await loadCode(context);
  const memory = context.memory.open({ code, future });
  const validators = quickValidators(await blocksOf(context), knownModel(sources));
  const options = { root, blocks, imports, islands, codeProblems, validators, ...day, future, memory };
  return { memory, parsed: withPositions(root, () => parseSources(sources, options)) };
}

/** Calls a function that runs the site's own code. An error that it throws gets the position in the source. */
function withPositions<Result>(root: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw siteError(root, error) ?? error;
  }
}

function openSite(context: StateContext): Promise<Opened> {
  const day = dayOfState(context);
  const { cache } = context;
  if (cache.opened?.day !== day) cache.opened = { day, site: readAndOpen(context, day) };
  return cache.opened.site;
}

async function readAndOpen(context: StateContext, day: SiteDay): Promise<Opened> {
  const sources = await readSources(context);
  const { parsed, memory } = await parseOn(context, sources, day);
  const { opened } = parsed;
  context.cache.until = opened?.open.nextMoment;
  return { sources, parsed, memory, pages: opened && openUncheckedPages(sources, opened.open) };
}

function checkSite(context: StateContext): Promise<CheckedSite> {
  const { cache } = context;
  const day = dayOfState(context);
  if (cache.checked?.day === day) return cache.checked.site;
  const started = { day, site: openAndCheck(context) };
  cache.checked = started;
  const onEnd = (result?: CheckedSite) => {
    if (cache.checked === started) cache.lastCheck = { of: started, ...(result && { result }) };
  };
  started.site.then(onEnd, () => onEnd());
  return started.site;
}

async function openAndCheck(context: StateContext): Promise<CheckedSite> {
  const { sources, ...opened } = await openSite(context);
  return { sources, ...(await checkOpened(context, sources, opened)) };
}

async function checkOpened(
  { root }: StateContext,
  sources: SiteSources,
  { parsed, memory }: Pick<Opened, "parsed" | "memory">,
): Promise<CheckResult> {
  const checked = withPositions(root, () => checkSources(sources, resolveParsed(parsed), root));
  await memory.save({ sources, resolved: checked.saved?.() });
  return checked;
}

async function findPage(context: StateContext, path: string): Promise<FoundPage | undefined> {
  const { lastCheck, checked } = context.cache;
  const hadNoErrors = lastCheck === undefined || lastCheck.result?.site !== undefined;
  const isChecked = lastCheck !== undefined && lastCheck.of === checked;
  const unchecked = hadNoErrors && !isChecked ? await findUncheckedPage(context, path) : undefined;
  if (unchecked) return unchecked;
  const { site, sources } = await checkSite(context);
  if (!site) return undefined;
  const file = builtFile(path, site.settings.base);
  const page = site.pages.find((candidate) => filePath(candidate) === file);
  return page && { sources, site, page: site.whole(page) };
}

/** A page before the whole site is checked; undefined after an error, which that check reports. */
async function findUncheckedPage(context: StateContext, path: string): Promise<FoundPage | undefined> {
  try {
    return (await openSite(context)).pages?.page(path);
  } catch {
    return undefined;
  }
}
