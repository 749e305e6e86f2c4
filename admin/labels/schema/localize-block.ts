import { builtInDefinitions, type DefinedBlock } from "../../document/definitions.ts";
import { localizeSchema } from "./localize-schema.ts";

const builtIn = new Set(builtInDefinitions);

/** A block with its schema in the editor's language; one that a site has added keeps its words. */
export function localizeBlock(block: DefinedBlock): DefinedBlock {
  return builtIn.has(block) ? { ...block, schema: localizeSchema(block.schema) } : block;
}
