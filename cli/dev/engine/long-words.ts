import { messagesFor, ownMessagesFor } from "../../../blocks/_kit/messages/index.ts";
import { baseLanguage } from "../../../renderer/base-language.ts";
import type { Settings } from "../../../renderer/site.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import type { Catalogue } from "../../../schema/fields/own-messages.ts";
import type { ObjectSchema, Schema, StringSchema } from "../../../schema/fields/schema.ts";

/** How the texts of a sample are lengthened: each word is one that can't be broken, or each text goes on and on. */
export type TextLength = "words" | "texts";

export const isTextLength = (value: unknown): value is TextLength => value === "words" || value === "texts";

const longestWord = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";
const longWord = "Rechtsschutzversicherungsgesellschaften";
const filler =
  "and whatever else somebody wants to say about it, at more length than anybody who planned for it had in mind, until it takes several lines";

/** Props whose texts are long, those included that the sample leaves out. Texts that follow a rule stay as they are. */
export function withLongTexts(schema: Schema, value: unknown, length: TextLength): unknown {
  if (schema.type === "string")
    return typeof value === "string" && isProse(schema)
      ? lengthen(value, { length, maxLength: schema.maxLength })
      : value;
  if (schema.type === "array")
    return Array.isArray(value) && !schema.blocks
      ? value.map((item) => withLongTexts(schema.items, item, length))
      : value;
  if (schema.type !== "object" || typeof value !== "object" || value === null) return value;
  const given = { ...missingTexts(schema), ...value };
  return Object.fromEntries(
    Object.entries(given).map(([key, item]) => {
      const property = schema.properties[key];
      return [key, property ? withLongTexts(property, item, length) : item];
    }),
  );
}

const missingTexts = ({ properties }: ObjectSchema) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, property]) =>
      property.type === "string" && isProse(property) ? [[key, property.title]] : [],
    ),
  );

/** Settings whose `words` make the fixed texts of a block long, in one language. */
export function withLongWordsIn(
  settings: Settings,
  { messages }: Pick<AnyBlock, "messages">,
  { language, length }: { readonly language: string; readonly length: TextLength },
): Settings {
  const words = settings.words[language] ?? settings.words[baseLanguage(language)] ?? {};
  const fixed = textsOf(messagesFor(language, words));
  const reader = { language, siteLanguage: settings.language, words };
  const own = messages ? textsOf(ownMessagesFor(messages, reader), `${messages.type}.`) : [];
  const long = [...fixed, ...own].map(([key, text]) => [key, lengthen(text, { length })] as const);
  return { ...settings, words: { ...settings.words, [language]: Object.fromEntries(long) } };
}

const textsOf = (catalogue: Catalogue | object, prefix = ""): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, text]: [string, string | Record<string, string>]) =>
    typeof text === "string" ? [[`${prefix}${key}`, text]] : textsOf(text, `${prefix}${key}.`),
  );

function isProse({ format, entry, enum: choices, pattern }: StringSchema): boolean {
  const isRuled = entry !== undefined || choices !== undefined || pattern !== undefined;
  return !isRuled && (format === undefined || format === "multiline" || format === "markdown");
}

/** What in a text is no word of it: placeholders, tokens, elements, addresses. */
const fixedParts = /\{\{[^{}]*\}\}|\{\w+\}|<[^<>]*>|\]\([^()]*\)|\b(?:https?:|mailto:|tel:)\S+/gu;

function lengthen(
  text: string,
  { length, maxLength }: { readonly length: TextLength; readonly maxLength?: number | undefined },
): string {
  const long = length === "words" ? withLongWords(text) : text.trim() && `${text}, ${filler}`;
  return maxLength === undefined ? long : [...long].slice(0, maxLength).join("").trimEnd();
}

/** The first word is the longest that there is. */
function withLongWords(text: string): string {
  const parts: string[] = [];
  let isFirst = true;
  const long = () => {
    if (!isFirst) return longWord;
    isFirst = false;
    return longestWord;
  };
  let end = 0;
  for (const match of text.matchAll(fixedParts)) {
    parts.push(text.slice(end, match.index).replace(/\p{L}{3,}/gu, long), match[0]);
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end).replace(/\p{L}{3,}/gu, long));
  return parts.join("");
}
