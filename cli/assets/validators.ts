import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileValidators, parserSchemas } from "../../schema/compile-validators.ts";
import { type AjvFunction, toValidate } from "../../schema/compiled-validator.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import type { Validators } from "../../schema/parse.ts";
import { fingerprint } from "../cache.ts";
import { packageRoot } from "../read/load-blocks.ts";
import { writeFileWhole } from "../write/write-file-whole.ts";

/**
 * The validators of these blocks, compiled once and kept as a module beside our own bundle: never in the site's
 * folder, from which no code is taken that its author has not written.
 */
export async function loadValidators(blocks: readonly AnyBlock[]): Promise<Validators> {
  const path = validatorsPath(blocks);
  const load = async () => (await import(pathToFileURL(path).href)) as Record<string, AjvFunction>;
  try {
    const module = await load().catch(async () => {
      const text = await validatorsModule(blocks);
      await mkdir(dirname(path), { recursive: true });
      await writeFileWhole(path, text);
      return load();
    });
    return (name) => toValidate(module[name] as AjvFunction);
  } catch {
    // Where nothing can be kept, as in a folder that can't be written, they are compiled for this run alone.
    return compileValidators(blocks);
  }
}

/** The module's text, for a browser that may not make code from text: the one that was kept, or a new one. */
export async function validatorsModule(blocks: readonly AnyBlock[]): Promise<string> {
  return readFile(validatorsPath(blocks), "utf8").catch(async () => {
    const { standaloneValidators } = await import("../../schema/standalone-validators.ts");
    return standaloneValidators(parserSchemas(blocks));
  });
}

function validatorsPath(blocks: readonly AnyBlock[]): string {
  const name = `validators-${fingerprint(JSON.stringify(parserSchemas(blocks)))}.mjs`;
  return join(packageRoot, "node_modules", ".cache", "blockwork", name);
}
