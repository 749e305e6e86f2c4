import { messages as english, type Messages } from "../../../messages/compiled/en-look.ts";
import { languageLoaders } from "../../../messages/compiled/languages.ts";
import { editorLanguage } from "../../../messages/messages.ts";

let words: Messages = english;

/** The texts of the fields of the look, in the editor's language. They are loaded with these fields. */
export const lookWords = (): Messages => words;

/** Takes the texts of the editor's language, before any of them is shown. */
export async function loadLookWords(): Promise<void> {
  words = (await languageLoaders[editorLanguage]?.look()) ?? english;
}
