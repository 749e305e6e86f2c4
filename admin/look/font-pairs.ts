import type { Batch, SetValue } from "../edits/edit.ts";
import type { FontChoice } from "../host/served-content.ts";

/** Fonts that go together: that of headings, and that of texts. */
export interface FontPair {
  readonly heading: FontChoice;
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

/** The pairs of which both fonts can be chosen. */
export function fontPairs(choices: readonly FontChoice[]): readonly FontPair[] {
  const find = (name: string) => choices.find((choice) => choice.name === name);
  return suggested.flatMap(([headingName, textName]) => {
    const [heading, text] = [find(headingName), find(textName)];
    return heading && text ? [{ heading, text }] : [];
  });
}

/** Fonts in the order in which they are offered: the site's own, those that we know, then all others by name. */
export function inOrderOffered(choices: readonly FontChoice[], known: readonly string[]): FontChoice[] {
  const rank = ({ name }: FontChoice) => {
    if (name.startsWith("fonts/")) return -1;
    const place = known.indexOf(name);
    return place < 0 ? known.length : place;
  };
  return choices.toSorted((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title));
}

/** Changes both fonts of the theme, as one step. */
export function pairEdit({ heading, text }: FontPair): Batch {
  const set = (key: string, value: string): SetValue => ({
    kind: "set-value",
    holder: { in: "site" },
    path: ["theme", key],
    value,
  });
  return {
    kind: "batch",
    edits: [set("displayFont", heading.name), set("textFont", text.name)],
    look: { fonts: [heading.title, text.title] },
  };
}
