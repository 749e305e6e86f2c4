import type { LookStep } from "../document/edit-reasons.ts";
import { messages } from "../messages/messages.ts";
import { namePicture } from "./name-picture.ts";

/** What was changed of the theme as a whole: "changed the fonts to Lora and Figtree". */
export function describeLook(look: LookStep): string {
  const { theme, palettes } = messages.changes;
  if ("fonts" in look) return theme.fonts(...look.fonts);
  if ("headingFont" in look) return theme.headingFont(look.headingFont);
  if ("picture" in look) return theme.picture(namePicture(look.picture));
  return theme.palette(palettes[look.palette]);
}
