import type { ValuePath } from "../../../../editing/document/edit.ts";
import type { BlockDocument } from "../../../../editing/document/site-document.ts";
import { valueAt } from "../../../../editing/document/value.ts";
import type { ObjectSchema } from "../../../../schema/fields/schema.ts";
import { isObject } from "../../../../schema/text/is-object.ts";
import { blockLists } from "../../../fields/list/block-lists.ts";
import { innerRowId } from "../commands/inner-block-commands.ts";

/** A list of blocks in a block, such as a column, or a block in one. */
export type InnerRow = InnerListRow | InnerBlockRow;

/** The heading of a list of blocks in a block. */
interface InnerListRow {
  readonly kind: "list";
  /** Of its row in the outline. */
  readonly id: string;
  readonly title: string;
  /** 1 for a list of the outermost block. */
  readonly depth: number;
}

/** A block in a list of another block. */
export interface InnerBlockRow {
  readonly kind: "block";
  /** Of its row; unlike the block's own id, one of a kind in the outline. */
  readonly id: string;
  readonly block: BlockDocument;
  /** Where the list is, from the props of the outermost block. */
  readonly list: ValuePath;
  /** Where it is in the list, counted from 0. */
  readonly index: number;
  /** How many items the list has. */
  readonly count: number;
  /** That of its list. */
  readonly depth: number;
}

/** What is in a block, in the order in which it is read; empty for a block without lists of blocks. */
export function innerRows(
  outer: BlockDocument,
  schemaOf: (type: string) => ObjectSchema | undefined,
): readonly InnerRow[] {
  const rowsIn = ({ type, props }: BlockDocument, path: ValuePath, depth: number): readonly InnerRow[] => {
    const schema = schemaOf(type);
    if (!schema) return [];
    return blockLists(schema, props, path).flatMap(({ path: list, title }): readonly InnerRow[] => {
      const value = valueAt(outer.props, list);
      const items = Array.isArray(value) ? value : [];
      return [
        { kind: "list", id: innerRowId(outer.id, list), title, depth },
        // A token or a query stands for blocks that are made elsewhere.
        ...items.flatMap((block: unknown, index): readonly InnerRow[] => {
          if (!isBlock(block)) return [];
          const own = [...list, index];
          const id = innerRowId(outer.id, own);
          return [
            { kind: "block", id, block, list, index, count: items.length, depth },
            ...rowsIn(block, [...own, "props"], depth + 1),
          ];
        }),
      ];
    });
  };
  return rowsIn(outer, [], 1);
}

function isBlock(value: unknown): value is BlockDocument {
  return isObject(value) && typeof value.type === "string" && typeof value.id === "string";
}
