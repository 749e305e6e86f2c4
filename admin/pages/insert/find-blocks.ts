import { type AnyBlock, type Purpose, purposes } from "../../../schema/define-block.ts";

const titles: Readonly<Record<Purpose | "others", string>> = {
  opening: "Start of a page",
  content: "Text and pictures",
  trust: "Reasons to trust you",
  entries: "Posts and projects",
  contact: "Ways to reach you",
  others: "Others",
};

export interface BlockGroup {
  readonly title: string;
  readonly blocks: readonly AnyBlock[];
}

/** The blocks that have every word that is looked for, in their groups; groups without any are left out. */
export function findBlocks(blocks: readonly AnyBlock[], wanted: string): readonly BlockGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return [...purposes, "others" as const].flatMap((group) => {
    const title = titles[group];
    const found = blocks.filter(({ type, purpose = "others", schema }) => {
      const told = `${type} ${schema.title} ${schema.description} ${title}`.toLowerCase();
      return purpose === group && words.every((word) => told.includes(word));
    });
    return found.length > 0 ? [{ title, blocks: found }] : [];
  });
}
