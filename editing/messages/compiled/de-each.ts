// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";
import type { Messages } from "./en-each.ts";

const { selectPlural } = formattersFor("de-DE");

export const messages: Messages = {
all: "Alle",
onlyWhere: "Nur diejenigen mit",
addCondition: "Bedingung hinzufügen",
field: "Feld",
conditionFor: (values) => `Bedingung für ${values.field}`,
removeCondition: (values) => `Bedingung für ${values.field} entfernen`,
valueFor: (values) => `Wert für ${values.field}`,
onlyThese: "Diese, in dieser Reihenfolge",
leaveOut: (values) => `${values.entry} weglassen`,
chooseThem: "Einzeln auswählen …",
chooseAnother: "Weiteren auswählen …",
orderedBy: "Sortiert nach",
asListed: "Wie die Liste",
lastFirst: "Letzte zuerst",
atMost: "Höchstens",
withoutFirst: "Ohne die ersten",
shown: "Was gezeigt wird",
modes: {
all: "Alle",
rule: "Nach Regel",
chosen: "Ausgewählte",
},
noneChosen: "Noch nichts ist ausgewählt, darum sind alle zu sehen.",
chosenCount: (values) => `${values.count} ausgewählt`,
done: "Fertig",
withoutOwn: "Ohne den Eintrag, für den die Seite ist",
mapping: "Was wohin kommt",
shape: "Gemacht als",
ownShape: "Hier gewählt",
shapeHelp: "Sie ist einmal geschrieben, bei den Formen der Website, für alle Listen, die so gemacht sind.",
nothing: "Nichts",
somethingElse: "Etwas anderes …",
noSuchList: "Eine solche Liste gibt es hier nicht.",
comesOut: (values) => selectPlural(values.count, { "one": "Eines kommt heraus", "other": `${values.count} kommen heraus` }),
more: (values) => `Und ${values.count} weitere.`,
oneForEach: "Eines für jedes von",
collections: "Sammlungen",
lists: "Listen",
};
