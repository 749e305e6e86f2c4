import { valueAt } from "../edits/value-at.ts";
import type { Path } from "../form/form-context.ts";
import { messages } from "../messages/messages.ts";
import type { Typeable } from "./frame/frame-actions.ts";
import { schemasOnWay } from "./schema-at.ts";
import { originOfShared, type PlacedBlock, sharedField } from "./shared-fields.ts";

/** Why a text can't be typed on the page, and where it can be. */
export const inField = (why: string) => `${why} ${messages.onPage.inField}`;

/** The text of a field if it may be typed where it stands on the page: one line, plain and not locked. */
export function typeableText(placed: PlacedBlock, path: Path): Typeable {
  const { block, definition } = placed;
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
  const shared = sharedField(placed, path);
  const text = shared ? shared.text : (valueAt(block.props ?? {}, path) ?? schema.default);
  if (typeof text !== "string") return { refusal: inField(messages.onPage.notTypeable) };
  if (/[\r\n]/.test(text)) return { refusal: inField(messages.onPage.severalLines) };
  return { text, ...(shared && { origin: originOfShared(shared) }) };
}
