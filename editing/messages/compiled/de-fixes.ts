// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";
import type { Messages } from "./en-fixes.ts";

const { selectPlural } = formattersFor("de-DE");

export const messages: Messages = {
colour: "Beheben: nächste lesbare Farbe nehmen",
heading: "Beheben: Überschrift auf ihre Ebene setzen",
character: "Beheben: Zeichen entfernen",
lead: (values) => `Beheben: zu „${values.page}“ führen`,
ask: "Link reparieren …",
askOtherwise: "Anders …",
done: {
"mend-colour": "Der Text ist jetzt lesbar",
"mend-headings": "Die Überschriften sind jetzt auf ihrer Ebene",
"remove-character": "Das Zeichen ist weg",
"mend-link": "Der Link ist repariert",
"remove-link": "Der Link ist entfernt",
},
refused: "Nicht behoben",
title: "Link reparieren",
leadsTo: (values) => `Er führt zu ${values.address}, wo keine Seite ist.`,
elsewhere: "Zu einer anderen Seite führen",
remove: "Link entfernen",
words: "Seine Wörter bleiben im Text.",
field: "Das Feld ist dann leer.",
item: (values) => `Aus der Liste wird entfernt: ${values.title}.`,
others: (values) => selectPlural(values.number, { "one": "Auch beim anderen Link zu dieser Adresse", "other": `Auch bei den ${values.number} anderen Links zu dieser Adresse` }),
redirect: (values) => `Auch alle dorthin leiten, die noch ${values.address} aufrufen`,
redirectHelp: "Für Links auf anderen Websites und in Suchergebnissen.",
verb: "Link reparieren",
};
