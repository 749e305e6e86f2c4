import { readFile } from "node:fs/promises";
import { listChanges } from "../../editing/diff/list-changes.ts";
import { EditError } from "../../editing/document/edit.ts";
import { readDocument } from "../../editing/document/read-document.ts";
import type { EditedSite, SiteDocument } from "../../editing/document/site-document.ts";
import { schemasOf } from "../../editing/labels/schema/schemas.ts";
import { readContent } from "../../editing/source-text/read-content.ts";
import { createWriter } from "../../editing/source-text/write-text.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import type { Migrations } from "../../schema/migrations/versions.ts";
import { emptyModel } from "../../schema/model/model.ts";
import { hasErrors } from "../../schema/problems/problem.ts";
import { confusableNameMessage, fileSystemKey } from "../../schema/text/confusable-names.ts";
import { mediaFolder } from "../assets/list-pictures.ts";
import { type ExitCode, SiteError } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { checkFolder } from "../pipeline/check/check-folder.ts";
import { withSiteErrors } from "../pipeline/open/with-site-errors.ts";
import { catalogueFile } from "../pipeline/read/read-catalogue.ts";
import { filesFolder } from "../pipeline/read/read-files.ts";
import { reportProblems } from "../report/report-problems.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { configFile, kindOf } from "../scaffold/import/importable.ts";
import { listDescriptionChanges, listFileChanges } from "../scaffold/import/list-file-changes.ts";
import { withOverlay } from "../scaffold/import/overlay-folder.ts";
import { readImported } from "../scaffold/import/read-imported.ts";
import { withDescriptions } from "../scaffold/import/with-descriptions.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { changesOver, readVersions, writeSiteFiles } from "../write/write-site-files.ts";
import { type Declare, examples, rootOption } from "./declare/declare-command.ts";

interface ImportOptions {
  /** An exported config or archive, relative to the working directory. */
  readonly file: string;
  /** Absolute, or relative to the working directory. */
  readonly root: string;
  /** Whether only to say what would change. */
  readonly dryRun: boolean;
}

export const declareImport: Declare = (command, start) => {
  command.argument("<file>", "an exported config, or an archive of entries, pictures and files");
  rootOption(command)
    .option("--dry-run", "only say what would change", false)
    .addHelpText(
      "after",
      examples({
        "site import site-content.json --dry-run": "says what it would change",
        "site import changes.zip": "takes over the entries, pictures and files in it",
      }),
    )
    .action((file: string, options: Omit<ImportOptions, "file">) =>
      start((terminal) => importFile({ ...options, file }, terminal)),
    );
};

export async function importFile(options: ImportOptions, terminal: CommandTerminal): Promise<ExitCode> {
  const folder = await openSiteFolder(options.root, terminal.cwd, terminal.stderr);
  return withSiteErrors(folder, () => importInto(folder, options, terminal));
}

async function importInto(
  folder: SiteFolder,
  { file, dryRun }: ImportOptions,
  { cwd, stdout, stderr, info }: CommandTerminal,
): Promise<ExitCode> {
  const read = await readImported(file, cwd);
  // Before anything of the site is read: what is compared at the end is not newer than what is checked.
  const versions = await readVersions(folder, [
    ...[configFile, catalogueFile, ...read.texts.keys(), ...read.bytes.keys()],
    ...[...read.changes.copied.keys(), ...read.changes.deleted],
  ]);
  const isThere = (name: string) => versions.get(name) !== "new";
  const deleted = read.changes.deleted.filter(isThere);
  const bytes = new Map([...(await copiedBytes(folder, read.changes.copied)), ...read.bytes]);
  await checkNames(folder, bytes, deleted);
  const isText = (name: string) => kindOf(name) === "text";
  const texts = new Map(read.texts);
  const known = [configFile, catalogueFile, ...texts.keys(), ...deleted.filter(isText)];
  const present = await presentTexts(folder, known.filter(isThere));
  const gone = deleted.filter((name) => !isText(name)).map((name) => name.slice(mediaFolder.length + 1));
  const described = texts.get(catalogueFile) ?? (gone.length > 0 ? "{}" : undefined);
  if (described !== undefined && (read.texts.has(catalogueFile) || present.has(catalogueFile)))
    texts.set(catalogueFile, withDescriptions(present.get(catalogueFile), described, gone));
  const encoded = [...texts].map(([name, text]) => [name, Buffer.from(text)] as const);
  const overlaid = new Map<string, Uint8Array>([...encoded, ...bytes]);
  const { sources, code, checked } = await withOverlay(folder, { files: overlaid, deleted }, (site) =>
    checkFolder(site, { config: configFile }),
  );
  if (hasErrors(checked.problems)) {
    reportProblems(checked.problems, sources.texts, { format: "text", stdout, stderr });
    stderr.write("Nothing was imported.\n");
    return 1;
  }
  const blocks = code.blocks.map(({ block }) => block);
  const migrations = migrationsOf(blocks);
  const left = [...present].filter(([name]) => !deleted.includes(name));
  const [before, after] = [present, new Map([...left, ...texts])].map((all) => siteOf(all, migrations)) as [
    EditedSite,
    EditedSite,
  ];
  const changes = listChanges(before, after, schemasOf(blocks, sources.model ?? emptyModel));
  const added = await listFileChanges(folder, bytes);
  const said = listDescriptionChanges(present.get(catalogueFile), texts.get(catalogueFile));
  const lines = [
    ...changes.map(({ location: place, what }) => `${place}: ${what}`),
    ...added.lines,
    ...said,
    ...gone.map((name) => `Pictures: deleted ${name}`),
  ];
  info.write(lines.map((line) => `${line}\n`).join(""));
  const files = { ...changedFiles(present, texts, after.config), ...added.files };
  const names = Object.keys(files);
  if (names.length === 0 && deleted.length === 0) {
    info.write(`Nothing to import: the site is the same as ${file}.\n`);
    return 0;
  }
  if (!dryRun) await writeSiteFiles(folder, changesOver(versions, files, deleted), { stderr });
  if (names.length > 0) info.write(`${dryRun ? "Would change" : "Changed"} ${names.join(", ")}.\n`);
  if (deleted.length > 0) info.write(`${dryRun ? "Would delete" : "Deleted"} ${deleted.join(", ")}.\n`);
  return 0;
}

/** Throws a SiteError for a picture or download that some disk can't tell from another one by its name. */
async function checkNames(
  folder: SiteFolder,
  imported: ReadonlyMap<string, Uint8Array>,
  deleted: readonly string[],
): Promise<void> {
  const present = await Promise.all(
    [mediaFolder, filesFolder].map(async (place) =>
      (await folder.listTree(place, /^\./)).files.map(({ name }) => `${place}/${name}`),
    ),
  );
  const left = present.flat().filter((name) => !deleted.includes(name));
  const names = new Map(left.map((name) => [fileSystemKey(name), name]));
  for (const name of imported.keys()) {
    const other = names.get(fileSystemKey(name));
    if (other !== undefined && other !== name)
      throw new SiteError(`${confusableNameMessage(name, other)}\n  Rename one of the two.`, 1);
    names.set(fileSystemKey(name), name);
  }
}

/** The bytes of pictures that are there under another name. Throws a SiteError for one that is not. */
async function copiedBytes(
  folder: SiteFolder,
  copied: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const bytes = new Map<string, Uint8Array>();
  for (const [to, from] of copied) {
    const path = await folder.locate(from);
    const content = path && (await readFile(path).catch(() => undefined));
    if (!content) throw new SiteError(`${from}, of which ${to} is to be made, is not there any more.`, 1);
    bytes.set(to, content);
  }
  return bytes;
}

async function presentTexts(folder: SiteFolder, files: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of new Set(files)) {
    const { text } = await folder.read(file);
    if (text !== undefined) texts.set(file, text);
  }
  return texts;
}

/** The config and the entries in some texts. What is there now need not be without errors, but must be readable. */
function siteOf(texts: ReadonlyMap<string, string>, migrations: Migrations): EditedSite {
  const others = [...texts].filter(([file]) => file !== configFile && file !== catalogueFile);
  try {
    return {
      config: readDocument(texts.get(configFile) ?? '{ "site": {}, "pages": [] }', migrations),
      entries: Object.fromEntries(others.map(([file, text]) => [file, readContent(file, text)])),
    };
  } catch (error) {
    if (error instanceof EditError)
      throw new SiteError(
        `The site can't be compared with it: ${error.message}\n  Run site validate first.`,
        1,
      );
    throw error;
  }
}

/** The new text of each file that differs. Of the config, what stays the same keeps its bytes. */
function changedFiles(
  present: ReadonlyMap<string, string>,
  imported: ReadonlyMap<string, string>,
  config: SiteDocument,
): Readonly<Record<string, string>> {
  const texts = [...imported].map(([file, text]) => {
    const old = present.get(file);
    return [
      file,
      file === configFile && old !== undefined ? createWriter(old, JSON.parse(old))(config) : text,
    ];
  });
  return Object.fromEntries(texts.filter(([file = "", text]) => present.get(file) !== text));
}
