import { Fragment, type Node, Slice } from "prosemirror-model";
import type { Selection } from "prosemirror-state";
import { writingSchema } from "../text/writing-schema.ts";

const { heading } = writingSchema.nodes;
const deepest = 6;

const sourceLevels = new WeakMap<Node, number>();

/** Where headings are pasted. */
export interface HeadingPlace {
  /** The level of the highest heading in the text. */
  readonly headingLevel: number;
  /** The nearest one last. */
  readonly above: readonly Node[];
}

export function headingsAbove({ $from }: Selection): readonly Node[] {
  const { doc, depth, parentOffset, pos } = $from;
  const position = depth > 0 && parentOffset === 0 ? $from.before() : pos;
  const above: Node[] = [];
  doc.nodesBetween(0, position, (node) => {
    if (node.type === heading) above.push(node);
    return !node.isTextblock;
  });
  return above;
}

/**
 * Gives the headings of a slice levels that fit where it lands: they begin one level below the heading above them and
 * leave none out. What follows an earlier paste of the same text stands to it as it does there.
 */
export function withHeadingLevels(slice: Slice, place: HeadingPlace): Slice {
  const levels: number[] = [];
  slice.content.descendants((node) => {
    if (node.type === heading) levels.push(node.attrs.level);
    return !node.isTextblock;
  });
  if (levels.length === 0) return slice;
  const given = contiguousLevels(levels, firstLevel(Math.min(...levels), place));
  const next = given.values();
  const mapped = (content: Fragment): Fragment =>
    Fragment.from(
      content.content.map((node) => {
        if (node.type !== heading) return node.isTextblock ? node : node.copy(mapped(node.content));
        const level = next.next().value ?? place.headingLevel;
        const made = heading.create({ ...node.attrs, level }, node.content, node.marks);
        sourceLevels.set(made, node.attrs.level);
        return made;
      }),
    );
  return new Slice(mapped(slice.content), slice.openStart, slice.openEnd);
}

function firstLevel(topmost: number, { headingLevel, above }: HeadingPlace): number {
  const nearest = above.at(-1);
  if (!nearest) return headingLevel;
  if (!sourceLevels.has(nearest)) return nearest.attrs.level + 1;
  let level: number = nearest.attrs.level;
  let source = Number.POSITIVE_INFINITY;
  for (const heading of above.toReversed()) {
    const known = sourceLevels.get(heading);
    if (known === undefined) break;
    if (known >= source) continue;
    level = heading.attrs.level;
    source = known;
    if (source === topmost) return level;
    if (source < topmost) return level + 1;
  }
  return Math.max(headingLevel, level - (source - topmost));
}

function contiguousLevels(levels: readonly number[], first: number): readonly number[] {
  const open: number[] = [];
  return levels.map((level) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(deepest, first + open.length - 1);
  });
}
