import { suggestion } from "../../schema/text/suggest.ts";
import { setDrawTimeout } from "../assets/own-code/draw-limit.ts";
import { openBrowser } from "../conformance/browser.ts";
import { type BlockFinding, openConformanceSite, testBlock } from "../conformance/test-block.ts";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { checkFolder } from "../pipeline/check/check-folder.ts";
import { siteError, withSiteErrors } from "../pipeline/open/with-site-errors.ts";
import { counted } from "../report/counted.ts";
import { reportProblems } from "../report/report-problems.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import {
  configOption,
  type Declare,
  drawOption,
  examples,
  jsonOption,
  rootOption,
} from "./declare/declare-command.ts";

interface TestBlocksOptions {
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  readonly config: string;
  readonly json: boolean;
  /** All of the site's own where there are none. */
  readonly types: readonly string[];
  /** How long own code may take to draw a page, in seconds. */
  readonly drawTimeout?: number;
}

export const declareTestBlocks: Declare = (command, start) => {
  drawOption(jsonOption(configOption(rootOption(command))))
    .argument("[types...]", "the blocks; all of the site's own unless some are named")
    .addHelpText(
      "after",
      examples({
        "site test-blocks": "tries the sample of each own block in a browser",
        "site test-blocks recipe --json": "of one block, for programs",
      }),
    )
    .action((types: readonly string[], options: Omit<TestBlocksOptions, "types">) =>
      start((terminal) => testBlocks({ ...options, types }, terminal)),
    );
};

/** Runs the conformance suite over a site's own blocks; the exit code is 1 where it finds something. */
export async function testBlocks(options: TestBlocksOptions, terminal: CommandTerminal): Promise<ExitCode> {
  const folder = await openSiteFolder(options.root, terminal.cwd, terminal.stderr);
  setDrawTimeout(options.drawTimeout);
  return withSiteErrors(folder, () => testIn(folder, options, terminal));
}

interface TestedBlock {
  readonly type: string;
  readonly findings: readonly BlockFinding[];
}

async function testIn(
  folder: SiteFolder,
  { config, json, types }: TestBlocksOptions,
  { stdout, stderr, info }: CommandTerminal,
): Promise<ExitCode> {
  const root = folder.path;
  const { sources, code, checked } = await checkFolder(folder, { config, drawsViews: false });
  if (!checked.site) {
    reportProblems(checked.problems, sources.texts, { format: "text", stdout, stderr });
    stderr.write("Nothing was tested.\n");
    return 1;
  }
  const { settings } = checked.site;
  const own = chosen(
    code.blocks.flatMap(({ block, own: isOwn }) => (isOwn ? block : [])),
    types,
  );
  if (own.length === 0) {
    info.write("The site has no blocks of its own.\n");
    return 0;
  }
  const test = await openBrowser(root);
  try {
    const site = await openConformanceSite(settings, { root, code, fonts: sources.fonts });
    const tested: TestedBlock[] = [];
    for (const block of own) {
      const findings = await testBlock(block, site, test).catch((error) => [thrown(root, error)]);
      tested.push({ type: block.type, findings });
      if (!json) info.write(textOf({ type: block.type, findings }));
    }
    const count = tested.reduce((sum, { findings }) => sum + findings.length, 0);
    if (json) stdout.write(`${JSON.stringify({ version: 1, blocks: tested }, null, 2)}\n`);
    else info.write(`${counted(own.length, "block")}, ${counted(count, "finding")}.\n`);
    return count > 0 ? 1 : 0;
  } finally {
    await test.browser.close();
  }
}

function chosen<B extends { readonly type: string }>(
  own: readonly B[],
  types: readonly string[],
): readonly B[] {
  const names = own.map(({ type }) => type);
  const unknown = types.find((type) => !names.includes(type));
  if (unknown !== undefined) {
    const hint = suggestion(unknown, names) ?? `It has ${names.join(", ") || "none"}.`;
    throw new SiteError(`The site has no block "${unknown}" of its own.\n  ${hint}`);
  }
  return types.length > 0 ? own.filter(({ type }) => types.includes(type)) : own;
}

/** Throws what is not the site's own code's. */
function thrown(root: string, error: unknown): BlockFinding {
  const message = siteError(root, error)?.message;
  if (message === undefined) throw error;
  return { check: "render", message };
}

function textOf({ type, findings }: TestedBlock): string {
  const lines = findings.map(({ check, message }) => `  ${check}: ${message.replaceAll("\n", "\n    ")}\n`);
  return `${findings.length === 0 ? "✓" : "✗"} ${type}\n${lines.join("")}`;
}
