/** Texts about finding anything on the site. */
export const find = {
  title: "Find anything",
  label: "Pages, entries, fields, words…",
  review: "Review what you changed",
  reviewHint: "Every difference in words",
  problems: "Look at the problems",
  look: "Change the theme",
  results: "Found",
  start: "Type what you are looking for.",
  none: "Nothing on the site is called that or says that. Try fewer letters, or another word.",
  found: (count: number) => (count === 1 ? "1 found" : `${count} found`),
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
