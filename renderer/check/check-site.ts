import type { AnyBlock } from "../../schema/block/define-block.ts";
import type { Model } from "../../schema/model/model.ts";
import type { Parser } from "../../schema/parse/parse.ts";
import { asWarning, draftOf } from "../../schema/parse/unfinished-drafts.ts";
import type { ValidModel } from "../../schema/parse/valid-model.ts";
import { noType } from "../../schema/parse/valid-parts.ts";
import { hasErrors, type Problem } from "../../schema/problems/problem.ts";
import { configVersion } from "../../schema/site/page-schema.ts";
import type { PatternConfig, PlacedBlock, SiteConfig } from "../../schema/site/site-config.ts";
import { locateProblems } from "../../schema/sources/locate-problems.ts";
import { type EntrySource, type Source, valueAtPointer } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import type { SiteFile } from "../resolve/addresses/files.ts";
import type { OpenSite } from "../resolve/open-site.ts";
import type { SavedFragments } from "../resolve/report/fragments.ts";
import { createReport, type Report } from "../resolve/report/report.ts";
import { type OpenShard, openShard, type Shard } from "../resolve/resolve-shard.ts";
import { openTracked, type Resolution, type ResolveSiteInput, resolveSite } from "../resolve/resolve-site.ts";
import type { Site, SitePage } from "../site.ts";
import { checkIds } from "./anchors.ts";
import { checkMappings } from "./check-mappings.ts";
import { checkPatterns } from "./check-patterns.ts";
import { checkResolved } from "./check-resolved.ts";
import { withoutConsequences } from "./consequences.ts";
import { checkFonts } from "./fonts.ts";
import { followsInvalidParts } from "./invalid-parts.ts";
import { checkChoiceTitles, checkTranslations } from "./languages.ts";
import { entriesWithoutFields, followsLeftOut, isOfGroupLeftOut, withoutUnknownFields } from "./left-out.ts";
import { locateDefaults, modelFile } from "./locate-defaults.ts";
import { checkHeadings } from "./pages.ts";
import { withPlainTexts, withWrittenOffsets } from "./plain-entries.ts";
import { unknownReferences } from "./references.ts";
import { sampleProblems } from "./sample-facts.ts";
import { sampleTextProblems } from "./sample-texts.ts";
import { checkExposedKey, checkScripts, checkSecurity } from "./settings.ts";

/** What `build`, `validate` and the editor know about a site after all checks. */
export interface CheckResult {
  /** Absent if there is an error. */
  readonly site?: Site;
  /** Sorted, with line and column. */
  readonly problems: readonly Problem[];
  /** What the next run can reuse; absent if the site could not be resolved. */
  readonly saved?: () => SavedFragments;
}

export interface CheckInput
  extends Pick<
    ResolveSiteInput,
    | "before"
    | "run"
    | "bodyVersion"
    | "media"
    | "orders"
    | "publicFiles"
    | "icons"
    | "described"
    | "today"
    | "now"
    | "future"
    | "codePosition"
  > {
  /** Absent if site.config.json could not be read. */
  readonly config: Source | undefined;
  /** Absent if content/model.json has errors. */
  readonly model: Model | undefined;
  /** What of a model with errors has none. */
  readonly validModel?: ValidModel | undefined;
  readonly entries: readonly EntrySource[];
  /** The files of content/patterns. */
  readonly patterns?: readonly Source[];
  /** The files of content/files. */
  readonly downloads?: readonly SiteFile[];
  /** Every file that was read, by its path, to look up lines and columns. */
  readonly files: ReadonlyMap<string, Source>;
  /** Those that were found while reading. */
  readonly problems: readonly Problem[];
  readonly parser: Parser;
  readonly blocks: readonly AnyBlock[];
  /** The names that the theme can use. */
  readonly fonts: readonly string[];
}

/** A site after `parseSite`. */
export interface ParsedSite {
  readonly input: CheckInput;
  /** Absent if a file has an error: then nothing is made of the site. */
  readonly opened?: OpenedSite;
  /** What of a site with errors has none, to be looked at for others. */
  readonly valid?: ResolveSiteInput;
  readonly problems: readonly Problem[];
}

interface OpenedSite {
  readonly input: ResolveSiteInput;
  readonly open: OpenSite;
  readonly report: Report;
  readonly ofMappings: ReadonlySet<Problem>;
  readonly patterns: readonly PatternConfig[];
}

export interface ResolvedSite extends ParsedSite {
  readonly resolution?: Resolution;
  /** The valid parts of a site with errors. */
  readonly rest?: Site;
  /** What was found in saved patterns, and in the shapes that they use. */
  readonly ofPatterns?: ReadonlySet<Problem>;
}

/**
 * Parses what was read: what `build`, `validate` and the editor have in common, so that they find the same. Reports what
 * the parser does and, of a site without an error, what `checkMappings` does, translations, `expired-security`, `exposed-key`
 * and scripts that are no file of the site.
 */
export function parseSite(input: CheckInput): ParsedSite {
  const { values, valid, patterns, problems } = parseValues(input);
  if (!values) return { input, problems, ...(valid && { valid }) };
  return { input, problems, opened: openValues(values, input, patterns) };
}

function openValues(
  values: ResolveSiteInput,
  input: CheckInput,
  patterns: readonly PatternConfig[],
): OpenedSite {
  const { config, model, entries } = values;
  const report = createReport();
  checkMappings({ config, model, blocks: input.blocks, entries: input.entries }, report);
  const ofMappings = new Set(report.problems);
  checkTranslations(config, entries, report);
  checkChoiceTitles(model, config.site, report);
  checkSecurity(config, input.today, report);
  checkExposedKey(config, report);
  const resolveInput = { ...values, report };
  const open = openTracked(resolveInput);
  checkScripts(config, open.links.on("/"));
  return { input: resolveInput, open, report, ofMappings, patterns };
}

/**
 * Resolves a parsed site. Reports what `resolveSite` and `checkPatterns` do, to the report of the parsed site; of a site with errors, the
 * errors of its valid parts.
 */
export function resolveParsed(parsed: ParsedSite): ResolvedSite {
  const { opened, valid } = parsed;
  if (!opened) return valid ? withErrorsOfRest(parsed, valid) : parsed;
  // The problems of a page that was only looked at are in another report.
  opened.open.context.rendered.clear();
  const resolution = resolveSite(opened.input, opened.open);
  const { open, report, patterns } = opened;
  const before = report.problems.length;
  checkPatterns({ ...opened.input, patterns }, open, report);
  return { ...parsed, resolution, ofPatterns: new Set(report.problems.slice(before)) };
}

/** With the errors of the parts of a site that have the right shape, so that all are reported at once. */
function withErrorsOfRest(parsed: ParsedSite, valid: ResolveSiteInput): ResolvedSite {
  const { input, problems } = parsed;
  const { config } = valid;
  const errors = problems.filter(({ severity }) => severity === "error");
  const isUnsure = followsInvalidParts(errors, config, leftOutOf(input));
  if (!isUnsure) return parsed;
  const opened = openValues(valid, input, []);
  const { report } = opened;
  const resolution = resolveSite(opened.input, opened.open);
  checkResolved({ ...resolution, config, blocks: input.blocks }, report);
  const found = report.problems.filter(
    (problem) => problem.severity === "error" && draftOf(problem, config) === undefined && !isUnsure(problem),
  );
  const ofTokens = tokenErrorsBeside(errors, input, config);
  return {
    ...parsed,
    rest: resolution.site,
    problems: withoutConsequences([...problems, ...found, ...ofTokens]),
  };
}

/** What is wrong with the tokens of blocks that have an error of another key, where nothing else is that tokens can name. */
function tokenErrorsBeside(
  errors: readonly Problem[],
  { config: source, model, blocks, entries }: CheckInput,
  config: SiteConfig,
): Problem[] {
  const written = source?.value;
  const isAlone = errors.every(({ file, code, pointer }) =>
    file === config.file
      ? (code === "unknown-key" || code === "missing-key") && propsOfBlock.test(pointer)
      : file !== modelFile,
  );
  if (!model || !isAlone || !isObject(written) || written.configVersion !== configVersion) return [];
  const report = createReport();
  const pages = config.pages.map((page, index) => ({
    ...page,
    blocks: page.blocks.map((block, nth) => {
      const at = `/pages/${index}/blocks/${nth}`;
      return block.type === noType ? (valueAtPointer(written, at) as PlacedBlock) : block;
    }),
  }));
  checkMappings({ config: { ...config, pages }, model, blocks, entries }, report);
  const blockOf = (pointer: string) => propsOfBlock.exec(pointer)?.[1];
  return report.problems.filter(
    (problem) =>
      problem.severity === "error" &&
      draftOf(problem, config) === undefined &&
      errors.some(
        ({ pointer }) => blockOf(pointer) !== undefined && blockOf(pointer) === blockOf(problem.pointer),
      ),
  );
}

const propsOfBlock = /^(\/pages\/\d+\/blocks\/\d+)\/props(?:\/|$)/;

function leftOutOf({ validModel, config, entries }: CheckInput) {
  return (
    validModel && {
      file: modelFile,
      groups: validModel.leftOut.groups,
      entries: entriesWithoutFields(entries, validModel.leftOut),
      follows: followsLeftOut(validModel, config),
    }
  );
}

/** Checks a resolved site. Reports what `checkResolved` does, `missing-font`, `sample-fact`, `sample-text`, and all that was found before. */
export function checkResolvedSite({
  input,
  opened,
  resolution,
  ofPatterns,
  problems,
}: ResolvedSite): CheckResult {
  const located = (found: readonly Problem[]) => {
    const written = withWrittenOffsets(found, input.entries, input.model ?? input.validModel?.model);
    return locateProblems(locateDefaults(written, input), input.files);
  };
  if (!opened || !resolution) return { problems: located(problems) };
  const { report, ofMappings } = opened;
  const { config } = opened.input;
  const patternFiles = new Set(opened.patterns.map(({ file }) => file));
  checkResolved({ ...resolution, config, blocks: input.blocks }, report);
  const found = report.problems.map((problem) =>
    // A draft may be unfinished, and a pattern is on no page.
    patternFiles.has(problem.file) ||
    ofPatterns?.has(problem) ||
    (ofMappings.has(problem) && draftOf(problem, config) !== undefined)
      ? asWarning(problem)
      : problem,
  );
  const others = [
    ...checkFonts(config, input.fonts),
    ...sampleProblems(config, input.files),
    ...sampleTextProblems(config),
  ];
  const all = located(withoutConsequences([...problems, ...found, ...others]));
  const { site, saved } = resolution;
  return hasErrors(all) ? { problems: all, saved } : { site, problems: all, saved };
}

/** Parses, resolves and checks what was read. Reports what these do. */
export const checkSite = (input: CheckInput): CheckResult =>
  checkResolvedSite(resolveParsed(parseSite(input)));

function parseValues(input: CheckInput): {
  readonly values?: ResolveSiteInput;
  /** Of a site with errors, what has none. */
  readonly valid?: ResolveSiteInput;
  readonly patterns: readonly PatternConfig[];
  readonly problems: readonly Problem[];
} {
  const { parser, validModel } = input;
  const model = input.model ?? validModel?.model;
  if (!model) return { patterns: [], problems: input.problems };
  const followsModel = leftOutOf(input)?.follows ?? (() => false);
  const config = input.config && parser.site(input.config);
  const read = (input.patterns ?? []).map((source) => parser.pattern(source, config?.value));
  const patterns = read.flatMap(({ value }) => value ?? []);
  const entries = input.entries.map(({ source, collection, id }) => {
    const known = validModel ? withoutUnknownFields(source, collection, validModel.leftOut) : source;
    return parser.entry(known, collection, id);
  });
  const ofConfig = (config?.problems ?? []).filter(
    (problem) => !validModel || !isOfGroupLeftOut(problem, validModel.leftOut),
  );
  const found = [
    ...entries.flatMap((entry) => entry.problems),
    ...once(read.flatMap((pattern) => pattern.problems)),
  ];
  const problems = [...input.problems, ...ofConfig, ...found.filter((problem) => !followsModel(problem))];
  const valuesOf = (valid: SiteConfig): ResolveSiteInput => ({
    ...input,
    checkPage,
    model,
    files: input.downloads ?? [],
    config: valid,
    entries: entries.flatMap(({ value }) => (value ? withPlainTexts(value, model) : [])),
  });
  if (config?.value && input.model && !hasErrors(problems))
    return { problems, patterns, values: valuesOf(config.value) };
  const valid = config?.value ?? config?.valid;
  // Those with a value are resolved with the rest.
  const unread = valid ? input.entries.filter((_, index) => !entries[index]?.value) : input.entries;
  return {
    patterns,
    problems: [
      ...problems,
      ...unknownReferences(input.entries, model, unread).filter((problem) => !followsModel(problem)),
    ],
    ...(valid && { valid: { ...valuesOf(valid), before: undefined } }),
  };
}

/** What several patterns find in a shape that they use is one mistake. */
function once(problems: readonly Problem[]): readonly Problem[] {
  const places = new Map(
    problems.map((problem) => [`${problem.file} ${problem.pointer} ${problem.code}`, problem]),
  );
  return [...places.values()];
}

/** Opens a slice of what was read, to be resolved ahead of `checkSite`; nothing of a site that will not be resolved. */
export function openShardOf(input: CheckInput, slice: Shard): OpenShard | undefined {
  const { values } = parseValues(input);
  return values && openShard(values, slice);
}

function checkPage(page: SitePage, report: Report): void {
  checkIds(page, report);
  checkHeadings(page, report);
}
