import type { Selection } from "../edits/editor-state.ts";
import type { FrameSelection } from "./frame/frame-actions.ts";
import type { Origin } from "./marks/origin.ts";

/** What the editor's selection is on a page: a block and its field, or a setting that all pages show. */
export function selectionOnPage(selection: Selection, page: string): FrameSelection {
  if (selection.page !== page) return { block: undefined, origin: undefined };
  const { block, part, field } = selection;
  return { block, origin: field && originOfField(field, block, part) };
}

function originOfField(
  path: NonNullable<Selection["field"]>,
  block: Selection["block"],
  part: Selection["part"],
): Origin | undefined {
  if (block !== undefined) return { in: "block", path };
  if (part === undefined) return undefined;
  return { in: part === "page" ? "page" : "site", path };
}
