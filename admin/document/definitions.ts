import { blocks, builtInBlocks, formats } from "../../blocks/index.ts";
import type { AnyBlock } from "../../schema/define-block.ts";

/** A block as lists, forms and words need it: without what only its markup and its checks are made of. */
export type DefinedBlock = Omit<AnyBlock, "view" | "structuredData" | "check">;

/**
 * The blocks of the site. The editor's bundle has them here without their views (`cli/assets/block-definitions.ts`); those
 * come with the preview, which imports the registry itself.
 */
export const definitions: readonly DefinedBlock[] = blocks;

/** Those of them that come with the engine. */
export const builtInDefinitions: readonly DefinedBlock[] = builtInBlocks;

export { formats };
