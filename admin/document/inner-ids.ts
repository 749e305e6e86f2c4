import { isObject } from "../../schema/is-object.ts";
import type { BlockDocument } from "./site-document.ts";
import { uniqueId } from "./unique-id.ts";

/** The ids of blocks, and of the blocks in them. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isObject(value)) return [];
  return [...(isPlaced(value) ? [value.id] : []), ...Object.values(value).flatMap(idsIn)];
}

/** The block, with other ids for those of its inner blocks that are taken. */
export function withUniqueInnerIds(block: BlockDocument, taken: readonly string[]): BlockDocument {
  const inner = idsIn(block.props);
  if (!inner.some((id, index) => taken.includes(id) || inner.indexOf(id) !== index)) return block;
  const used = [...taken];
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (!isObject(value)) return value;
    const changed = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child)]));
    // A field of a form has an id and a type too.
    if (!isPlaced(value) || !isObject(value.props)) return changed;
    const id = uniqueId(value.id, used);
    used.push(id);
    return { ...changed, id };
  };
  return { ...block, props: change(block.props) as NonNullable<BlockDocument["props"]> };
}

interface Placed {
  readonly id: string;
  readonly type: string;
  readonly props?: unknown;
}

function isPlaced(value: object): value is Placed {
  return "id" in value && typeof value.id === "string" && "type" in value && typeof value.type === "string";
}
