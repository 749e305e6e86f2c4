import type { AnyBlock } from "../../schema/define-block.ts";
import type { Parser } from "../../schema/parse.ts";
import { hasErrors, locateProblems, type Problem } from "../../schema/problem.ts";
import type { EntrySource, Source } from "../../schema/source.ts";
import type { MediaFacts } from "../resolve/pictures.ts";
import { resolveSite } from "../resolve/resolve-site.ts";
import type { Site } from "../site.ts";
import { checkFonts } from "./fonts.ts";

export interface Checked {
  /** Missing when an error keeps it from being built. */
  readonly site?: Site;
  readonly problems: readonly Problem[];
}

/** Everything of a site that was read, and what it is read with. */
export interface CheckInput {
  readonly config: Source | undefined;
  readonly entries: readonly EntrySource[];
  readonly media: ReadonlyMap<string, MediaFacts>;
  /** The names of the pictures that media.json says something of. */
  readonly described: readonly string[];
  /** Every file that a problem can be in, by its name. */
  readonly files: ReadonlyMap<string, Source>;
  /** What was found while reading. */
  readonly problems: readonly Problem[];
  readonly parser: Parser;
  readonly blocks: readonly AnyBlock[];
  /** The names of the faces that are installed. */
  readonly faces: readonly string[];
  /** The day, as 2026-01-31. */
  readonly today: string;
  /** Whether posts dated later are part of the site. */
  readonly future: boolean;
}

/**
 * Parses and resolves what was read: what `build`, `validate` and the editor have in common, so that they find the
 * same. A site with an error in what is written is not resolved. Reports what that does, and `missing-font`.
 */
export function checkSite(input: CheckInput): Checked {
  const { parser, files } = input;
  const config = input.config && parser.site(input.config);
  const entries = input.entries.map(({ source, collection, id }) => parser.entry(source, collection, id));
  const problems = [
    ...input.problems,
    ...(config?.problems ?? []),
    ...entries.flatMap((entry) => entry.problems),
  ];
  const located = (found: readonly Problem[]) => locateProblems(found, files);
  if (!config?.value || hasErrors(problems)) return { problems: located(problems) };
  const { site, problems: resolving } = resolveSite({
    ...input,
    config: config.value,
    entries: entries.flatMap((entry) => entry.value ?? []),
  });
  const all = located([...problems, ...resolving, ...checkFonts(config.value, input.faces)]);
  return hasErrors(all) ? { problems: all } : { site, problems: all };
}
