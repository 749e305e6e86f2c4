// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { selectPlural } = formattersFor("en-GB");

export const messages = {
title: "Find anything",
label: "Pages, entries, fields, words…",
review: "Review what you changed",
reviewHint: "Every difference in words",
problems: "Look at the problems",
look: "Change the theme",
results: "Found",
start: "Type what you are looking for.",
none: "Nothing on the site is called that or says that. Try fewer letters, or another word.",
found: (values: { count: number }) => selectPlural(values.count, { "other": `${values.count} found` }),
groups: {
recent: "Where you were",
pages: "Pages",
entries: "Entries",
actions: "What you can do",
settings: "Settings",
fields: "Fields and blocks",
texts: "Words on the site",
},
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
