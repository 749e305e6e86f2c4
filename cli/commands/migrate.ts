import { Option } from "commander";
import { createTwoFilesPatch } from "diff";
import { migrateBlocks } from "../../editing/document/pattern.ts";
import type { SiteDocument } from "../../editing/document/site-document.ts";
import { migrateText } from "../../editing/source-text/migrate-text.ts";
import { createWriter } from "../../editing/source-text/write-text.ts";
import { migrateConfig } from "../../schema/migrations/migrate-config.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import { filesForVersion2 } from "../../schema/migrations/version-2/files.ts";
import type { Migrations } from "../../schema/migrations/versions.ts";
import { versionsOf } from "../../schema/migrations/versions.ts";
import { patternsFolder } from "../../schema/site/pattern-schema.ts";
import { readJson } from "../../schema/sources/json-source.ts";
import { locateProblems } from "../../schema/sources/locate-problems.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { loadBlocks } from "../assets/own-code/load-blocks.ts";
import type { ExitCode } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { withSiteErrors } from "../pipeline/open/with-site-errors.ts";
import { reportProblems } from "../report/report-problems.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { etag } from "../write/save/etag.ts";
import { writeSiteFiles } from "../write/write-site-files.ts";
import { configOption, type Declare, examples, rootOption } from "./declare/declare-command.ts";

interface MigrateOptions {
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  /** Relative to the root. */
  readonly config: string;
  /** `check` says whether something would change, `dry-run` shows what, `write` changes it. */
  readonly mode: "check" | "dry-run" | "write";
}

export const declareMigrate: Declare = (command, start) => {
  configOption(rootOption(command))
    .addOption(
      new Option("--check", "only say whether something would change").conflicts(["dryRun", "write"]),
    )
    .addOption(
      new Option("--dry-run", "show what would change, which is what it does by default").conflicts("write"),
    )
    .option("--write", "change the files")
    .addHelpText(
      "after",
      examples({ "site migrate": "shows what would change", "site migrate --write": "changes it" }),
    )
    .action(({ check, write, ...options }: MigrateArguments) =>
      start((terminal) =>
        migrate({ ...options, mode: check ? "check" : write ? "write" : "dry-run" }, terminal),
      ),
    );
};

export async function migrate(options: MigrateOptions, terminal: CommandTerminal): Promise<ExitCode> {
  const folder = await openSiteFolder(options.root, terminal.cwd, terminal.stderr);
  return withSiteErrors(folder, () => migrateSite(folder, options, terminal));
}

interface FileChange {
  readonly file: string;
  readonly before?: string;
  readonly after: string;
}

async function migrateSite(
  folder: SiteFolder,
  { config, mode }: MigrateOptions,
  { stdout, stderr, info }: CommandTerminal,
): Promise<ExitCode> {
  const migrations = migrationsOf((await loadBlocks(folder)).blocks.map(({ block }) => block));
  const { text, problems } = await folder.read(config);
  const read = text === undefined ? undefined : readJson(config, text);
  if (text === undefined || !read?.source) {
    const found = locateProblems([...problems, ...(read?.problems ?? [])], new Map());
    reportProblems(found, new Map(text === undefined ? [] : [[config, text]]), {
      format: "text",
      stdout,
      stderr,
    });
    return 1;
  }
  const changes = [
    ...configChange(config, text, migrations),
    ...(await patternChanges(folder, migrations)),
    ...(await newFiles(folder, read.source.value)),
  ];
  if (changes.length === 0) {
    info.write(`The site is up to date: version ${versionsOf(migrations).config}.\n`);
    return 0;
  }
  if (mode === "write") {
    const written = changes.map(({ file, before, after }) => ({
      file,
      bytes: Buffer.from(after),
      over: before === undefined ? "new" : etag(before),
    }));
    await writeSiteFiles(folder, written, { stderr });
  }
  stdout.write(mode === "dry-run" ? changes.map(patchOf).join("") : changes.map(lineOf(mode)).join(""));
  if (mode === "dry-run")
    stderr.write("Nothing was written. Run site migrate --write to change these files.\n");
  return mode === "check" ? 1 : 0;
}

function configChange(file: string, text: string, migrations: Migrations): FileChange[] {
  const value: unknown = JSON.parse(text);
  const migrated = migrateConfig(value, migrations);
  if (migrated === value) return [];
  return [{ file, before: text, after: migrateText(text, migrated as SiteDocument) }];
}

async function patternChanges(folder: SiteFolder, migrations: Migrations): Promise<FileChange[]> {
  const { names } = await folder.list(patternsFolder, /.\.json$/);
  const read = await Promise.all(names.map((name) => folder.read(`${patternsFolder}/${name}`)));
  return read.flatMap(({ text: before = "" }, index) => {
    const file = `${patternsFolder}/${names[index]}`;
    const value = readJson(file, before).source?.value;
    if (!isObject(value) || !Array.isArray(value.blocks)) return [];
    const blocks = migrateBlocks(
      value.blocks,
      value.configVersion ?? versionsOf(migrations).config,
      migrations,
    );
    if (blocks === value.blocks) return [];
    return [{ file, before, after: createWriter(before, value)({ ...value, blocks }) }];
  });
}

async function newFiles(folder: SiteFolder, config: unknown): Promise<FileChange[]> {
  if (!isObject(config) || config.configVersion !== 1) return [];
  const wanted = Object.entries(filesForVersion2);
  const present = await Promise.all(wanted.map(([file]) => folder.exists(file)));
  return wanted.filter((_, index) => !present[index]).map(([file, after]) => ({ file, after }));
}

const lineOf =
  (mode: MigrateOptions["mode"]) =>
  ({ file, before }: FileChange): string => {
    const action = before === undefined ? ["would be made", "Made"] : ["is of an older version", "Changed"];
    return mode === "check" ? `${file} ${action[0]}.\n` : `${action[1]} ${file}.\n`;
  };

function patchOf({ file, before = "", after }: FileChange): string {
  const patch = createTwoFilesPatch(file, file, before, after, undefined, undefined, { context: 2 });
  return patch.replace(/^Index:.*\n=+\n|^=+\n/, "");
}

type MigrateArguments = Omit<MigrateOptions, "mode"> & { readonly check?: boolean; readonly write?: boolean };
