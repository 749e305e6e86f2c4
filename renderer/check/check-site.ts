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
  readonly site?: Site;
  readonly problems: readonly Problem[];
  /** For the next run; undefined for a site that was not resolved. */
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
    | "future"
    | "codePosition"
  > {
  readonly config: Source | undefined;
  /** Undefined when content/model.json is invalid, which `problems` report. */
  readonly model: Model | undefined;
  readonly entries: readonly EntrySource[];
  readonly downloads?: readonly string[];
  readonly files: ReadonlyMap<string, Source>;
  readonly problems: readonly Problem[];
  readonly parser: Parser;
  readonly blocks: readonly AnyBlock[];
  readonly fonts: readonly string[];
}

interface Parsed {
  readonly input?: ResolveSiteInput;
  readonly problems: readonly Problem[];
}

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

/** A page of it can be rendered before the whole is checked. */
export interface OpenedCheck {
  readonly open?: OpenSite;
  check(): Checked;
}

/**
 * Parses and opens a site, for `build`, `validate` and the editor alike, so that they find the same problems. A site
 * with an error in what is written is not opened. Its check reports what `checkMappings` and `checkResolved` report,
 * `expired-security`, `missing-font` and `sample-fact`.
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
    // Problems in texts that were rendered before went to another report.
    open.context.rendered.clear();
    const resolution = resolveSite(resolveInput, open);
    checkResolved({ ...resolution, config }, report);
    const found = report.problems.map((problem) => {
      // Nothing else of a draft is checked; it may be unfinished.
      return ofMappings.has(problem) && draftOf(problem, config) !== undefined ? asWarning(problem) : problem;
    });
    const others = [...checkFonts(config, input.fonts), ...sampleProblems(config, input.files)];
    const all = located(withoutConsequences([...parsed.problems, ...found, ...others]));
    const { site, saved } = resolution;
    return hasErrors(all) ? { problems: all, saved } : { site, problems: all, saved };
  };
  return { open, check };
}

export const checkSite = (input: CheckInput): Checked => openCheck(input).check();

export function openSliceOf(input: CheckInput, slice: Slice): OpenSlice | undefined {
  const parsed = parseSite(input);
  return parsed.input && openSlice(parsed.input, slice);
}

function checkPage(page: SitePage, report: Report): void {
  checkIds(page, report);
  checkHeadings(page, report);
}
