// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { selectPlural } = formattersFor("en-GB");

export const messages = {
title: "Somebody else has changed the site",
entryTitle: (values: { name: string | number }) => `Somebody else has changed ${values.name}`,
text: "Somebody else has changed it since you opened it, or last saved it. Nothing was written over, and nothing is saved until you save.",
entryText: "It was changed elsewhere since you opened it, or last saved it. Nothing was written over.",
which: "Which should go on?",
both: "Put my changes on top",
bothHelp: "Their changes and yours. What finds no place is kept for you to see to.",
mine: "Keep mine",
mineHelp: "Your version goes on; their changes are one Undo away.",
mineEntryHelp: "Your version is written over the other one when you save. A copy of that is kept.",
theirs: "Take theirs",
theirsHelp: "Their version goes on; yours is one Undo away.",
later: "Decide later",
proceed: "Go on",
noPlace: (values: { number: number }) => `${selectPlural(values.number, { "one": "One of your changes has", "other": `${values.number} of your changes have` })} no place in their version`,
yours: "What you changed",
ofFile: "What they changed",
onlyWriting: "Nothing but how the file is written.",
wholeFile: "The whole file",
youDeleted: "You have deleted it.",
difference: "From theirs to yours",
yourText: "Yours",
diskText: "Theirs",
published: {
title: "Somebody else has published meanwhile",
entryTitle: (values: { name: string | number }) => `${values.name} was changed by somebody else`,
text: "Since you began, somebody else has changed what you changed. Nothing was written over, and nothing is published until you publish again.",
entryText: "Somebody else has published another version since you began. Nothing was written over.",
bothHelp: "Their changes and yours. What finds no place is kept for you to see to.",
mineHelp: "Your version goes on; their changes are one Undo away.",
mineEntryHelp: "Your version takes the place of theirs when you publish.",
theirs: "Take the published one",
theirsHelp: "The published version goes on; yours is one Undo away.",
ofFile: "What they changed",
difference: "From the published one to yours",
diskText: "The published one",
},
drafts: {
title: "You went on on another device too",
text: "You have changed the same here and there. Nothing was written over, and nothing is published.",
both: "Put what I did here on top",
bothHelp: "What you did there and here. What finds no place is kept for you to see to.",
mine: "Keep what is here",
mineHelp: "What is here goes on; the other is one Undo away.",
theirs: "Take the other one",
theirsHelp: "The other one goes on; what is here is one Undo away.",
noPlace: (values: { number: number }) => `${selectPlural(values.number, { "one": "One thing that you did here has", "other": `${values.number} things that you did here have` })} no place in the other one`,
yours: "What you changed here",
ofFile: "What you changed there",
},
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
