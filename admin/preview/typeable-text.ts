import type { AnyBlock } from "../../schema/define-block.ts";
import type { BlockDocument } from "../edits/site-document.ts";
import { valueAt } from "../edits/value-at.ts";
import type { Path } from "../form/form-context.ts";
import { messages } from "../messages/messages.ts";
import type { Typeable } from "./frame/frame-actions.ts";
import { schemasOnWay } from "./schema-at.ts";

/** Why a text can't be typed on the page, and where it can be. */
export const inField = (why: string) => `${why} ${messages.onPage.inField}`;

/** The text of a field if it may be typed where it stands on the page: one line, plain, the block's own and not locked. */
export function typeableText(
  block: BlockDocument | undefined,
  definition: AnyBlock | undefined,
  path: Path,
): Typeable {
  const schema = definition && schemasOnWay(definition.schema, path)[path.length - 1];
  if (!block || schema?.type !== "string") return { refusal: inField(messages.onPage.notTypeable) };
  if (block.lock === "content") return { refusal: messages.refusals.locked };
  if (schema.format === "media") return { refusal: messages.onPage.picture };
  if (schema.format === "markdown") {
    return { refusal: inField(messages.onPage.markdown) };
  }
  if (schema.enum || schema.entry || (schema.format && schema.format !== "multiline")) {
    return { refusal: inField(messages.onPage.notTypeable) };
  }
  const text = valueAt(block.props ?? {}, path) ?? schema.default;
  if (typeof text !== "string") return { refusal: inField(messages.onPage.notTypeable) };
  if (text.includes("{{")) return { refusal: inField(messages.onPage.fromElsewhere) };
  if (/[\r\n]/.test(text)) return { refusal: inField(messages.onPage.severalLines) };
  return { text };
}
