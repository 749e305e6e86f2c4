/** What can be mended by a button, and how a link is that leads nowhere. */
export const fixes = {
  colour: "Fix: use the nearest readable colour",
  heading: "Fix: put the heading at its level",
  lead: (page: string) => `Fix: lead it to “${page}”`,
  ask: "Fix the link…",
  askOtherwise: "Other ways…",
  done: {
    "mend-colour": "The text can be read now",
    "mend-headings": "The headings are at their level now",
    "mend-link": "The link is fixed",
    "remove-link": "The link is removed",
  },
  refused: "Not fixed",
  title: "Fix the link",
  leadsTo: (address: string) => `It leads to ${address}, where there is no page.`,
  elsewhere: "Lead it to another page",
  remove: "Remove the link",
  words: "Its words stay in the text.",
  field: "The field is empty then.",
  item: (title: string) => `It is removed from its list: ${title}.`,
  others: (number: number) =>
    number === 1
      ? "Do the same with the other link to this address"
      : `Do the same with the ${number} other links to this address`,
  redirect: (address: string) => `Send whoever still asks for ${address} there too`,
  redirectHelp: "For links on other sites and in search results.",
  verb: "Fix the link",
};
