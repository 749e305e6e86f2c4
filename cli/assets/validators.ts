import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyBlock } from "../../schema/define-block.ts";
import { compileValidators, parserSchemas, type Validators } from "../../schema/parse.ts";
import { type AjvFunction, toValidate } from "../../schema/validator.ts";
import { fingerprint } from "../cache.ts";
import { packageRoot } from "../read/load-blocks.ts";
import { writeFileWhole } from "../write/write-file-whole.ts";

/**
 * The validators of these blocks, compiled once and kept as a module beside our own bundle: never in the site's
 * folder, from which no code is taken that its author has not written.
 */
export async function loadValidators(blocks: readonly AnyBlock[]): Promise<Validators> {
  const schemas = parserSchemas(blocks);
  const folder = join(packageRoot, "node_modules", ".cache", "blockwork");
  const path = join(folder, `validators-${fingerprint(JSON.stringify(schemas))}.mjs`);
  const load = async () => (await import(pathToFileURL(path).href)) as Record<string, AjvFunction>;
  try {
    const module = await load().catch(async () => {
      const { standaloneValidators } = await import("../../schema/standalone-validators.ts");
      await mkdir(folder, { recursive: true });
      await writeFileWhole(path, standaloneValidators(schemas));
      return load();
    });
    return (name) => toValidate(module[name] as AjvFunction);
  } catch {
    // Where nothing can be kept, as in a folder that can't be written, they are compiled for this run alone.
    return compileValidators(blocks);
  }
}
