// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { selectPlural } = formattersFor("en-GB");

export const messages = {
all: "All of them",
onlyWhere: "Only those where",
addCondition: "Add a condition",
field: "Field",
conditionFor: (values: { field: string | number }) => `Condition for ${values.field}`,
removeCondition: (values: { field: string | number }) => `Remove the condition for ${values.field}`,
valueFor: (values: { field: string | number }) => `Value for ${values.field}`,
onlyThese: "These, in this order",
leaveOut: (values: { entry: string | number }) => `Leave out ${values.entry}`,
chooseThem: "Choose them one by one…",
chooseAnother: "Choose another…",
orderedBy: "Ordered by",
asListed: "As the list is",
lastFirst: "Last first",
atMost: "At most",
withoutFirst: "Without the first",
shown: "Which are shown",
modes: {
all: "All",
rule: "By rule",
chosen: "Chosen",
},
noneChosen: "None is chosen yet, so all of them are shown.",
chosenCount: (values: { count: number }) => selectPlural(values.count, { "other": `${values.count} chosen` }),
done: "Done",
withoutOwn: "Without the entry that the page is for",
mapping: "What goes where",
shape: "Made as",
ownShape: "Chosen here",
shapeHelp: "It is written once, in the site’s shapes, for all lists that are made so.",
nothing: "Nothing",
somethingElse: "Something else…",
noSuchList: "There is no such list here.",
comesOut: (values: { count: number }) => selectPlural(values.count, { "one": "One comes out", "other": `${values.count} come out` }),
more: (values: { count: string | number }) => `And ${values.count} more.`,
oneForEach: "One for each of",
collections: "Collections",
lists: "Lists",
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
