import { contentType } from "../../../renderer/resolve/frames.ts";
import { type Purpose, purposes } from "../../../schema/define-block.ts";
import type { DefinedBlock } from "../../blocks/definitions.ts";
import { isFrameId } from "../../edits/frames.ts";
import type { PageDocument } from "../../edits/site-document.ts";
import { messages } from "../../messages/messages.ts";

const titleOf = (group: Purpose | "others"): string => messages.pages.insert.groups[group];

export interface BlockGroup {
  readonly title: string;
  readonly blocks: readonly DefinedBlock[];
}

/** The blocks that can be placed on a page, or in a frame, where those that are made for it come first. */
export function placeableBlocks(
  blocks: readonly DefinedBlock[],
  page: PageDocument,
): readonly DefinedBlock[] {
  const others = blocks.filter(({ frame }) => !frame);
  if (!isFrameId(page.id)) return others.filter(({ type }) => type !== contentType);
  const isPlaced = page.blocks.some(({ type }) => type === contentType);
  const own = blocks.filter(({ frame, type }) => frame || type === contentType);
  return [...own, ...others].filter(
    ({ type }, index, all) =>
      all.findIndex((block) => block.type === type) === index && !(isPlaced && type === contentType),
  );
}

/**
 * The blocks in their groups; groups without any are left out. Where something is looked for, those that have every
 * word of it, in one group: whose title has them comes first.
 */
export function findBlocks(blocks: readonly DefinedBlock[], wanted: string): readonly BlockGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return grouped(blocks);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = blocks.filter(({ type, purpose, schema }) =>
    has(`${type} ${schema.title} ${schema.description} ${titleOf(purpose ?? "others")}`),
  );
  const inTitle = ({ type, schema }: DefinedBlock) => has(`${type} ${schema.title}`);
  const ordered = [...found.filter(inTitle), ...found.filter((block) => !inTitle(block))];
  return ordered.length > 0 ? [{ title: messages.pages.insert.foundGroup, blocks: ordered }] : [];
}

function grouped(all: readonly DefinedBlock[]): readonly BlockGroup[] {
  const ofFrame = all.filter(({ frame }) => frame);
  const blocks = all.filter(({ frame }) => !frame);
  const first = ofFrame.length > 0 ? [{ title: messages.pages.insert.frameGroup, blocks: ofFrame }] : [];
  return [...first, ...groupedByPurpose(blocks)];
}

function groupedByPurpose(blocks: readonly DefinedBlock[]): readonly BlockGroup[] {
  return [...purposes, "others" as const].flatMap((group) => {
    const inGroup = blocks.filter(({ purpose = "others" }) => purpose === group);
    return inGroup.length > 0 ? [{ title: titleOf(group), blocks: inGroup }] : [];
  });
}
