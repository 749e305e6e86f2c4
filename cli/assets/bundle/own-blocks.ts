import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { packageRoot } from "../../files/package-root.ts";
import { importedAs } from "../../files/site-path.ts";
import type { Mode } from "./vite-config.ts";

const registry = join(packageRoot, "blocks", "index.ts");
const merged = "\0blockwork-blocks";

export function ownRegistry(root: string): string | undefined {
  const own = join(root, "blocks", "index.ts");
  return resolve(root) !== packageRoot && existsSync(own) ? own : undefined;
}

/** What `site dev` bundles for: with React's development build where there is own code to debug. */
export const devMode = (root: string): Mode =>
  ownRegistry(root) !== undefined || process.env.NODE_ENV === "development" ? "development" : "production";

/** A plugin for Vite that gives the editor the blocks that the build has: ours, and the site's own in their place. */
export function ownBlocks(root: string) {
  const own = ownRegistry(root);
  return {
    name: "blockwork-own-blocks",
    enforce: "pre" as const,
    resolveId(id: string, importer: string | undefined) {
      const isOurs = own !== undefined && importer !== merged && /\/blocks\/index\.ts$/.test(id);
      return isOurs && importer && resolve(importer, "..", id) === registry ? merged : undefined;
    },
    load(id: string) {
      if (id !== merged || own === undefined) return undefined;
      return mergedBlocks(importedAs(registry), importedAs(own));
    },
  };
}

export function mergedBlocks(ours: string, own: string): string {
  return `import { blocks as builtIn } from ${ours};
import * as own from ${own};
const { blocks: added, formats = {} } = own;
export { formats };
const names = new Set(added.map(({ type }) => type));
export const builtInBlocks = builtIn;
export const blocks = [...builtIn.filter(({ type }) => !names.has(type)), ...added];`;
}

interface Resolving {
  resolve(
    id: string,
    importer: string | undefined,
    options: { readonly skipSelf: true },
  ): Promise<{ readonly id: string } | null>;
}

const manifest = join(packageRoot, "package.json");
const publicModule = join(packageRoot, "blocks", "public.ts");

/**
 * A plugin for Vite that resolves "blockwork" to the sources that the rest of the bundle is made of. Of what it exports
 * only that is bundled which a block uses.
 */
export function engineImports() {
  return {
    name: "blockwork-engine-imports",
    enforce: "pre" as const,
    async resolveId(this: Resolving, id: string, importer: string | undefined) {
      if (id === "blockwork") return { id: publicModule, moduleSideEffects: false };
      if (id.startsWith("blockwork/")) throw new Error(engineImportMessage(id));
      // A second React, of the site, would have contexts of its own, and a site needs none.
      if (/^react(?:-dom)?(?:\/|$)/.test(id) && importer !== manifest)
        return this.resolve(id, manifest, { skipSelf: true });
      if (importer !== publicModule) return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && { ...found, moduleSideEffects: false };
    },
  };
}

export function engineImportMessage(path: string): string {
  return `${path} is a file of Blockwork, which blocks can't import. Use "blockwork" itself.`;
}
