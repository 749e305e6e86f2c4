// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";
import type { Messages } from "./en-find.ts";

const { selectPlural } = formattersFor("de-DE");

export const messages: Messages = {
title: "Alles finden",
label: "Seiten, Einträge, Felder, Wörter …",
review: "Änderungen durchsehen",
reviewHint: "Jeder Unterschied in Worten",
problems: "Probleme ansehen",
look: "Aussehen ändern",
results: "Gefunden",
start: "Geben Sie ein, was Sie suchen.",
none: "Nichts auf der Website heißt so oder enthält das. Versuchen Sie weniger Buchstaben oder ein anderes Wort.",
found: (values) => selectPlural(values.count, { "other": `${values.count} gefunden` }),
groups: {
recent: "Wo Sie waren",
pages: "Seiten",
entries: "Einträge",
actions: "Was Sie tun können",
settings: "Einstellungen",
fields: "Felder und Blöcke",
texts: "Wörter auf der Website",
},
};
