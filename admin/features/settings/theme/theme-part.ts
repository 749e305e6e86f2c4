import { loadLookWords } from "./look-words.ts";
import { ThemeFields } from "./theme-fields.tsx";

export async function loadThemeFields(): Promise<typeof ThemeFields> {
  await loadLookWords();
  return ThemeFields;
}
