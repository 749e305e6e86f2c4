import { messages as english, type Messages } from "./compiled/en.ts";
import { languageLoaders, languageNames } from "./compiled/languages.ts";
import type { SchemaTexts } from "./shared/schema-texts.ts";

export type { Messages };

/** The languages that there are catalogues of, each by its own name. */
export const editorLanguages = languageNames;
export type EditorLanguage = keyof typeof editorLanguages;

/** The texts in the language that was loaded last, English before. Read where they are shown, never at module scope. */
export let messages: Messages = english;
export let editorLanguage: EditorLanguage = "en";
/** The titles and descriptions of schemas in that language; undefined in English, which the schemas themselves have. */
export let schemaTexts: SchemaTexts | undefined;

/** Loads the texts of a language before they are first read; they stay English if they can't be loaded. */
export async function loadMessages(language: EditorLanguage): Promise<void> {
  [messages, editorLanguage, schemaTexts] = [english, "en", undefined];
  const loader = languageLoaders[language];
  if (!loader) return;
  try {
    [messages, schemaTexts] = await Promise.all([loader.messages(), loader.schemaTexts?.()]);
    editorLanguage = language;
  } catch {
    // English.
  }
}

/** The first of these language tags that there is a catalogue of: "de-AT" is German. English if there is none. */
export function preferredLanguage(languages: readonly string[]): EditorLanguage {
  return languages.map((tag) => tag.toLowerCase().split("-")[0]).find(isEditorLanguage) ?? "en";
}

export function isEditorLanguage(tag: string | null | undefined): tag is EditorLanguage {
  return typeof tag === "string" && Object.hasOwn(editorLanguages, tag);
}
