import { builtInDefinitions, type DefinedBlock } from "../../document/definitions.ts";
import { localizeSchema } from "./localize-schema.ts";

const builtIn = new Set(builtInDefinitions);

export function localizeBlock(block: DefinedBlock): DefinedBlock {
  return builtIn.has(block) ? { ...block, schema: localizeSchema(block.schema) } : block;
}
