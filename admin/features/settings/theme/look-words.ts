import { look as inEnglish } from "../../../messages/en/look.ts";
import { editorLanguage } from "../../../messages/messages.ts";

let words = inEnglish;

/** The texts of the fields of the look, in the editor's language. They are loaded with these fields. */
export const lookWords = (): typeof inEnglish => words;

/** Takes the texts of the editor's language, before any of them is shown. */
export async function loadLookWords(): Promise<void> {
  if (editorLanguage === "de") words = (await import("../../../messages/de/look.ts")).look;
}
