import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { packageRoot } from "../../files/package-root.ts";
import { importedAs } from "../../files/site-path.ts";
import { mergedBlocks, ownRegistry } from "./own-blocks.ts";

const registry = join(packageRoot, "blocks", "index.ts");
const mark = "?definitions";
const merged = `\0blockwork-definitions`;

const lateParts = /^import \{ (\w+) \} from "\.\/(?:view\.tsx|structured-data\.ts|check\.ts)";$/gm;

/**
 * A plugin for Vite that gives editing/document/definitions.ts the engine's blocks without their views, structured data and
 * checks: with these, the first screen would load what renders every block. They are made from the same files, the
 * registry and each block's index.ts, which whoever imports the registry itself has whole. A site's own blocks stay as
 * they are.
 */
export function blockDefinitions(root: string) {
  const own = ownRegistry(root);
  return {
    name: "blockwork-block-definitions",
    enforce: "pre" as const,
    resolveId(id: string, importer: string | undefined) {
      if (id === registry + mark) return id;
      if (importer?.endsWith("/editing/document/definitions.ts") && id.endsWith("/blocks/index.ts"))
        return own === undefined ? registry + mark : merged;
      return importer === registry + mark && id.endsWith("/index.ts")
        ? join(dirname(registry), id) + mark
        : undefined;
    },
    async load(id: string) {
      if (id === merged && own !== undefined)
        return mergedBlocks(importedAs(registry + mark), importedAs(own));
      if (!id.endsWith(mark)) return undefined;
      const code = await readFile(id.slice(0, -mark.length), "utf8");
      return { code: id === registry + mark ? code : withoutLazyParts(code), moduleType: "ts" };
    },
  };
}

export function withoutLazyParts(code: string): string {
  return code.replace(lateParts, "const $1 = undefined;");
}
