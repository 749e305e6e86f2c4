import { ThemeFields } from "./theme-fields.tsx";
import { loadThemeMessages } from "./theme-messages.ts";

export async function loadThemeFields(): Promise<typeof ThemeFields> {
  await loadThemeMessages();
  return ThemeFields;
}
