import { blocks, builtInBlocks, formats } from "../../blocks/index.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";

export type DefinedBlock = Omit<AnyBlock, "view" | "structuredData" | "check">;

/** The editor's bundle has these without views (`cli/assets/block-definitions.ts`); the preview imports the registry itself. */
export const definitions: readonly DefinedBlock[] = blocks;

export const builtInDefinitions: readonly DefinedBlock[] = builtInBlocks;

export { formats };
