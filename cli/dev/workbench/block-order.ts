import type { DescribedBlock } from "../engine/draw-sample.ts";

/** What the workbench of one block knows of another. */
export interface BlockLink {
  readonly type: string;
  readonly title: string;
  readonly isOwn: boolean;
}

/** What the workbench of a block asks for. */
export interface ShownBlock {
  readonly block: DescribedBlock;
  /** Every block, in the order in which they are listed. */
  readonly blocks: readonly BlockLink[];
}

/** The site's own blocks first, each part by its titles. */
export const inOrder = (blocks: readonly DescribedBlock[]): readonly DescribedBlock[] =>
  [...blocks].sort(
    (one, other) =>
      Number(other.isOwn) - Number(one.isOwn) || one.schema.title.localeCompare(other.schema.title, "en"),
  );

export const linkOf = ({ type, isOwn, schema }: DescribedBlock): BlockLink => ({
  ...{ type, isOwn, title: schema.title },
});

export const addressOf = (type: string): string => `/__blockwork/blocks/${type}`;

/** Whether a block is what somebody looks for, by its title, its type or what is said of it. */
export const matches = (search: string, ...texts: readonly string[]): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.some((text) => text.toLowerCase().includes(word)));
