import { type Checked, checkSite } from "../renderer/check/check-site.ts";
import { locateProblems } from "../schema/locate-problems.ts";
import { migrationsOf } from "../schema/migrations.ts";
import { emptyModel } from "../schema/model.ts";
import { createParser, type Validators } from "../schema/parse.ts";
import { hasErrors } from "../schema/problem.ts";
import { checkOwnBlocks } from "./check-own-blocks.ts";
import { checkPublic } from "./check-public.ts";
import { codePosition } from "./code-place.ts";
import { copiedNames } from "./copied-files.ts";
import { installedFonts } from "./read/find-font.ts";
import { createIconSource } from "./read/icon-source.ts";
import type { LoadedBlock } from "./read/load-blocks.ts";
import type { SiteSources } from "./read/read-site.ts";

interface CheckOptions {
  /** The site's folder, from which its fonts are found. */
  readonly root: string;
  readonly blocks: readonly LoadedBlock[];
  /** Compiled ahead of time, to start faster. */
  readonly validators: Validators;
  /** The day, as 2026-01-31: for `{{today}}` and for entries that are dated later. */
  readonly today: string;
  /** Whether entries dated later are part of the site. */
  readonly future?: boolean;
}

/** Checks what was read from a folder, on a day. Reports what `checkSite`, `checkOwnBlocks` and `checkPublic` do. */
export function checkSources(sources: SiteSources, options: CheckOptions): Checked {
  const { root, validators, today, future = false } = options;
  const blocks = options.blocks.map(({ block }) => block);
  const icons = createIconSource(sources.icons);
  const { files: downloads, publicFiles } = copiedNames(sources);
  const rules = { model: sources.model ?? emptyModel, icons, validators };
  const ownBlocks = sources.model ? checkOwnBlocks(options.blocks, rules) : [];
  const checked = checkSite({
    ...sources,
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
  });
  if (!checked.site) return checked;
  const clashes = checkPublic(sources.publicFiles, checked.site);
  if (clashes.length === 0) return checked;
  const problems = locateProblems([...checked.problems, ...clashes], sources.files);
  return hasErrors(problems) ? { problems } : { site: checked.site, problems };
}

/** What a theme can name: installed fonts, and those of content/fonts. */
export function fontNames(root: string, { fonts }: SiteSources): string[] {
  return [...fonts.map(({ name }) => name), ...installedFonts(root)];
}
