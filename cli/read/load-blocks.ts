import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { blocks as builtIn } from "../../blocks/index.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import { migrationFault } from "../../schema/migration-fault.ts";
import { SiteError } from "../site-error.ts";
import { leavesRoot } from "./leaves-root.ts";

/** The folder that Blockwork itself is in, whether it runs from its sources or from their bundle. */
export const packageRoot = findPackageRoot(import.meta.dirname);

/** A block, and the folder that its style.scss is in. */
export interface LoadedBlock {
  readonly block: AnyBlock;
  readonly folder: string;
}

/** The built-in blocks and, if the site has a blocks/index.ts of its own, those that its `blocks` adds. */
export async function loadBlocks(root: string): Promise<LoadedBlock[]> {
  const builtInFolder = join(packageRoot, "blocks");
  const own = join(root, "blocks", "index.ts");
  const loaded = builtIn.map((block) => ({ block, folder: join(builtInFolder, block.type) }));
  if (resolve(root) === packageRoot || !existsSync(own)) return loaded;
  if (await leavesRoot(root, own))
    throw new SiteError(`${own} is a symbolic link that leaves the site's folder.`);
  const { tsImport } = await import("tsx/esm/api");
  const module = await (
    tsImport(pathToFileURL(own).href, import.meta.url) as Promise<{ blocks?: readonly AnyBlock[] }>
  ).catch((error: unknown) => {
    // It is the site's own code, so what is wrong in it is no fault of ours.
    throw new SiteError(`The site's own blocks could not be loaded: ${(error as Error).message}`, 1);
  });
  if (!Array.isArray(module.blocks)) throw new SiteError(`${own} must export a list named blocks.`);
  const added = module.blocks as readonly AnyBlock[];
  // The suite that ours pass does not run over a site's own, and a migration that is wrong takes something from every file.
  const fault = added.flatMap((block) => migrationFault(block) ?? []).at(0);
  if (fault !== undefined) throw new SiteError(`${own}: ${fault}`);
  const names = new Set(added.map((block) => block.type));
  return [
    ...loaded.filter(({ block }) => !names.has(block.type)),
    ...added.map((block) => ({ block, folder: join(root, "blocks", block.type) })),
  ];
}

function findPackageRoot(folder: string): string {
  if (existsSync(join(folder, "schema", "page-schema.ts"))) return folder;
  if (dirname(folder) === folder)
    throw new Error(
      `Blockwork is not whole: no folder above ${import.meta.dirname} has schema/page-schema.ts.`,
    );
  return findPackageRoot(dirname(folder));
}
