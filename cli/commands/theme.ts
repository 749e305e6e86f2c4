import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { withValueAt } from "../../editing/document/value.ts";
import { createWriter } from "../../editing/source-text/write-text.ts";
import { readTokens, type Theme, themeValue, tokensOfTheme } from "../../editing/theme/theme-tokens.ts";
import { readJson } from "../../schema/sources/json-source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { withSiteErrors } from "../pipeline/open/with-site-errors.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { etag } from "../write/save/etag.ts";
import { writeSiteFiles } from "../write/write-site-files.ts";
import { configOption, type Declare, examples, rootOption } from "./declare/declare-command.ts";

interface ThemeOptions {
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  /** Whether only to say what would change. */
  readonly dryRun: boolean;
}

export const declareTheme: Declare = (command, start) => {
  command
    .argument("<action>", "export or import")
    .argument("[file]", "the design tokens to import, a JSON file in the format of 2025.10");
  configOption(rootOption(command))
    .option("--dry-run", "only say what an import would change", false)
    .addHelpText(
      "after",
      examples({
        "site theme export > tokens.json": "colours, fonts and sizes for Figma, Penpot and others",
        "site theme import tokens.json": "takes those of a file over, and says what changes",
      }),
    )
    .action((action: string, file: string | undefined, options: ThemeOptions) =>
      start(async (terminal) => {
        const folder = await openSiteFolder(options.root, terminal.cwd, terminal.stderr);
        return withSiteErrors(folder, () => {
          if (action === "export" && file === undefined) return exportTheme(folder, options, terminal);
          if (action === "import" && file !== undefined) return importTheme(folder, file, options, terminal);
          throw new SiteError("Say site theme export, or site theme import with a file.", 2);
        });
      }),
    );
};

interface ReadConfig {
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly site: Readonly<Record<string, unknown>>;
  readonly theme: Theme;
}

async function readConfig(folder: SiteFolder, config: string): Promise<ReadConfig> {
  const { text } = await folder.read(config);
  const value = text === undefined ? undefined : readJson(config, text).source?.value;
  if (text === undefined || !isObject(value))
    throw new SiteError(`${config} can't be read.\n  Run site validate to see why.`, 1);
  const site = isObject(value.site) ? value.site : {};
  return { text, value, site, theme: isObject(site.theme) ? site.theme : {} };
}

async function exportTheme(
  folder: SiteFolder,
  { config }: ThemeOptions,
  { stdout }: CommandTerminal,
): Promise<ExitCode> {
  const { theme } = await readConfig(folder, config);
  stdout.write(`${JSON.stringify(tokensOfTheme(theme), null, 2)}\n`);
  return 0;
}

async function importTheme(
  folder: SiteFolder,
  file: string,
  { config, dryRun }: ThemeOptions,
  { cwd, stdout, stderr, info }: CommandTerminal,
): Promise<ExitCode> {
  const { values, unknown, mistakes } = readTokens(await tokensFrom(resolve(cwd, file), file));
  if (mistakes.length > 0) {
    for (const mistake of mistakes) stderr.write(`${mistake}\n`);
    stderr.write("Nothing was written.\n");
    return 1;
  }
  if (values.size === 0)
    throw new SiteError(
      `${file} has no token of a theme.\n  site theme export prints what they are called: color.light.paper, font.text, size.radius, …`,
      1,
    );
  const read = await readConfig(folder, config);
  const changed = [...values].filter(([setting, value]) => themeValue(read.theme, setting) !== value);
  for (const [setting, value] of changed)
    stdout.write(`${setting}: ${themeValue(read.theme, setting)} → ${value}\n`);
  if (unknown.length > 0) stderr.write(`A theme has no setting for ${listed(unknown)}.\n`);
  if (changed.length === 0) info.write("The theme has these values already.\n");
  else if (!dryRun) await writeTheme(folder, config, read, changed, stderr);
  return 0;
}

async function tokensFrom(path: string, name: string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new SiteError(`${name} can't be read.`, 2);
  });
  const { source } = readJson(name, text);
  if (!source) throw new SiteError(`${name} is not JSON.`, 1);
  return source.value;
}

const most = 5;

function listed(paths: readonly string[]): string {
  const more = paths.length - most;
  return `${paths.slice(0, most).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

async function writeTheme(
  folder: SiteFolder,
  config: string,
  { text, value, site, theme }: ReadConfig,
  changed: readonly (readonly [string, string | number])[],
  stderr: CommandTerminal["stderr"],
): Promise<void> {
  const next = changed.reduce<unknown>(
    (now, [setting, changedTo]) => withValueAt(now, setting.split("."), () => changedTo),
    theme,
  );
  const after = createWriter(text, value)({ ...value, site: { ...site, theme: next } });
  await writeSiteFiles(folder, [{ file: config, bytes: Buffer.from(after), over: etag(text) }], { stderr });
}
