// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { selectPlural } = formattersFor("en-GB");

export const messages = {
title: "Find and replace",
find: "Find",
by: "Replace with",
matchCase: "Capitals must be the same",
wholeWords: "Whole words only",
start: "Type what is to be found. Each text in which it stands is listed here, and nothing changes before you say so.",
none: "Nothing on the site says that.",
found: (values: { count: number; texts: number }) => `Found ${selectPlural(values.count, { "one": "once", "other": `${values.count} times` })}, in ${selectPlural(values.texts, { "one": `${values.texts} text`, "other": `${values.texts} texts` })}.`,
fixed: (values: { count: number }) => `${selectPlural(values.count, { "one": "One place", "other": `${values.count} places` })} can’t be changed here, because the words come from a detail of the site, lie half in bold or in a link, or the block is locked.`,
include: (values: { place: string | number }) => `Replace in ${values.place}`,
more: (values: { count: string | number }) => `And ${values.count} more, which are replaced too.`,
run: (values: { count: number }) => selectPlural(values.count, { "one": "Replace in 1 text", "other": `Replace in ${values.count} texts` }),
done: (values: { count: number }) => `Replaced in ${selectPlural(values.count, { "one": `${values.count} text`, "other": `${values.count} texts` })}`,
refused: "Not replaced",
stillIn: (values: { text: string | number; places: string | number }) => `“${values.text}” still stands ${values.places}.`,
still: (values: { text: string | number; count: number }) => `“${values.text}” still stands in ${selectPlural(values.count, { "one": `${values.count} text`, "other": `${values.count} texts` })}.`,
show: "Show",
changeToo: "Change there too",
inSetting: (values: { setting: string | number }) => `in “${values.setting}”`,
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
