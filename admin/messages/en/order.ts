/** Texts about what comes before what: in the lists of entries and in the menu. */
export const order = {
  byHand: "In an order of your own: drag, use the arrows, or press Alt with the arrow keys.",
  byHandReadOnly: "In an order of your own.",
  narrowed: "They can be put in order while all of them are shown.",
  showAll: "Show all",
  sortedBy: (fields: string) => `Sorted by ${fields}`,
  followedBy: (first: string, others: string) => `${first}, then ${others}`,
  directions: {
    date: { up: "oldest first", down: "newest first" },
    number: { up: "smallest first", down: "largest first" },
    text: { up: "A to Z", down: "Z to A" },
    other: { up: "", down: "the other way round" },
  },
  directed: (field: string, direction: string) => `${field}, ${direction}`,
  address: "address",
  moveByField: (field: string) => `To move one, change its ${field}.`,
  moveByAddress: (kinds: string) => `The place of ${kinds} follows from their addresses.`,
  askForOwn: "Whoever looks after the site can give them an order of your own instead.",
  menu: {
    show: "Show in the menu",
    help: "A link at the end of the menu leads to it.",
    draft: "A draft can’t be in the menu: the link would lead nowhere.",
    scheduled: "A page can’t be in the menu before its day: until then, the link would lead nowhere.",
    at: (name: string, place: number, count: number) =>
      `It is called “${name}” there, at place ${place} of ${count}.`,
    below: (name: string, parent: string) => `It is called “${name}” there, below “${parent}”.`,
    change: "Change the menu",
    notChanged: "The menu was not changed",
  },
};
