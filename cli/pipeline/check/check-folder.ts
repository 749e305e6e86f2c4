import { type CheckResult, checkResolvedSite, resolveParsed } from "../../../renderer/check/check-site.ts";
import { siteDay } from "../../../schema/site/site-day.ts";
import { type LoadedCode, loadBlocks } from "../../assets/own-code/load-blocks.ts";
import { loadValidators } from "../../assets/own-code/validators.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import { knownModel, readSite, type SiteSources } from "../read/read-site.ts";
import { parseSources, validateSources } from "./check-sources.ts";

interface CheckedFolder {
  readonly sources: SiteSources;
  readonly code: LoadedCode;
  readonly checked: CheckResult;
}

interface CheckFolderOptions {
  /** Relative to the root. */
  readonly config: string;
  readonly future?: boolean;
  readonly drawsViews?: boolean;
  /** Whether what else is made from the site, such as its form handler, must go with it. */
  readonly checksFiles?: boolean;
  /** As 2026-01-31: this day, unless it is given. */
  readonly today?: string;
}

export async function checkFolder(
  folder: SiteFolder,
  { config, future = false, drawsViews = true, checksFiles = true, today }: CheckFolderOptions,
): Promise<CheckedFolder> {
  const code = await loadBlocks(folder);
  const { blocks, formats, imports, islands, problems: codeProblems } = code;
  const sources = await readSite(folder, config, { formats });
  const validators = await loadValidators(
    blocks.map(({ block }) => block),
    knownModel(sources),
  );
  const options = {
    root: folder.path,
    blocks,
    imports,
    islands,
    codeProblems,
    validators,
    ...siteDay(today),
    future,
    drawsViews,
  };
  const checked = checksFiles
    ? validateSources(sources, options)
    : checkResolvedSite(resolveParsed(parseSources(sources, options)));
  return { sources, code, checked };
}
