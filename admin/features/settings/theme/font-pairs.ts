import type { Batch, SetValue } from "../../../../editing/document/edit.ts";
import type { FontChoice } from "../../../../editing/host/served-content.ts";
import { weightEdit } from "./font-weights.ts";

/** Two fonts that go well together. */
interface FontPair {
  /** For headings. */
  readonly heading: FontChoice;
  /** For all other text. */
  readonly text: FontChoice;
}

const suggested: readonly (readonly [heading: string, text: string])[] = [
  ["lora", "figtree"],
  ["besley", "instrument-sans"],
  ["playfair-display", "public-sans"],
  ["eb-garamond", "eb-garamond"],
  ["bricolage-grotesque", "instrument-sans"],
  ["outfit", "manrope"],
  ["space-grotesk", "public-sans"],
  ["figtree", "bitter"],
];

export function fontPairs(choices: readonly FontChoice[]): readonly FontPair[] {
  const find = (name: string) => choices.find((choice) => choice.name === name);
  return suggested.flatMap(([headingName, textName]) => {
    const [heading, text] = [find(headingName), find(textName)];
    return heading && text ? [{ heading, text }] : [];
  });
}

export function inPresetOrder(choices: readonly FontChoice[], known: readonly string[]): FontChoice[] {
  const rank = ({ name }: FontChoice) => {
    if (name.startsWith("fonts/")) return -1;
    const place = known.indexOf(name);
    return place < 0 ? known.length : place;
  };
  return choices.toSorted((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title));
}

export function pairEdit({ heading, text }: FontPair, theme: unknown): Batch {
  const weight = weightEdit(theme, heading);
  return {
    kind: "batch",
    edits: [
      setFont("displayFont", heading.name),
      setFont("textFont", text.name),
      ...(weight ? [weight] : []),
    ],
    look: { fonts: [heading.title, text.title] },
  };
}

/**
 * Changes the font of headings together with their weight, where the font does not have that of the theme as it is
 * written; nothing otherwise. `name` is what is written: nothing for the usual font.
 */
export function headingFontEdit(
  font: Pick<FontChoice, "title" | "weights">,
  theme: unknown,
  name: string | undefined,
): Batch | undefined {
  const weight = weightEdit(theme, font);
  if (!weight) return undefined;
  return {
    kind: "batch",
    edits: [setFont("displayFont", name), weight],
    look: { headingFont: font.title },
  };
}

const setFont = (key: string, value: string | undefined): SetValue => ({
  kind: "set-value",
  target: { in: "site" },
  path: ["theme", key],
  ...(value !== undefined && { value }),
});
