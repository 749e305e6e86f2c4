import type { AnyBlock } from "../../schema/define-block.ts";
import { locateProblems } from "../../schema/locate-problems.ts";
import type { Model } from "../../schema/model.ts";
import type { Parser } from "../../schema/parse.ts";
import { hasErrors, type Problem } from "../../schema/problem.ts";
import type { EntrySource, Source } from "../../schema/source.ts";
import { asWarning, draftOf } from "../../schema/unfinished-drafts.ts";
import type { SavedFragments } from "../resolve/fragments.ts";
import type { OpenSite } from "../resolve/open-site.ts";
import { createReport, type Report } from "../resolve/report.ts";
import { openTracked, type ResolveSiteInput, resolveSite } from "../resolve/resolve-site.ts";
import { type OpenSlice, openSlice, type Slice } from "../resolve/resolve-slice.ts";
import type { Site, SitePage } from "../site.ts";
import { checkIds } from "./anchors.ts";
import { checkMappings } from "./check-mappings.ts";
import { checkResolved } from "./check-resolved.ts";
import { withoutConsequences } from "./consequences.ts";
import { checkFonts } from "./fonts.ts";
import { checkHeadings } from "./headings.ts";
import { sampleProblems } from "./sample-facts.ts";
import { checkSecurity } from "./security.ts";
import { checkTranslations } from "./translations.ts";

export interface Checked {
  /** Missing when an error keeps it from being built. */
  readonly site?: Site;
  readonly problems: readonly Problem[];
  /** For the next run; none for a site that was not resolved. */
  readonly saved?: () => SavedFragments;
}

/** Everything of a site that was read, and what it is read with. */
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
    | "future"
    | "codePosition"
  > {
  readonly config: Source | undefined;
  /** Missing when content/model.json can't be understood, which `problems` say. */
  readonly model: Model | undefined;
  readonly entries: readonly EntrySource[];
  /** The names of the files of content/files. */
  readonly downloads?: readonly string[];
  /** Every file that a problem can be in, by its name. */
  readonly files: ReadonlyMap<string, Source>;
  /** What was found while reading. */
  readonly problems: readonly Problem[];
  readonly parser: Parser;
  readonly blocks: readonly AnyBlock[];
  /** The fonts that the theme can name: installed packages, and files of content/fonts. */
  readonly fonts: readonly string[];
}

/** A site that was read and parsed. */
interface Parsed {
  /** Missing when an error keeps the site from being resolved. */
  readonly input?: ResolveSiteInput;
  readonly problems: readonly Problem[];
}

/** Parses what was read. Reports what that does. */
function parseSite(input: CheckInput): Parsed {
  const { parser, model } = input;
  if (!model) return { problems: input.problems };
  const config = input.config && parser.site(input.config);
  const entries = input.entries.map(({ source, collection, id }) => parser.entry(source, collection, id));
  const problems = [
    ...input.problems,
    ...(config?.problems ?? []),
    ...entries.flatMap((entry) => entry.problems),
  ];
  if (!config?.value || hasErrors(problems)) return { problems };
  return {
    problems,
    input: {
      ...input,
      checkPage,
      model,
      files: input.downloads ?? [],
      config: config.value,
      entries: entries.flatMap((entry) => entry.value ?? []),
    },
  };
}

/** A site that was parsed and opened: a page of it can be seen before the whole is checked. */
export interface OpenedCheck {
  /** Missing when an error keeps the site from being resolved. */
  readonly open?: OpenSite;
  /** Resolves and checks the whole. */
  check(): Checked;
}

/**
 * Parses what was read and opens it: what `build`, `validate` and the editor have in common, so that they find the
 * same. A site with an error in what is written is not opened. Its check reports what that does, what `checkMappings`
 * and `checkResolved` report, `expired-security`, `missing-font` and `sample-fact`.
 */
export function openCheck(input: CheckInput): OpenedCheck {
  const parsed = parseSite(input);
  const located = (found: readonly Problem[]) => locateProblems(found, input.files);
  if (!parsed.input) return { check: () => ({ problems: located(parsed.problems) }) };
  const { config, model, entries } = parsed.input;
  const report = createReport();
  checkMappings({ config, model, blocks: input.blocks, entries }, report);
  const ofMappings = new Set(report.problems);
  checkTranslations(config, entries, report);
  checkSecurity(config, input.today, report);
  const resolveInput = { ...parsed.input, report };
  const open = openTracked(resolveInput);
  const check = (): Checked => {
    // What was wrong in a text of a page that was only looked at was told to another report.
    open.context.rendered.clear();
    const resolution = resolveSite(resolveInput, open);
    checkResolved({ ...resolution, config }, report);
    const found = report.problems.map((problem) => {
      // Of a draft nothing else is looked at; it may be unfinished.
      return ofMappings.has(problem) && draftOf(problem, config) !== undefined ? asWarning(problem) : problem;
    });
    const others = [...checkFonts(config, input.fonts), ...sampleProblems(config, input.files)];
    const all = located(withoutConsequences([...parsed.problems, ...found, ...others]));
    const { site, saved } = resolution;
    return hasErrors(all) ? { problems: all, saved } : { site, problems: all, saved };
  };
  return { open, check };
}

/** Opens and checks what was read. Reports what the check of `openCheck` does. */
export const checkSite = (input: CheckInput): Checked => openCheck(input).check();

/** Opens a slice of what was read, to be resolved ahead of `checkSite`; nothing of a site that will not be resolved. */
export function openSliceOf(input: CheckInput, slice: Slice): OpenSlice | undefined {
  const parsed = parseSite(input);
  return parsed.input && openSlice(parsed.input, slice);
}

/** What can be seen on a page alone. */
function checkPage(page: SitePage, report: Report): void {
  checkIds(page, report);
  checkHeadings(page, report);
}
