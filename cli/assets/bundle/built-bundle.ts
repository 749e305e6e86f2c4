import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageRoot } from "../../files/package-root.ts";

type BuiltBundle = "visitor" | "editor";

export const builtBundleFile = (name: BuiltBundle): string => `${name}.json`;

/** What an installed package has bundled already, for production. None in a clone, whose sources change. */
export async function builtBundle<Value>(name: BuiltBundle): Promise<Value | undefined> {
  const file = join(packageRoot, "built", builtBundleFile(name));
  if (existsSync(join(packageRoot, "cli/commands/main.ts")) || !existsSync(file)) return undefined;
  return JSON.parse(await readFile(file, "utf8")) as Value;
}
