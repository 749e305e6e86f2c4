import type { DefinedBlock } from "../../../document/definitions.ts";
import type { Messages } from "../../../messages/messages.ts";

/** What a new page starts with. */
export interface StartingPoint {
  /** What the catalogue of messages has its words under. */
  readonly name: keyof Messages["pages"]["ask"]["starts"];
  /** Types of blocks, in order; one that the registry does not have is left out. */
  readonly blocks: readonly string[];
}

export const startingPoints: readonly StartingPoint[] = [
  { name: "text", blocks: ["heading", "prose", "call-to-action"] },
  { name: "questions", blocks: ["heading", "faq", "call-to-action"] },
  { name: "empty", blocks: [] },
];

/** The blocks of a starting point, as the registry has them. */
export function blocksOf(
  { blocks: types }: StartingPoint,
  registry: readonly DefinedBlock[],
): readonly DefinedBlock[] {
  return types.flatMap((type) => registry.find((block) => block.type === type) ?? []);
}
