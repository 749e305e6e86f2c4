import type { Settings } from "../../../renderer/site.ts";
import type { Font, Fonts } from "../fonts.ts";
import type { CardFonts } from "./card.ts";
import { initialOfSite } from "./mark.ts";
import { openTypeface, type Typeface } from "./typeface.ts";

const textWeight = 600;

export async function drawingFonts(
  { theme: { displayWeight } }: Pick<Settings, "theme">,
  { display, text }: Fonts,
): Promise<CardFonts> {
  const files = (first: Font, second: Font) =>
    [...first.whole.files, ...(first === second ? [] : second.whole.files)].map(({ bytes }) => bytes);
  const [forTitles, forTexts] = await Promise.all([
    openTypeface(files(display, text), displayWeight),
    openTypeface(files(text, display), textWeight),
  ]);
  return { display: forTitles, text: forTexts };
}

/** The font of headings with the one letter that stands for a site without a drawing; opening all letters takes longer. */
export function initialFont(settings: Settings, { display }: Fonts): Promise<Typeface> {
  const files = settings.favicon ? [] : display.whole.files.map(({ bytes }) => bytes);
  return openTypeface(files, settings.theme.displayWeight, new Set(initialOfSite(settings)));
}
