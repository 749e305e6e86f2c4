import { resolveSite } from "../renderer/resolve/resolve-site.ts";
import type { Site } from "../renderer/site.ts";
import { compileValidators } from "../schema/compile-validators.ts";
import type { AnyBlock } from "../schema/define-block.ts";
import { createParser, type Validators } from "../schema/parse.ts";
import { hasErrors, locateProblems, type Problem } from "../schema/problem.ts";
import { fontProblems } from "./read/find-font.ts";
import type { SiteSources } from "./read/read-site.ts";

export interface Checked {
  /** Missing when an error keeps it from being built. */
  readonly site?: Site;
  readonly problems: readonly Problem[];
}

interface CheckOptions {
  /** The site's folder, beside which its faces are installed. */
  readonly root: string;
  readonly blocks: readonly AnyBlock[];
  /** Compiled ahead of time, to start faster. */
  readonly validators?: Validators;
  /** For `{{year}}` and for posts that are dated later. */
  readonly now: Date;
  /** Whether posts dated later are part of the site. */
  readonly future?: boolean;
}

/** Parses and resolves what was read: what `build` and `validate` have in common. Reports what that does, and `missing-font`. */
export function checkSite(
  sources: SiteSources,
  { root, blocks, validators = compileValidators(blocks), now, future = false }: CheckOptions,
): Checked {
  const parser = createParser(validators);
  const config = sources.config && parser.site(sources.config);
  const entries = sources.entries.map(({ source, collection, id }) => parser.entry(source, collection, id));
  const problems = [
    ...sources.problems,
    ...(config?.problems ?? []),
    ...entries.flatMap((entry) => entry.problems),
  ];
  const located = (found: readonly Problem[]) => locateProblems(found, sources.files);
  if (!config?.value || hasErrors(problems)) return { problems: located(problems) };
  const { site, problems: resolving } = resolveSite({
    config: config.value,
    entries: entries.flatMap((entry) => entry.value ?? []),
    media: sources.media,
    described: sources.described,
    blocks,
    today: now.toISOString().slice(0, 10),
    future,
  });
  const all = located([...problems, ...resolving, ...fontProblems(root, config.value)]);
  return hasErrors(all) ? { problems: all } : { site, problems: all };
}
