// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";
import type { Messages } from "./en-several.ts";

const { selectPlural } = formattersFor("de-DE");

export const messages: Messages = {
chosen: (values) => selectPlural(values.number, { "one": `${values.number} Block ausgewählt`, "other": `${values.number} Blöcke ausgewählt` }),
help: "Was Sie hier wählen, geschieht mit allen auf einmal, in einem Schritt.",
done: "Fertig",
blocks: (values) => selectPlural(values.number, { "one": `${values.number} Block`, "other": `${values.number} Blöcke` }),
moveTo: (values) => `${selectPlural(values.number, { "one": `${values.number} Block`, "other": `${values.number} Blöcke` })} verschieben auf…`,
copyTo: (values) => `${selectPlural(values.number, { "one": `${values.number} Block`, "other": `${values.number} Blöcke` })} kopieren auf…`,
actions: "Aktionen für die ausgewählten Blöcke",
moved: (values) => `${values.number} Blöcke an Position ${values.place} von ${values.count} verschoben`,
atTop: "Sie sind schon die ersten Blöcke",
atBottom: "Sie sind schon die letzten Blöcke",
notMoved: (values) => `${values.number} Blöcke wurden nicht verschoben`,
isOn: (values) => `${values.number} Blöcke stehen jetzt auf „${values.page}“`,
isAlsoOn: (values) => `${values.number} Blöcke stehen jetzt auch auf „${values.page}“`,
notCopied: (values) => `${values.number} Blöcke wurden nicht kopiert`,
duplicated: (values) => `${values.number} Blöcke verdoppelt`,
notDuplicated: (values) => `${values.number} Blöcke wurden nicht verdoppelt`,
hidden: (values) => `${values.number} Blöcke werden auf der Seite nicht mehr gezeigt`,
shown: (values) => `${values.number} Blöcke werden gezeigt`,
notHidden: (values) => `${values.number} Blöcke wurden nicht ausgeblendet`,
notShown: (values) => `${values.number} Blöcke sind noch ausgeblendet`,
deleted: (values) => `${values.number} Blöcke wurden gelöscht`,
notDeleted: (values) => `${values.number} Blöcke wurden nicht gelöscht`,
cut: (values) => `${values.number} Blöcke wurden ausgeschnitten`,
notCut: (values) => `${values.number} Blöcke wurden nicht ausgeschnitten`,
copied: (values) => `${values.number} Blöcke wurden kopiert`,
because: (values) => `${values.title}: „${values.name}“ ist gesperrt`,
names: "Ausgewählte Blöcke",
act: "Aktionen",
};
