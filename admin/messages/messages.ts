import { messages as english, type Messages } from "./compiled/en.ts";
import { languageLoaders, languageNames } from "./compiled/languages.ts";
import type { SchemaTexts } from "./shared/schema-texts.ts";

export type { Messages };

/** The editor's languages, each by its own name. */
export const editorLanguages = languageNames;
export type EditorLanguage = keyof typeof editorLanguages;

/**
 * The editor's own texts, in the language that was chosen. They are read where they are shown, never once for all when
 * a module is loaded.
 */
export let messages: Messages = english;
export let editorLanguage: EditorLanguage = "en";
/** Missing in the language that the schemas are written in. */
export let schemaTexts: SchemaTexts | undefined;

const key = "blockwork-editor-language";

/** Takes the texts of the language that somebody chose in this browser, or else of the browser's. Before anything is shown. */
export async function loadMessages(): Promise<void> {
  const language = chosenLanguage() ?? preferredLanguage(navigator.languages);
  [messages, editorLanguage, schemaTexts] = [english, "en", undefined];
  const loader = languageLoaders[language];
  if (loader) {
    try {
      [messages, schemaTexts] = await Promise.all([loader.messages(), loader.schemaTexts?.()]);
      editorLanguage = language;
    } catch {
      // Without its texts it is the editor in English.
    }
  }
  document.documentElement.lang = editorLanguage;
}

/** Remembers a language in this browser. The editor speaks it once it is loaded again. */
export function chooseLanguage(language: EditorLanguage): void {
  localStorage.setItem(key, language);
}

/** The first of a browser's languages that the editor has: "de-AT" is German. English where it has none of them. */
export function preferredLanguage(languages: readonly string[]): EditorLanguage {
  return languages.map((tag) => tag.toLowerCase().split("-")[0]).find(isEditorLanguage) ?? "en";
}

function chosenLanguage(): EditorLanguage | undefined {
  try {
    const chosen = localStorage.getItem(key);
    return isEditorLanguage(chosen) ? chosen : undefined;
  } catch {
    // A browser may keep nothing.
    return undefined;
  }
}

function isEditorLanguage(tag: string | null | undefined): tag is EditorLanguage {
  return typeof tag === "string" && Object.hasOwn(editorLanguages, tag);
}
