import { join, resolve } from "node:path";
import { blocks as builtIn } from "../../blocks/index.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import { migrationFault } from "../../schema/migration-fault.ts";
import { packageRoot } from "../package-root.ts";
import { SiteError } from "../site-error.ts";
import { importBlocks } from "./import-blocks.ts";
import type { SiteFolder } from "./site-folder.ts";

/** A block, and the folder that its style.scss is in. */
export interface LoadedBlock {
  readonly block: AnyBlock;
  readonly folder: string;
  /** Whether it is the site's own. */
  readonly own: boolean;
}

const ownFile = "blocks/index.ts";

/** The built-in blocks and, if the site has a blocks/index.ts of its own, those that its `blocks` adds or replaces. */
export async function loadBlocks(folder: SiteFolder): Promise<LoadedBlock[]> {
  const loaded = builtIn.map((block) => ({
    block,
    folder: join(packageRoot, "blocks", block.type),
    own: false,
  }));
  if (resolve(folder.path) === packageRoot) return loaded;
  const index = await folder.locate(ownFile);
  if (index === undefined)
    throw new SiteError(`${ownFile} is a symbolic link that leaves the site's folder.`, 1);
  if (!(await folder.exists(ownFile))) return loaded;
  const { blocks } = await importBlocks(folder.path, index);
  if (!isBlockList(blocks)) throw new SiteError(`${ownFile} must export a list of blocks named blocks.`, 1);
  // A migration that is wrong would take something from every file.
  const fault = blocks.flatMap((block) => migrationFault(block) ?? []).at(0);
  if (fault !== undefined) throw new SiteError(`${ownFile}: ${fault}`, 1);
  const names = new Set(blocks.map((block) => block.type));
  return [
    ...loaded.filter(({ block }) => !names.has(block.type)),
    ...blocks.map((block) => ({ block, folder: join(folder.path, "blocks", block.type), own: true })),
  ];
}

function isBlockList(value: unknown): value is readonly AnyBlock[] {
  return Array.isArray(value) && value.every((block) => typeof Object(block).type === "string");
}
