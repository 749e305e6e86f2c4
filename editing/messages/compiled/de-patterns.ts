// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";
import type { Messages } from "./en-patterns.ts";

const { selectPlural } = formattersFor("de-DE");

export const messages: Messages = {
group: "Ihre Vorlagen",
keepTitle: (values) => selectPlural(values.number, { "one": "Diesen Block als Vorlage behalten", "other": `${values.number} Blöcke als Vorlage behalten` }),
keep: "Vorlage behalten",
name: "Name",
nameHelp: "Danach suchen Sie, wo Blöcke hinzugefügt werden. Er lässt sich später ändern.",
needsName: "Eine Vorlage braucht einen Namen.",
kept: (values) => `„${values.name}“ ist jetzt eine Vorlage`,
keptText: "Sie wird überall zuerst angeboten, wo Sie einen Block hinzufügen.",
notKept: "Die Vorlage wurde nicht behalten",
blocks: (values) => selectPlural(values.number, { "one": `${values.number} Block`, "other": `${values.number} Blöcke` }),
unknown: (values) => `Diese Website hat keinen Block „${values.type}“ und kann mit ihm nicht gebaut werden.`,
more: (values) => `Mehr zur Vorlage ${values.name}`,
rename: "Umbenennen…",
renameTitle: "Vorlage umbenennen",
renameVerb: "Umbenennen",
renamed: (values) => `Die Vorlage heißt jetzt „${values.name}“`,
notRenamed: "Die Vorlage wurde nicht umbenannt",
remove: "Vorlage löschen",
removeHint: "Was damit hinzugefügt wurde, bleibt",
removed: (values) => `Vorlage „${values.name}“ gelöscht`,
notRemoved: "Die Vorlage wurde nicht gelöscht",
inserted: (values) => `${values.name} hinzugefügt: ${selectPlural(values.number, { "one": `${values.number} Block`, "other": `${values.number} Blöcke` })}`,
notInserted: "Die Vorlage wurde nicht hinzugefügt",
};
