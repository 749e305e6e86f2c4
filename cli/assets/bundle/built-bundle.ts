import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { packageRoot } from "../../files/package-root.ts";
import { isClone } from "../../installed-packages.js";

type BuiltBundle = "visitor" | "editor";

export const builtBundleFile = (name: BuiltBundle): string => `${name}.json.br`;

/** What is in such a file: JSON, compressed as it is a fifth of what is installed otherwise. */
export const writtenBundle = (value: unknown): Buffer => brotliCompressSync(JSON.stringify(value));

/** What an installed package has bundled already, for production. None in a clone, whose sources change. */
export async function builtBundle<Value>(name: BuiltBundle): Promise<Value | undefined> {
  const file = join(packageRoot, "built", builtBundleFile(name));
  if (isClone || !existsSync(file)) return undefined;
  return JSON.parse(brotliDecompressSync(await readFile(file)).toString()) as Value;
}
