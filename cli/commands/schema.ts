import { hasErrors } from "../../schema/problems/problem.ts";
import { patternsFolder } from "../../schema/site/pattern-schema.ts";
import { loadBlocks, registryFile } from "../assets/own-code/load-blocks.ts";
import type { ExitCode } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { withSiteErrors } from "../pipeline/open/with-site-errors.ts";
import { collectionTypes, collectionTypesFile } from "../pipeline/read/collection-types.ts";
import { readModel } from "../pipeline/read/read-model.ts";
import { schemaFiles, schemaTexts } from "../pipeline/read/schema-files.ts";
import { counted } from "../report/counted.ts";
import { reportProblems } from "../report/report-problems.ts";
import type { CommandTerminal } from "../report/terminal.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { etag } from "../write/save/etag.ts";
import type { FileChange } from "../write/save/file-change.ts";
import { writeSiteFiles } from "../write/write-site-files.ts";
import { type Declare, examples, rootOption } from "./declare/declare-command.ts";

/** The arguments of `site schema`. */
interface SchemaOptions {
  readonly root: string;
  /** Whether the files are only compared, not written. */
  readonly check: boolean;
}

export const declareSchema: Declare = (command, start) => {
  rootOption(command)
    .option("--check", "only say whether the files are up to date", false)
    .addHelpText(
      "after",
      examples({
        "site schema": "writes both files; again after a change of own blocks or of the model",
        "site schema --check": "for CI: fails when they are out of date",
      }),
    )
    .action((options: SchemaOptions) => start((terminal) => schema(options, terminal)));
};

export async function schema(options: SchemaOptions, terminal: CommandTerminal): Promise<ExitCode> {
  const folder = await openSiteFolder(options.root, terminal.cwd, terminal.stderr);
  return withSiteErrors(folder, () => writeSchemas(folder, options.check, terminal));
}

async function writeSchemas(
  folder: SiteFolder,
  check: boolean,
  { info, stdout, stderr }: CommandTerminal,
): Promise<ExitCode> {
  const loaded = await loadBlocks(folder);
  const blocks = loaded.blocks.map(({ block }) => block);
  const { model, text = "", problems } = await readModel(folder, { formats: loaded.formats });
  if (!model || hasErrors(problems)) {
    reportProblems(problems, new Map([["content/model.json", text]]), { format: "text", stdout, stderr });
    return 1;
  }
  const types = (await hasOwnTypes(folder)) && { [collectionTypesFile]: collectionTypes(model) };
  const changes: FileChange[] = [];
  const { names: patterns } = await folder.list(patternsFolder, /.\.json$/);
  const texts = { ...schemaTexts(blocks, model, { hasPatterns: patterns.length > 0 }), ...types };
  for (const [file, wanted] of Object.entries(texts)) {
    const present = (await folder.exists(file)) ? await folder.read(file) : undefined;
    // Git may check files out with CRLF.
    if (present?.text?.replaceAll("\r\n", "\n") === wanted) continue;
    const content = present?.bytes ?? present?.text;
    changes.push({ file, bytes: Buffer.from(wanted), over: content === undefined ? "new" : etag(content) });
  }
  const outdated = changes.map(({ file }) => file);
  if (!check) await writeSiteFiles(folder, changes, { stderr });
  if (check && outdated.length > 0) {
    stderr.write(`${outdated.join(" and ")}: out of date.\n  Run site schema and commit what it writes.\n`);
    return 1;
  }
  const collections = Object.keys(model.collections).length;
  if (!check)
    info.write(
      `${schemaFiles.site} describes ${counted(blocks.length, "block")} and ${counted(collections, "collection")}; ${schemaFiles.model} describes content/model.json.\n`,
    );
  return 0;
}

/** Whether the site has own blocks in TypeScript, as `site new block` sets them up. */
async function hasOwnTypes(folder: SiteFolder): Promise<boolean> {
  if (!(await folder.exists(registryFile)) || !(await folder.exists("tsconfig.json"))) return false;
  return /"blockwork\/tsconfig"/.test((await folder.read("tsconfig.json")).text ?? "");
}
