import { languageAndParents } from "./own-messages.ts";
import type { StringSchema, TextByLanguage } from "./schema.ts";

/** The text of a language, `de` for `de-AT`; else the English one, else the first. */
export function textIn(text: TextByLanguage, language: string): string {
  if (typeof text === "string") return text;
  const tag = [...languageAndParents(language), "en"].find((known) => Object.hasOwn(text, known));
  return (tag === undefined ? Object.values(text)[0] : text[tag]) ?? "";
}

export function choiceTitle({ enumTitles = {} }: StringSchema, choice: string, language: string): string {
  const named = Object.hasOwn(enumTitles, choice) ? enumTitles[choice] : undefined;
  return (named && textIn(named, language)) || choice;
}
