import { isAbsolute, join, resolve } from "node:path";
import { hasErrors } from "../../schema/problem.ts";
import { checkSite } from "../check-site.ts";
import { loadBlocks } from "../read/load-blocks.ts";
import { readSite } from "../read/read-site.ts";
import { countProblems, printProblems } from "../report/print-problems.ts";
import type { ExitCode } from "../site-error.ts";

export interface ValidateOptions {
  readonly root: string;
  /** Another config, relative to the working directory. */
  readonly config: string | undefined;
  readonly json: boolean;
}

/** Reads, parses and resolves the site, and prints what is wrong with it. */
export async function validate(options: ValidateOptions): Promise<ExitCode> {
  const root = resolve(options.root);
  const config = options.config === undefined ? join(root, "site.config.json") : resolve(options.config);
  const blocks = (await loadBlocks(root)).map(({ block }) => block);
  const sources = await readSite(root, isAbsolute(config) ? config : join(root, config));
  const { site, problems } = checkSite(sources, blocks, new Date().getFullYear());
  if (options.json) process.stdout.write(`${JSON.stringify({ problems }, null, 2)}\n`);
  else {
    process.stderr.write(printProblems(problems));
    if (site)
      process.stdout.write(
        `The site is fine: ${site.pages.length} pages${problems.length ? `, ${countProblems(problems)}` : ""}.\n`,
      );
    else process.stderr.write(`${countProblems(problems)}.\n`);
  }
  return hasErrors(problems) ? 1 : 0;
}
