import { builtInBlocks } from "../blocks/index.ts";
import type { AnyBlock } from "../schema/define-block.ts";
import { localizeSchema } from "./edits/words/localize-schema.ts";

const builtIn = new Set(builtInBlocks);

/** A block with its schema in the editor's language; one that a site has added keeps its words. */
export function localizeBlock(block: AnyBlock): AnyBlock {
  return builtIn.has(block) ? { ...block, schema: localizeSchema(block.schema) } : block;
}
