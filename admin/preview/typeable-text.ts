import type { AnyBlock } from "../../schema/define-block.ts";
import type { BlockDocument } from "../edits/site-document.ts";
import { valueAt } from "../edits/value-at.ts";
import type { Path } from "../form/form-context.ts";
import type { Typeable } from "./frame/frame-actions.ts";
import { schemasOnWay } from "./schema-at.ts";

const inItsField = "Change it in its field.";

/** The text of a field if it may be typed where it stands on the page: one line, plain, the block's own and not locked. */
export function typeableText(
  block: BlockDocument | undefined,
  definition: AnyBlock | undefined,
  path: Path,
): Typeable {
  const schema = definition && schemasOnWay(definition.schema, path)[path.length - 1];
  if (!block || schema?.type !== "string")
    return { refusal: `This can't be typed on the page. ${inItsField}` };
  if (block.lock === "content") return { refusal: "This block is locked. Unlock it to change it." };
  if (schema.format === "media") return { refusal: "Choose another picture in its field." };
  if (schema.format === "markdown") {
    return { refusal: `This text can have headings, lists and links. ${inItsField}` };
  }
  if (schema.enum || schema.entry || (schema.format && schema.format !== "multiline")) {
    return { refusal: `This can't be typed on the page. ${inItsField}` };
  }
  const text = valueAt(block.props ?? {}, path) ?? schema.default;
  if (typeof text !== "string") return { refusal: `This can't be typed on the page. ${inItsField}` };
  if (text.includes("{{")) return { refusal: `Part of this text is taken from elsewhere. ${inItsField}` };
  if (/[\r\n]/.test(text)) return { refusal: `This text has several lines. ${inItsField}` };
  return { text };
}
