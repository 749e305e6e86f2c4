// Compiled from the JSON files beside this folder by `npm run messages`.
import type { Messages } from "./en-order.ts";

export const messages: Messages = {
byHand: "In Ihrer eigenen Reihenfolge: ziehen, die Pfeile benutzen oder Alt mit den Pfeiltasten drücken.",
byHandReadOnly: "In eigener Reihenfolge.",
narrowed: "Ordnen können Sie, solange alle zu sehen sind.",
showAll: "Alle zeigen",
sortedBy: (values) => `Sortiert nach ${values.fields}`,
followedBy: (values) => `${values.first}, dann ${values.others}`,
directions: {
date: {
up: "Älteste zuerst",
down: "Neueste zuerst",
},
number: {
up: "Kleinste zuerst",
down: "Größte zuerst",
},
text: {
up: "A bis Z",
down: "Z bis A",
},
other: {
up: "",
down: "umgekehrt",
},
},
directed: (values) => `${values.field}, ${values.direction}`,
address: "Adresse",
moveByField: (values) => `Um einen Eintrag zu verschieben, ändern Sie darin „${values.field}“.`,
moveByAddress: () => "Der Platz eines Eintrags folgt aus seiner Adresse.",
askForOwn: "Wer die Website betreut, kann stattdessen eine eigene Reihenfolge einrichten.",
menu: {
show: "Im Menü zeigen",
help: (values) => `Ein Link am Ende des Menüs in „${values.block}“ führt dann zu dieser Seite.`,
draft: "Ein Entwurf kann nicht im Menü sein: Der Link würde ins Leere führen.",
scheduled: "Vor ihrem Tag kann eine Seite nicht im Menü sein: Bis dahin würde der Link ins Leere führen.",
at: (values) => `In „${values.block}“ heißt sie „${values.name}“ und steht an Stelle ${values.place} von ${values.count}.`,
below: (values) => `In „${values.block}“ heißt sie „${values.name}“ und steht unter „${values.parent}“.`,
change: "Menü ändern",
notChanged: "Das Menü wurde nicht geändert",
},
};
