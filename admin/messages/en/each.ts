/** Lists that are made of entries by a rule; where links lead; what is shared. */
export const each = {
  all: "All of them",
  onlyWhere: "Only those where",
  addCondition: "Add a condition",
  field: "Field",
  conditionFor: (field: string) => `Condition for ${field}`,
  removeCondition: (field: string) => `Remove the condition for ${field}`,
  valueFor: (field: string) => `Value for ${field}`,
  onlyThese: "These, in this order",
  leaveOut: (entry: string) => `Leave out ${entry}`,
  chooseThem: "Choose them one by one…",
  chooseAnother: "Choose another…",
  orderedBy: "Ordered by",
  asListed: "As the list is",
  lastFirst: "Last first",
  atMost: "At most",
  withoutFirst: "Without the first",
  shown: "Which are shown",
  modes: { all: "All", rule: "By rule", chosen: "Chosen" },
  noneChosen: "None is chosen yet, so all of them are shown.",
  chosenCount: (count: number) => (count === 1 ? "1 chosen" : `${count} chosen`),
  done: "Done",
  withoutOwn: "Without the entry that the page is for",
  mapping: "What goes where",
  nothing: "Nothing",
  somethingElse: "Something else…",
  noSuchList: "There is no such list here.",
  comesOut: (count: number) => (count === 1 ? "One comes out" : `${count} come out`),
  more: (count: number) => `And ${count} more.`,
  oneForEach: "One for each of",
  collections: "Collections",
  lists: "Lists",
};

/** Where a link leads. */
export const linkWords = {
  invalid: "This is not an address that a link can have.",
  anchor: (name: string) => `Goes to the place “${name}” on the same page`,
  web: (host: string) => `Opens ${host}, another site`,
  call: (number: string) => `Calls ${number}`,
  mail: (address: string) => `Writes to ${address}`,
  sitemap: "The map of the site, for search engines",
  file: (name: string) => `Downloads ${name}`,
  noPage: (path: string) => `There is no page at ${path}.`,
  page: (kind: string, name: string) => `Goes to the ${kind} “${name}”`,
  at: (anchor: string) => `, at “${anchor}”`,
};

/** Texts that are written once and shown in several places. */
export const shared = {
  onPage: (page: string) => `on ${page}`,
  inPart: (name: string) => `in “${name}”`,
  inEntries: (count: number, title: string) => `in ${count} ${title}`,
  list: (places: readonly string[], others: number) =>
    new Intl.ListFormat("en-GB").format([
      ...places,
      ...(others > 0 ? [others === 1 ? "in 1 more place" : `in ${others} more places`] : []),
    ]),
  also: (places: string) => `Shared: also ${places}.`,
  once: "Kept in the settings, and shown only here.",
  withPage: "Shared: it comes from the page’s own settings.",
  ownWords: "Use different words here only",
  unused: "Nothing on the site shows this.",
  asWritten: "As it is written",
};
