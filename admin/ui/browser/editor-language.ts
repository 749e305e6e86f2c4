import {
  type EditorLanguage,
  editorLanguage,
  isEditorLanguage,
  loadMessages,
  preferredLanguage,
} from "../../../editing/messages/messages.ts";

const key = "blockwork-editor-language";

/** Loads the texts in the language that was chosen in this browser, or else in the browser's own. */
export async function loadEditorLanguage(): Promise<void> {
  await loadMessages(chosenLanguage() ?? preferredLanguage(navigator.languages));
  document.documentElement.lang = editorLanguage;
}

/** In effect after a reload. */
export function chooseLanguage(language: EditorLanguage): void {
  localStorage.setItem(key, language);
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
