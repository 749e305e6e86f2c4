import type { Selection } from "../edits/editor-state.ts";
import { isFrameId } from "../edits/frames.ts";
import type { FrameSelection } from "./frame/frame-actions.ts";
import type { FieldSource } from "./source-map/field-source.ts";

/** What the editor's selection is on a page or its frame: a block and its field, or a setting that all pages show. */
export function selectionOnPage({ page, block, part, field }: Selection, shown: string): FrameSelection {
  if (page === undefined || (page !== shown && !isFrameId(page)))
    return { block: undefined, fieldSource: undefined };
  const address = block === undefined ? undefined : { page, block };
  return { block: address, fieldSource: field && fieldSourceOfField(field, block, part) };
}

function fieldSourceOfField(
  path: NonNullable<Selection["field"]>,
  block: Selection["block"],
  part: Selection["part"],
): FieldSource | undefined {
  if (block !== undefined) return { in: "block", path };
  if (part === undefined) return undefined;
  return { in: part === "page" ? "page" : "site", path };
}
