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

/**
 * The blocks in their groups; groups without any are left out. Where something is looked for, those that have every
 * word of it, in one group: whose title has them comes first.
 */
export function findBlocks(blocks: readonly AnyBlock[], wanted: string): readonly BlockGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return grouped(blocks);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = blocks.filter(({ type, purpose, schema }) =>
    has(`${type} ${schema.title} ${schema.description} ${titles[purpose ?? "others"]}`),
  );
  const inTitle = ({ type, schema }: AnyBlock) => has(`${type} ${schema.title}`);
  const ordered = [...found.filter(inTitle), ...found.filter((block) => !inTitle(block))];
  return ordered.length > 0 ? [{ title: "Found", blocks: ordered }] : [];
}

function grouped(blocks: readonly AnyBlock[]): readonly BlockGroup[] {
  return [...purposes, "others" as const].flatMap((group) => {
    const inGroup = blocks.filter(({ purpose = "others" }) => purpose === group);
    return inGroup.length > 0 ? [{ title: titles[group], blocks: inGroup }] : [];
  });
}
