// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { selectPlural } = formattersFor("en-GB");

export const messages = {
group: "Your patterns",
keepTitle: (values: { number: number }) => selectPlural(values.number, { "one": "Keep this block as a pattern", "other": `Keep ${values.number} blocks as a pattern` }),
keep: "Keep pattern",
name: "Name",
nameHelp: "What you will look for where blocks are added. It can be changed later.",
needsName: "A pattern needs a name.",
kept: (values: { name: string | number }) => `“${values.name}” is kept as a pattern`,
keptText: "It is offered first wherever you add a block.",
notKept: "The pattern was not kept",
blocks: (values: { number: number }) => selectPlural(values.number, { "one": `${values.number} block`, "other": `${values.number} blocks` }),
unknown: (values: { type: string | number }) => `This site has no block “${values.type}”, so the site can't be built with it.`,
more: (values: { name: string | number }) => `More for the pattern ${values.name}`,
rename: "Rename…",
renameTitle: "Rename the pattern",
renameVerb: "Rename",
renamed: (values: { name: string | number }) => `The pattern is called “${values.name}” now`,
notRenamed: "The pattern was not renamed",
remove: "Delete pattern",
removeHint: "What was placed from it stays",
removed: (values: { name: string | number }) => `The pattern “${values.name}” was deleted`,
notRemoved: "The pattern was not deleted",
inserted: (values: { name: string | number; number: number }) => `${values.name} was added: ${selectPlural(values.number, { "one": `${values.number} block`, "other": `${values.number} blocks` })}`,
notInserted: "The pattern was not added",
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
