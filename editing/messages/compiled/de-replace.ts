// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";
import type { Messages } from "./en-replace.ts";

const { selectPlural } = formattersFor("de-DE");

export const messages: Messages = {
title: "Suchen und ersetzen",
find: "Suchen",
by: "Ersetzen durch",
matchCase: "Groß und klein unterscheiden",
wholeWords: "Nur ganze Wörter",
start: "Geben Sie ein, was gesucht wird. Hier steht dann jeder Text, in dem es vorkommt; geändert wird erst, wenn Sie es sagen.",
none: "Das steht nirgends auf der Website.",
found: (values) => `${values.count} Mal gefunden, in ${selectPlural(values.texts, { "one": `${values.texts} Text`, "other": `${values.texts} Texten` })}.`,
fixed: (values) => `${selectPlural(values.count, { "one": "Eine Stelle lässt", "other": `${values.count} Stellen lassen` })} sich hier nicht ändern, weil die Wörter aus einer Angabe der Website kommen, halb in Fettschrift oder einem Link liegen oder der Block gesperrt ist.`,
include: (values) => `Ersetzen: ${values.place}`,
more: (values) => `Und ${values.count} weitere, in denen auch ersetzt wird.`,
run: (values) => selectPlural(values.count, { "one": "In 1 Text ersetzen", "other": `In ${values.count} Texten ersetzen` }),
done: (values) => `In ${selectPlural(values.count, { "one": `${values.count} Text`, "other": `${values.count} Texten` })} ersetzt`,
refused: "Nicht ersetzt",
stillIn: (values) => `„${values.text}“ steht noch ${values.places}.`,
still: (values) => `„${values.text}“ steht noch in ${selectPlural(values.count, { "one": `${values.count} Text`, "other": `${values.count} Texten` })}.`,
show: "Zeigen",
changeToo: "Auch dort ändern",
inSetting: (values) => `in „${values.setting}“`,
};
