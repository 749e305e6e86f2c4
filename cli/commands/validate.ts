import { resolve } from "node:path";
import { resolveParsed } from "../../renderer/check/check-site.ts";
import { asPublished } from "../../renderer/check/sample-facts.ts";
import { hasErrors } from "../../schema/problems/problem.ts";
import { codesOf } from "../../schema/problems/problem-codes.ts";
import { assertBundlable } from "../assets/bundle/bundler-path.ts";
import { checkAssets } from "../assets/check-assets.ts";
import { setDrawTimeout } from "../assets/own-code/draw-limit.ts";
import type { ExitCode } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { pathFrom } from "../files/site-path.ts";
import { checkSources, parseSources } from "../pipeline/check/check-sources.ts";
import { filesRead, openSite, readOptions, validatorsOf } from "../pipeline/open/open-site.ts";
import { withSiteErrors } from "../pipeline/open/with-site-errors.ts";
import { readSite } from "../pipeline/read/read-site.ts";
import { countProblems } from "../report/count-problems.ts";
import { reportProblems } from "../report/report-problems.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { canRepeat } from "./repeat/repeat-problems.ts";
import { rememberValidate, successLine, type ValidateOptions } from "./repeat/repeat-validate.ts";

export async function validate(options: ValidateOptions, terminal: CommandTerminal): Promise<ExitCode> {
  const folder = await openSiteFolder(options.root, terminal.cwd, terminal.stderr);
  assertBundlable(folder.path);
  setDrawTimeout(options.drawTimeout);
  return withSiteErrors(folder, () => validateSite(folder, options, terminal));
}

async function validateSite(
  folder: SiteFolder,
  options: ValidateOptions,
  { cwd, stdin, stdout, stderr, info, step }: CommandTerminal,
): Promise<ExitCode> {
  const { format, maxWarnings = Number.POSITIVE_INFINITY } = options;
  const config =
    options.config === undefined || options.config === "-" ? options.config : resolve(cwd, options.config);
  const run = rememberValidate(folder.path, options);
  const opened = await openSite(folder, options, { stderr });
  const { definitions, cache, memory, code } = opened;
  const sources = await readSite(folder, config ?? "site.config.json", {
    ...readOptions(opened),
    stdin: config === "-" ? stdin : undefined,
  });
  const validators = await validatorsOf(opened, sources);
  step("read");
  const parsed = parseSources(sources, { ...opened, validators });
  const { site, problems: found, saved } = checkSources(sources, resolveParsed(parsed), folder.path);
  const problems = options.published ? asPublished(found) : found;
  step("check");
  await memory.save({ sources, resolved: saved?.() });
  step("save");
  const codes = codesOf(definitions);
  reportProblems(problems, sources.texts, {
    format,
    codes,
    folder: pathFrom(cwd, folder.path),
    stdout,
    stderr,
  });
  if (site) await checkAssets({ root: folder.path, cache });
  const pages = site?.pages.length ?? 0;
  const warnings = problems.filter((problem) => problem.severity === "warning").length;
  const tooMany = warnings > maxWarnings;
  if (site && !tooMany && !hasErrors(problems) && canRepeat(problems) && code === "")
    await run.save({ pages, problems }, { inputs: filesRead(opened, config ?? "site.config.json") });
  if (format === "text" && site && problems.every(({ severity }) => severity === "note")) {
    info.write(successLine(pages));
  }
  if (tooMany) stderr.write(`${countProblems(problems)}: more warnings than the ${maxWarnings} allowed.\n`);
  return hasErrors(problems) || tooMany ? 1 : 0;
}
