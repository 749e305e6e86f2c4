import { en, type Messages } from "./en.ts";

/** The editor's languages, each by its own name. */
export const editorLanguages = { en: "English", de: "Deutsch" } as const;
export type EditorLanguage = keyof typeof editorLanguages;

/**
 * The editor's own texts, in the language that was chosen. They are read where they are shown, never once for all when
 * a module is loaded.
 */
export let messages: Messages = en;
export let editorLanguage: EditorLanguage = "en";

const key = "blockwork-editor-language";

/** Takes the texts of the language that somebody chose in this browser. Before anything is shown. */
export async function loadMessages(): Promise<void> {
  if (chosenLanguage() !== "de") return;
  try {
    ({ de: messages } = await import("./de.ts"));
  } catch {
    // Without its texts it is the editor in English.
    return;
  }
  editorLanguage = "de";
  document.documentElement.lang = editorLanguage;
}

/** Remembers a language in this browser. The editor speaks it once it is loaded again. */
export function chooseLanguage(language: EditorLanguage): void {
  localStorage.setItem(key, language);
}

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser may keep nothing.
    return null;
  }
}
