import type { ValuePath } from "../../../editing/document/edit.ts";
import { valueAt } from "../../../editing/document/value.ts";
import type { SharedText } from "../../../editing/labels/tokens/shared-text.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { unixLines } from "../../../editing/source-text/unix-lines.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { formatUse } from "../../../schema/formats/index.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { schemasOnPath } from "../source-fields/schemas-on-path.ts";
import {
  type BlockContext,
  fieldSourceOfShared,
  sharedField,
  textSchema,
} from "../source-fields/shared-fields.ts";
import type { EditableText } from "./frame-actions.ts";

export const withFieldHint = (why: string) => `${why} ${messages.onPage.inField}`;

export function editableText(placed: BlockContext, path: ValuePath): EditableText {
  const { block } = placed;
  const schema = textSchema(placed, path);
  if (!block || !schema) return { editError: withFieldHint(messages.onPage.notTypeable) };
  if (block.lock === "content") return { editError: messages.editErrors.locked };
  if (schema.format === "media") return { editError: messages.onPage.picture };
  if (schema.enum || schema.entry || !formatUse(schema.format).prose)
    return { editError: withFieldHint(messages.onPage.notTypeable) };
  const shared = sharedField(placed, path);
  const text = shared ? shared.text : (valueAt(block.props ?? {}, path) ?? schema.default);
  if (schema.format === "markdown") {
    const isMarkdown = !shared || sourceOf(shared, placed)?.format === "markdown";
    const isThere = typeof text === "string" || isObject(valueAt(block.props ?? {}, path.slice(0, -1)));
    if (isMarkdown && isThere) return { markdown: true };
  }
  if (typeof text !== "string" || schema.format === "markdown")
    return { editError: withFieldHint(messages.onPage.notTypeable) };
  const isLong = schema.format === "multiline" || /[\r\n]/.test(text);
  return {
    text: unixLines(text),
    ...(isLong && { isLong }),
    ...(shared && { fieldSource: fieldSourceOfShared(shared) }),
  };
}

function sourceOf({ target, path }: SharedText, { schemas }: BlockContext): StringSchema | undefined {
  const schema = schemasOnPath(target.in === "site" ? schemas.site : schemas.page, path)[path.length - 1];
  return schema?.type === "string" ? schema : undefined;
}
