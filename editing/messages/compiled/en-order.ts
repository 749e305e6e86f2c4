// Compiled from the JSON files beside this folder by `npm run messages`.

export const messages = {
byHand: "In an order of your own: drag, use the arrows, or press Alt with the arrow keys.",
byHandReadOnly: "In an order of your own.",
narrowed: "They can be put in order while all of them are shown.",
showAll: "Show all",
sortedBy: (values: { fields: string | number }) => `Sorted by ${values.fields}`,
followedBy: (values: { first: string | number; others: string | number }) => `${values.first}, then ${values.others}`,
directions: {
date: {
up: "oldest first",
down: "newest first",
},
number: {
up: "smallest first",
down: "largest first",
},
text: {
up: "A to Z",
down: "Z to A",
},
other: {
up: "",
down: "the other way round",
},
},
directed: (values: { field: string | number; direction: string | number }) => `${values.field}, ${values.direction}`,
address: "address",
moveByField: (values: { field: string | number }) => `To move one, change its ${values.field}.`,
moveByAddress: (values: { kinds: string | number }) => `The place of ${values.kinds} follows from their addresses.`,
askForOwn: "Whoever looks after the site can give them an order of your own instead.",
menu: {
show: "Show in the menu",
help: (values: { block: string | number }) => `Switched on, it has a link at the end of the menu in “${values.block}”.`,
draft: "A draft can’t be in the menu: the link would lead nowhere.",
scheduled: "A page can’t be in the menu before its day: until then, the link would lead nowhere.",
at: (values: { block: string | number; name: string | number; place: string | number; count: string | number }) => `In “${values.block}” it is called “${values.name}”, at place ${values.place} of ${values.count}.`,
below: (values: { block: string | number; name: string | number; parent: string | number }) => `In “${values.block}” it is called “${values.name}”, below “${values.parent}”.`,
change: "Change the menu",
notChanged: "The menu was not changed",
},
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
