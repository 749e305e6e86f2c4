import { messages as english, type Messages } from "../../../messages/compiled/en-look.ts";
import { languageLoaders } from "../../../messages/compiled/languages.ts";
import { editorLanguage } from "../../../messages/messages.ts";

let words: Messages = english;

export const lookWords = (): Messages => words;

export async function loadLookWords(): Promise<void> {
  words = (await languageLoaders[editorLanguage]?.look()) ?? english;
}
