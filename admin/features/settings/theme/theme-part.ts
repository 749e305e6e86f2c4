import { loadLookWords } from "./look-words.ts";
import { ThemeFields } from "./theme-fields.tsx";

/** The fields of the theme, once their texts are there. */
export async function loadThemeFields(): Promise<typeof ThemeFields> {
  await loadLookWords();
  return ThemeFields;
}
