import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { packageRoot } from "../../files/package-root.ts";
import { isClone } from "../../installed-packages.js";

type BuiltBundle = "visitor" | "editor";

export const builtBundleFile = (name: BuiltBundle): string => `${name}.json.br`;

/** The analyser of patterns, compressed: it is three megabytes, which most sites never need. */
export const builtCheckerFile = "pattern-checker.js.br";

/** What is in such a file: JSON, compressed as it is a fifth of what is installed otherwise. */
export const writtenBundle = (value: unknown): Buffer => writtenText(JSON.stringify(value));

/** With a window that holds all of it. */
export const writtenText = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } });

/** What an installed package has bundled already, for production. None in a clone, whose sources change. */
export async function builtBundle<Value>(name: BuiltBundle): Promise<Value | undefined> {
  const text = await builtText(builtBundleFile(name));
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

/** The text of a compressed file in `built/` of an installed package. */
export async function builtText(name: string): Promise<string | undefined> {
  const file = join(packageRoot, "built", name);
  if (isClone || !existsSync(file)) return undefined;
  return brotliDecompressSync(await readFile(file)).toString();
}
