import type { AnyBlock } from "../../../schema/define-block.ts";

/** What a new page starts with. */
export interface StartingPoint {
  readonly name: string;
  readonly words: string;
  /** Types of blocks, in order; one that the registry does not have is left out. */
  readonly blocks: readonly string[];
}

export const startingPoints: readonly StartingPoint[] = [
  {
    name: "Heading, text and a way to reach you",
    words: "A good start for most pages: reword what is there.",
    blocks: ["heading", "prose", "call-to-action"],
  },
  {
    name: "Questions and answers",
    words: "A heading, questions with their answers, and a way to reach you.",
    blocks: ["heading", "faq", "call-to-action"],
  },
  { name: "Empty", words: "You choose each block yourself.", blocks: [] },
];

/** The blocks of a starting point, as the registry has them. */
export function blocksOf(
  { blocks: types }: StartingPoint,
  registry: readonly AnyBlock[],
): readonly AnyBlock[] {
  return types.flatMap((type) => registry.find((block) => block.type === type) ?? []);
}
