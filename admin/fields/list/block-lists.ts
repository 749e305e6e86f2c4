import type { ValuePath } from "../../../editing/document/edit.ts";
import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import { isObject } from "../../../schema/text/is-object.ts";

/** A list in which blocks can stand. */
export interface BlockList {
  /** From the value that the form edits. */
  readonly path: ValuePath;
  readonly title: string;
  /** How many blocks are in it. */
  readonly count: number;
}

/** The lists of blocks in a block's props, such as its columns, but not those of the blocks in it. */
export function blockLists(schema: ObjectSchema, props: unknown, path: ValuePath): BlockList[] {
  return listsIn(schema, props, { path, title: schema.title });
}

function listsIn(schema: Schema, value: unknown, at: Omit<BlockList, "count">): BlockList[] {
  if (schema.type === "array") {
    const items = Array.isArray(value) ? value : [];
    if (schema.blocks) return [{ ...at, count: items.length }];
    return items.flatMap((item, index) =>
      listsIn(schema.items, item, {
        path: [...at.path, index],
        title: `${schema.items.title} ${index + 1}`,
      }),
    );
  }
  if (schema.type !== "object" || !isObject(value)) return [];
  const lists = Object.entries(schema.properties).filter(([, child]) => child.type === "array");
  const isOnly = lists.length === 1;
  return lists.flatMap(([key, child]) =>
    listsIn(child, value[key], {
      path: [...at.path, key],
      title: isOnly ? at.title : child.title,
    }),
  );
}

/** Where the props are of the block that holds a list at a path, from the props of the outermost one. */
export function propsAround(path: ValuePath): ValuePath {
  return path.slice(0, path.lastIndexOf("props") + 1);
}
