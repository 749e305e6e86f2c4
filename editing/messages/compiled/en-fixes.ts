// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { selectPlural } = formattersFor("en-GB");

export const messages = {
colour: "Fix: use the nearest readable colour",
heading: "Fix: put the heading at its level",
character: "Fix: take the character out",
lead: (values: { page: string | number }) => `Fix: lead it to “${values.page}”`,
ask: "Fix the link…",
askOtherwise: "Other ways…",
done: {
"mend-colour": "The text can be read now",
"mend-headings": "The headings are at their level now",
"remove-character": "The character is gone",
"mend-link": "The link is fixed",
"remove-link": "The link is removed",
},
refused: "Not fixed",
title: "Fix the link",
leadsTo: (values: { address: string | number }) => `It leads to ${values.address}, where there is no page.`,
elsewhere: "Lead it to another page",
remove: "Remove the link",
words: "Its words stay in the text.",
field: "The field is empty then.",
item: (values: { title: string | number }) => `It is removed from its list: ${values.title}.`,
others: (values: { number: number }) => selectPlural(values.number, { "one": "Do the same with the other link to this address", "other": `Do the same with the ${values.number} other links to this address` }),
redirect: (values: { address: string | number }) => `Send whoever still asks for ${values.address} there too`,
redirectHelp: "For links on other sites and in search results.",
verb: "Fix the link",
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
