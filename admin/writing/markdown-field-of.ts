import type { ValuePath } from "../../editing/document/edit.ts";
import { valueAt } from "../../editing/document/value.ts";
import { isSingleToken } from "../../schema/text/token-syntax.ts";
import { editableText } from "../preview/frame/editable-text.ts";
import { type BlockContext, sharedField } from "../preview/source-fields/shared-fields.ts";

export function markdownFieldOf(placed: BlockContext, wanted: ValuePath | undefined): ValuePath | undefined {
  const props = placed.block?.props ?? {};
  const isWritable = (path: ValuePath) =>
    "markdown" in editableText(placed, path) &&
    (!isSingleToken(valueAt(props, path)) || sharedField(placed, path) !== undefined);
  if (wanted && isWritable(wanted)) return wanted;
  return pathsOfTexts(props).find(isWritable);
}

function pathsOfTexts(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value === "string") return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsOfTexts(item, [...path, index]));
  // What a rule makes of entries is written in them.
  if (typeof value !== "object" || value === null || "each" in value) return [];
  return Object.entries(value).flatMap(([key, child]) => pathsOfTexts(child, [...path, key]));
}
