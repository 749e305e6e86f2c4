import { messages as english, type Messages } from "../../../messages/compiled/en-look.ts";
import { languageLoaders } from "../../../messages/compiled/languages.ts";
import { editorLanguage } from "../../../messages/messages.ts";

let words: Messages = english;

export const themeMessages = (): Messages => words;

export async function loadThemeMessages(): Promise<void> {
  words = (await languageLoaders[editorLanguage]?.look()) ?? english;
}
