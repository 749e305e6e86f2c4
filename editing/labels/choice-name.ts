import type { StringSchema } from "../../schema/fields/schema.ts";
import { choiceTitle } from "../../schema/fields/text-by-language.ts";
import { editorLanguage } from "../messages/messages.ts";
import { humanizeKey } from "./schema/humanize-key.ts";
import type { NamedChoices } from "./schema/localize-schema.ts";

export function choiceName(schema: StringSchema & NamedChoices, value: string): string {
  const own = choiceTitle(schema, value, editorLanguage);
  if (own !== value) return own;
  return schema.choiceNames?.[value] ?? (/[A-Z ]/.test(value) ? value : humanizeKey(value));
}
