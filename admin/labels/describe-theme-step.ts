import type { ThemeStep } from "../document/edit-reasons.ts";
import { messages } from "../messages/messages.ts";
import { namePicture } from "./name-picture.ts";

export function describeThemeStep(look: ThemeStep): string {
  const { theme, palettes } = messages.changes;
  if ("fonts" in look) {
    const [heading, text] = look.fonts;
    return heading === text ? theme.bothFonts({ font: text }) : theme.fonts({ heading, text });
  }
  if ("headingFont" in look) return theme.headingFont({ font: look.headingFont });
  if ("picture" in look) return theme.picture({ picture: namePicture(look.picture) });
  return theme.palette({ palette: palettes[look.palette] });
}
