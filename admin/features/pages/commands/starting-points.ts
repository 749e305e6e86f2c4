import type { DefinedBlock } from "../../../../editing/document/definitions.ts";
import type { Messages } from "../../../../editing/messages/messages.ts";

export interface StartingPoint {
  readonly name: keyof Messages["pages"]["ask"]["starts"];
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
