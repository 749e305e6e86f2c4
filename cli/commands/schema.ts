import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { siteJsonSchema } from "../../schema/json-schema.ts";
import { findRoot } from "../read/find-root.ts";
import { leavesRoot } from "../read/leaves-root.ts";
import { loadBlocks } from "../read/load-blocks.ts";
import { type ExitCode, SiteError } from "../site-error.ts";
import type { Terminal } from "../terminal.ts";
import { writeFileWhole } from "../write/write-file-whole.ts";

export interface SchemaOptions {
  readonly root: string;
  readonly check: boolean;
}

/** Writes the JSON Schema of this site's blocks to schema/site.schema.json, or with `check` compares it. */
export async function schema(options: SchemaOptions, { cwd, stdout, stderr }: Terminal): Promise<ExitCode> {
  const root = await findRoot(options.root, cwd);
  const path = join(root, "schema", "site.schema.json");
  if (await leavesRoot(root, path))
    throw new SiteError(`${path} is a symbolic link that leaves the site's folder.`);
  const blocks = (await loadBlocks(root)).map(({ block }) => block);
  const text = `${JSON.stringify(siteJsonSchema(blocks), null, 2)}\n`;
  const present = await readFile(path, "utf8").catch(() => "");
  if (options.check) {
    if (present === text) return 0;
    stderr.write("schema/site.schema.json is out of date.\n  Run site schema and commit the file.\n");
    return 1;
  }
  await mkdir(dirname(path), { recursive: true });
  if (present !== text) await writeFileWhole(path, text);
  stdout.write(`schema/site.schema.json describes ${blocks.length} blocks.\n`);
  return 0;
}
