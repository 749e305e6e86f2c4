// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { selectPlural } = formattersFor("en-GB");

export const messages = {
chosen: (values: { number: number }) => selectPlural(values.number, { "one": `${values.number} block chosen`, "other": `${values.number} blocks chosen` }),
help: "Whatever you choose here is done to all of them, in one step.",
done: "Done",
blocks: (values: { number: number }) => selectPlural(values.number, { "one": `${values.number} block`, "other": `${values.number} blocks` }),
moveTo: (values: { number: number }) => `Move ${selectPlural(values.number, { "one": `${values.number} block`, "other": `${values.number} blocks` })} to…`,
copyTo: (values: { number: number }) => `Copy ${selectPlural(values.number, { "one": `${values.number} block`, "other": `${values.number} blocks` })} to…`,
actions: "Actions for the chosen blocks",
moved: (values: { number: string | number; place: string | number; count: string | number }) => `${values.number} blocks moved to position ${values.place} of ${values.count}`,
atTop: "They are the first blocks already",
atBottom: "They are the last blocks already",
notMoved: (values: { number: string | number }) => `${values.number} blocks were not moved`,
isOn: (values: { number: string | number; page: string | number }) => `${values.number} blocks are on “${values.page}” now`,
isAlsoOn: (values: { number: string | number; page: string | number }) => `${values.number} blocks are on “${values.page}” as well`,
notCopied: (values: { number: string | number }) => `${values.number} blocks were not copied`,
duplicated: (values: { number: string | number }) => `${values.number} blocks duplicated`,
notDuplicated: (values: { number: string | number }) => `${values.number} blocks were not duplicated`,
hidden: (values: { number: string | number }) => `${values.number} blocks are not shown on the page any more`,
shown: (values: { number: string | number }) => `${values.number} blocks are shown`,
notHidden: (values: { number: string | number }) => `${values.number} blocks were not hidden`,
notShown: (values: { number: string | number }) => `${values.number} blocks are still hidden`,
deleted: (values: { number: string | number }) => `${values.number} blocks were deleted`,
notDeleted: (values: { number: string | number }) => `${values.number} blocks were not deleted`,
cut: (values: { number: string | number }) => `${values.number} blocks were cut`,
notCut: (values: { number: string | number }) => `${values.number} blocks were not cut`,
copied: (values: { number: string | number }) => `${values.number} blocks were copied`,
because: (values: { title: string | number; name: string | number }) => `${values.title}: “${values.name}” is locked`,
names: "The chosen blocks",
act: "Actions",
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
