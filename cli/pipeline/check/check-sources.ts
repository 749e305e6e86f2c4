import {
  type Checked,
  type CheckInput,
  type OpenedCheck,
  openCheck,
} from "../../../renderer/check/check-site.ts";
import { daysOfPages, errorsToCome } from "../../../renderer/check/errors-to-come.ts";
import type { SavedFragments } from "../../../renderer/resolve/fragments.ts";
import { locateProblems } from "../../../schema/locate-problems.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { emptyModel } from "../../../schema/model.ts";
import { createParser, type Validators } from "../../../schema/parse.ts";
import { hasErrors, type Problem } from "../../../schema/problem.ts";
import { codePosition } from "../../assets/code-position.ts";
import { installedFonts } from "../../assets/find-font.ts";
import { createIconSource } from "../../assets/icon-source.ts";
import type { LoadedBlock } from "../../assets/load-blocks.ts";
import { versionOf } from "../../incremental/entry-files.ts";
import type { KeptParser } from "../../incremental/kept-parser.ts";
import type { CheckIndex } from "../../incremental/site-index.ts";
import type { SavedPages } from "../../incremental/written-pages.ts";
import { copiedNames } from "../read/copied-files.ts";
import type { SiteSources } from "../read/read-site.ts";
import { checkOwnBlocks } from "./check-own-blocks.ts";
import { checkPublic } from "./check-public.ts";

interface CheckOptions {
  /** The site's folder, from which its fonts are found. */
  readonly root: string;
  readonly blocks: readonly LoadedBlock[];
  /** Compiled ahead of time, to start faster. */
  readonly validators: Validators;
  /** The day, as 2026-01-31: for `{{today}}` and for what is dated later. */
  readonly today: string;
  /** Whether what is dated later is part of the site. */
  readonly future?: boolean;
  /** What is known from the run before. */
  readonly index?: CheckIndex | undefined;
  /** What of the site was made ahead; what the run before left, unless it is given. */
  readonly ahead?: SavedFragments | undefined;
}

/** What came of checking, and how it is kept for the next run. */
export interface CheckedSources extends Checked {
  /** `pages` are those that were written. */
  readonly keep: (pages?: SavedPages) => Promise<void>;
}

/** What was read from a folder, as it is checked. Reports what `checkOwnBlocks` does. */
export function checkInput(sources: SiteSources, options: CheckOptions): CheckInput {
  const { root, validators, today, index, future = false } = options;
  const blocks = options.blocks.map(({ block }) => block);
  const icons = createIconSource(sources.icons);
  const { files: downloads, publicFiles } = copiedNames(sources);
  const rules = { model: sources.model ?? emptyModel, icons, validators };
  const ownBlocks = sources.model ? checkOwnBlocks(options.blocks, rules) : [];
  return {
    ...sources,
    run: index?.run,
    bodyVersion: (entry) => {
      const source = sources.files.get(entry.file);
      return source ? versionOf(source) : entry.body;
    },
    downloads,
    publicFiles,
    problems: [...sources.problems, ...ownBlocks],
    blocks,
    icons,
    parser: createParser(validators, migrationsOf(blocks)),
    fonts: fontNames(root, sources),
    today,
    future,
    codePosition: (error) => codePosition(error, [root]),
  };
}

/** What was read from a folder, opened: a page of it can be seen before the whole is checked. */
export interface OpenedSources extends Pick<OpenedCheck, "open"> {
  check(): CheckedSources;
}

/** Opens what was read from a folder, on a day. Its check reports what `checkSite`, `checkOwnBlocks`, `checkPublic` and `errorsToCome` do. */
export function openSources(sources: SiteSources, options: CheckOptions): OpenedSources {
  const { index, ahead = index?.parts(sources) } = options;
  const input = checkInput(sources, options);
  const keeping = index?.parser(input.parser, sources);
  const parsing = { ...input, parser: keeping ?? input.parser };
  const opened = openCheck({ ...parsing, before: ahead });
  return { ...opened, check: () => checkOpened(sources, opened, { input: parsing, index, keeping }) };
}

/** Checks what was read from a folder, on a day. Reports what the check of `openSources` does. */
export const checkSources = (sources: SiteSources, options: CheckOptions): CheckedSources =>
  openSources(sources, options).check();

interface Checking {
  readonly input: CheckInput;
  readonly index: CheckIndex | undefined;
  readonly keeping: KeptParser | undefined;
}

function checkOpened(
  sources: SiteSources,
  opened: OpenedCheck,
  { input, index, keeping }: Checking,
): CheckedSources {
  const checked = opened.check();
  const keep = async (pages?: SavedPages) => {
    if (keeping) await index?.save({ sources, parser: keeping, parts: checked.saved?.(), pages });
  };
  const clashes = checked.site ? checkPublic(sources.publicFiles, checked.site) : [];
  const coming = checked.site ? problemsOfPagesToCome(input, checked) : [];
  if (clashes.length + coming.length === 0) return { ...checked, keep };
  const problems = locateProblems([...checked.problems, ...clashes, ...coming], sources.files);
  const { site, ...others } = checked;
  return { ...others, ...(site && !hasErrors(problems) && { site }), problems, keep };
}

/** What will be wrong on the days on which pages are published: a build is not to fail then. */
function problemsOfPagesToCome(input: CheckInput, { problems, saved }: Checked): readonly Problem[] {
  const days = daysOfPages(input.config, input);
  if (days.length === 0) return [];
  return errorsToCome({ ...input, before: saved?.() }, days, problems).map((problem) => ({
    ...problem,
    message: `From ${problem.values?.from} on: ${problem.message}`,
  }));
}

/** What a theme can name: installed fonts, and those of content/fonts. */
export function fontNames(root: string, { fonts }: SiteSources): string[] {
  return [...fonts.map(({ name }) => name), ...installedFonts(root)];
}
