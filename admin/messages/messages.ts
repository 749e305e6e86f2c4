import { messages as english, type Messages } from "./compiled/en.ts";
import { languageLoaders, languageNames } from "./compiled/languages.ts";
import type { SchemaTexts } from "./shared/schema-texts.ts";

export type { Messages };

export const editorLanguages = languageNames;
export type EditorLanguage = keyof typeof editorLanguages;

/** Read where they are shown, never at module scope. */
export let messages: Messages = english;
export let editorLanguage: EditorLanguage = "en";
export let schemaTexts: SchemaTexts | undefined;

const key = "blockwork-editor-language";

/** The language chosen in this browser, or the browser's. Before the first render. */
export async function loadMessages(): Promise<void> {
  const language = chosenLanguage() ?? preferredLanguage(navigator.languages);
  [messages, editorLanguage, schemaTexts] = [english, "en", undefined];
  const loader = languageLoaders[language];
  if (loader) {
    try {
      [messages, schemaTexts] = await Promise.all([loader.messages(), loader.schemaTexts?.()]);
      editorLanguage = language;
    } catch {
      // The editor stays English.
    }
  }
  document.documentElement.lang = editorLanguage;
}

/** In effect after a reload. */
export function chooseLanguage(language: EditorLanguage): void {
  localStorage.setItem(key, language);
}

/** "de-AT" is German; English by default. */
export function preferredLanguage(languages: readonly string[]): EditorLanguage {
  return languages.map((tag) => tag.toLowerCase().split("-")[0]).find(isEditorLanguage) ?? "en";
}

function chosenLanguage(): EditorLanguage | undefined {
  try {
    const chosen = localStorage.getItem(key);
    return isEditorLanguage(chosen) ? chosen : undefined;
  } catch {
    // Storage may be denied.
    return undefined;
  }
}

function isEditorLanguage(tag: string | null | undefined): tag is EditorLanguage {
  return typeof tag === "string" && Object.hasOwn(editorLanguages, tag);
}
