import type { DefinedBlock } from "../../../../editing/document/definitions.ts";
import type { Messages } from "../../../../editing/messages/messages.ts";

/** What a new page can start with. */
interface StartingPoint {
  /** The key of its title in the messages. */
  readonly name: keyof Messages["pages"]["ask"]["starts"];
  /** The types of its blocks. */
  readonly blocks: readonly string[];
}

export const startingPoints: readonly StartingPoint[] = [
  { name: "text", blocks: ["heading", "prose", "call-to-action"] },
  { name: "questions", blocks: ["heading", "faq", "call-to-action"] },
  { name: "empty", blocks: [] },
];

export function blocksOf(
  { blocks: types }: StartingPoint,
  registry: readonly DefinedBlock[],
): readonly DefinedBlock[] {
  return types.flatMap((type) => registry.find((block) => block.type === type) ?? []);
}
