import type { ValuePath } from "../../editing/document/edit.ts";
import { pagesAndFrames } from "../../editing/document/frames.ts";
import type { BlockDocument, SiteDocument } from "../../editing/document/site-document.ts";
import { sameValue } from "../../editing/document/value.ts";
import type { FrameSelection } from "./frame/frame-actions.ts";

export function addedItem(before: SiteDocument, next: SiteDocument): FrameSelection | undefined {
  if (before === next) return undefined;
  const earlier = new Map(pagesAndFrames(before).map((page) => [page.id, page.blocks]));
  for (const page of pagesAndFrames(next)) {
    const blocks = earlier.get(page.id);
    const changed = blocks && blocks !== page.blocks ? changedBlock(blocks, page.blocks) : undefined;
    const path = changed && newItem(changed.was.props, changed.block.props, []);
    if (path)
      return { block: { page: page.id, block: changed.block.id }, fieldSource: { in: "block", path } };
  }
  const { frame: _, frames: __, ...was } = before.site;
  const { frame: ___, frames: ____, ...settings } = next.site;
  const path = newItem(was, settings, []);
  return path && { block: undefined, fieldSource: { in: "site", path } };
}

function changedBlock(before: readonly BlockDocument[], next: readonly BlockDocument[]) {
  for (const block of next) {
    const was = before.find(({ id }) => id === block.id);
    if (was && was !== block && was.props !== block.props) return { was, block };
  }
  return undefined;
}

/** Compares by identity, because edits keep what they do not change. */
function newItem(before: unknown, next: unknown, path: ValuePath): ValuePath | undefined {
  if (before === next || typeof next !== "object" || next === null) return undefined;
  if (Array.isArray(next)) {
    const known: readonly unknown[] = Array.isArray(before) ? before : [];
    if (next.length === known.length + 1)
      return [...path, next.findIndex((item, index) => !(index in known && sameValue(item, known[index])))];
    return first(next.keys(), (index) => newItem(known[index], next[index], [...path, index]));
  }
  const known = (typeof before === "object" && before !== null ? before : {}) as Record<string, unknown>;
  return first(Object.entries(next), ([key, value]) => newItem(known[key], value, [...path, key]));
}

function first<Item>(
  items: Iterable<Item>,
  find: (item: Item) => ValuePath | undefined,
): ValuePath | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}
