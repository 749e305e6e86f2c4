import {
  type CheckInput,
  type CheckResult,
  checkResolvedSite,
  type ParsedSite,
  parseSite,
  type ResolvedSite,
  resolveParsed,
} from "../../../renderer/check/check-site.ts";
import { errorsOnDays, publicationDays } from "../../../renderer/check/upcoming-errors.ts";
import type { SavedFragments } from "../../../renderer/resolve/report/fragments.ts";
import type { Site } from "../../../renderer/site.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { createParser, type Validators } from "../../../schema/parse/parse.ts";
import { hasErrors, type Problem } from "../../../schema/problems/problem.ts";
import { locateProblems } from "../../../schema/sources/locate-problems.ts";
import { codePosition } from "../../assets/bundle/code-position.ts";
import { installedFonts } from "../../assets/fonts/find-font.ts";
import { createIconSource } from "../../assets/icon-source.ts";
import type { CodeImport } from "../../assets/own-code/code-imports.ts";
import type { IslandNames } from "../../assets/own-code/import-blocks.ts";
import type { LoadedBlock } from "../../assets/own-code/load-blocks.ts";
import { versionOf } from "../../incremental/entries.ts";
import type { Memory } from "../../incremental/memory.ts";
import { copiedNames } from "../read/copied-files.ts";
import { knownModel, type SiteSources } from "../read/read-site.ts";
import { checkFormHandler } from "./check-form-handler.ts";
import { checkImports, checkPackageStyles, checkRefusedCode, checkStyleFiles } from "./check-imports.ts";
import { checkLetters } from "./check-letters.ts";
import { checkOwnBlocks } from "./check-own-blocks.ts";
import { checkOwnMessages } from "./check-own-messages.ts";
import { checkPublic } from "./check-public.ts";
import { checkTimers } from "./check-timers.ts";

interface CheckOptions {
  /** The site's folder, absolute: its fonts are found from there. */
  readonly root: string;
  readonly blocks: readonly LoadedBlock[];
  readonly imports: readonly CodeImport[];
  readonly islands?: IslandNames | undefined;
  readonly codeProblems?: readonly Problem[];
  /** Compiled ahead of time, to start faster. */
  readonly validators: Validators;
  /** As 2026-01-31: for `{{today}}` and for what is dated later. */
  readonly today: string;
  readonly now?: number | undefined;
  readonly future?: boolean;
  readonly drawsViews?: boolean;
  readonly memory?: Memory | undefined;
  /** What is resolved already; what the run before resolved, unless it is given. */
  readonly resolved?: SavedFragments | undefined;
}

/** What was read from a folder, as it is checked. Reports what `checkOwnBlocks`, `checkTimers`, `checkOwnMessages`, `checkImports`, `checkRefusedCode`, `checkPackageStyles` and `checkStyleFiles` do. */
export function checkInput(sources: SiteSources, options: CheckOptions): CheckInput {
  const {
    root,
    validators,
    today,
    now,
    memory,
    future = false,
    codeProblems = [],
    drawsViews = true,
  } = options;
  const { resolved = memory?.resolved(sources) } = options;
  const blocks = options.blocks.map(({ block }) => block);
  const icons = createIconSource(sources.icons);
  const { files: downloads, publicFiles } = copiedNames(sources);
  const rules = {
    model: knownModel(sources),
    icons,
    validators,
    root,
    islands: options.islands,
    drawsViews,
  };
  const ownBlocks = sources.model || sources.validModel ? checkOwnBlocks(options.blocks, rules) : [];
  // After the samples are drawn.
  const timers = drawsViews ? checkTimers(root, options.blocks) : [];
  const ownMessages = checkOwnMessages(options.blocks, sources.config);
  const parser = createParser(validators, migrationsOf(blocks));
  return {
    ...sources,
    ...(codeProblems.length > 0 && { model: undefined, validModel: undefined }),
    run: memory?.run,
    before: resolved,
    bodyVersion: (entry) => {
      const source = sources.files.get(entry.file);
      return source ? versionOf(source) : entry.body;
    },
    downloads,
    publicFiles,
    problems: [
      ...sources.problems,
      ...codeProblems,
      ...ownBlocks,
      ...timers,
      ...ownMessages,
      ...checkImports(options.imports),
      ...checkRefusedCode(options.blocks),
      ...checkPackageStyles(options.blocks),
      ...checkStyleFiles(options.blocks),
    ],
    blocks,
    icons,
    parser: memory?.parser(parser, sources) ?? parser,
    fonts: fontNames(root, sources),
    today,
    ...(now !== undefined && { now }),
    future,
    codePosition: (error) => codePosition(error, [root]),
  };
}

/** Parses what was read from a folder. Reports what `parseSite` and `checkInput` do. */
export const parseSources = (sources: SiteSources, options: CheckOptions): ParsedSite =>
  parseSite(checkInput(sources, options));

/** Checks a resolved site with its files. Reports what `checkResolvedSite`, `checkPublic`, `checkFormHandler`, `checkLetters` and `errorsOnDays` do. */
export function checkSources(sources: SiteSources, resolved: ResolvedSite, root: string): CheckResult {
  const checked = checkResolvedSite(resolved);
  const known = checked.site ?? resolved.resolution?.site ?? resolved.rest;
  const others = [
    ...(known ? checkPublic(sources.publicFiles, known) : []),
    ...(checked.site ? checkWholeSite(checked.site) : []),
  ];
  if (others.length === 0) return checked;
  const problems = locateProblems([...checked.problems, ...others], sources.files);
  const { site, ...rest } = checked;
  return { ...rest, ...(site && !hasErrors(problems) && { site }), problems };

  /** What is known only of a site without an error. */
  function checkWholeSite(site: Site): readonly Problem[] {
    const unhandled = hasHandler(sources) ? checkFormHandler(site, sources.formHandler) : [];
    const letters = checkLetters(sources, root, site.settings);
    return [...unhandled, ...letters, ...upcomingErrors(resolved.input, checked)];
  }
}

/** To look at each form of each page costs a large site time. */
const hasHandler = ({ config }: SiteSources) => config?.text.includes('"handler"') ?? false;

/** Parses, resolves and checks what was read from a folder. Reports what these do. */
export const validateSources = (sources: SiteSources, options: CheckOptions): CheckResult =>
  checkSources(sources, resolveParsed(parseSources(sources, options)), options.root);

function upcomingErrors(input: CheckInput, { problems, saved }: CheckResult): readonly Problem[] {
  const days = publicationDays(input.config, input);
  if (days.length === 0) return [];
  return errorsOnDays({ ...input, before: saved?.() }, days, problems).map((problem) => ({
    ...problem,
    message: `From ${problem.values?.from} on: ${problem.message}`,
  }));
}

export function fontNames(root: string, { fonts }: SiteSources): string[] {
  return [...fonts.map(({ name }) => name), ...installedFonts(root)];
}
