import { resolve } from "node:path";
import { asPublished } from "../../renderer/check/sample-facts.ts";
import { dayOf } from "../../schema/day-of.ts";
import { emptyModel } from "../../schema/model.ts";
import { hasErrors } from "../../schema/problem.ts";
import { codesOf } from "../../schema/problem-codes.ts";
import { assertBundlable } from "../assets/bundler-path.ts";
import { checkAssets } from "../assets/check-assets.ts";
import { loadBlocks } from "../assets/load-blocks.ts";
import { loadValidators } from "../assets/validators.ts";
import { openSiteFolder, type SiteFolder } from "../files/site-folder.ts";
import { openCache } from "../incremental/cache.ts";
import { openIndex } from "../incremental/site-index.ts";
import { fineLine, validateReceipts } from "../incremental/validate-receipt.ts";
import { checkSources } from "../pipeline/check/check-sources.ts";
import { readSite } from "../pipeline/read/read-site.ts";
import { withSiteErrors } from "../pipeline/with-site-errors.ts";
import { countProblems } from "../report/count-problems.ts";
import { reportProblems } from "../report/report-problems.ts";
import type { ExitCode } from "../site-error.ts";
import { pathFrom } from "../site-path.ts";
import type { CommandTerminal } from "../terminal.ts";
import type { ValidateOptions } from "./validate-options.ts";

/** Reads, parses and resolves the site, and prints what is wrong with it. */
export async function validate(options: ValidateOptions, terminal: CommandTerminal): Promise<ExitCode> {
  const folder = await openSiteFolder(options.root, terminal.cwd);
  assertBundlable(folder.path);
  return withSiteErrors(folder, () => validateSite(folder, options, terminal));
}

async function validateSite(
  folder: SiteFolder,
  options: ValidateOptions,
  { cwd, stdin, stdout, stderr, info, step }: CommandTerminal,
): Promise<ExitCode> {
  const { format, future, today = dayOf(new Date()), maxWarnings = Number.POSITIVE_INFINITY } = options;
  const config =
    options.config === undefined || options.config === "-" ? options.config : resolve(cwd, options.config);
  const receipts = validateReceipts(folder.path, options, cwd);
  const { blocks, formats, version: code } = await loadBlocks(folder);
  const warn = (text: string) => void stderr.write(text);
  const cache = openCache(folder.path, { folder: options.cacheDir, isUsed: options.cache, warn });
  const piped = config === "-" ? stdin : undefined;
  const index = await openIndex(cache, { code, future, paranoid: options.paranoid });
  const reading = { stdin: piped, formats, cache, kept: index.entries };
  const sources = await readSite(folder, config ?? "site.config.json", reading);
  const validators = await loadValidators(
    blocks.map(({ block }) => block),
    sources.model ?? emptyModel,
    cache,
  );
  step("read");
  const checking = { root: folder.path, blocks, validators, today, future, index };
  const { site, problems: found, keep } = checkSources(sources, checking);
  const problems = options.published ? asPublished(found) : found;
  step("check");
  await keep();
  step("keep");
  const codes = codesOf(blocks.map(({ block }) => block));
  reportProblems(problems, sources.texts, {
    format,
    codes,
    folder: pathFrom(cwd, folder.path),
    stdout,
    stderr,
  });
  if (site) await checkAssets({ root: folder.path, blocks, cache });
  const pages = site?.pages.length ?? 0;
  if (site && problems.length === 0 && code === "") await receipts.keep(pages, { cache });
  const warnings = problems.filter((problem) => problem.severity === "warning").length;
  const tooMany = warnings > maxWarnings;
  if (format === "text" && site && problems.length === 0) {
    info.write(fineLine(pages));
  }
  if (tooMany) stderr.write(`${countProblems(problems)}: more warnings than the ${maxWarnings} allowed.\n`);
  return hasErrors(problems) || tooMany ? 1 : 0;
}
