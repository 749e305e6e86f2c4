import type { Messages } from "../en/index.ts";

/** Texts about what comes before what, in German. */
export const order: Messages["order"] = {
  byHand: "In Ihrer eigenen Reihenfolge: ziehen, die Pfeile benutzen oder Alt mit den Pfeiltasten drücken.",
  byHandReadOnly: "In eigener Reihenfolge.",
  narrowed: "Ordnen können Sie, solange alle zu sehen sind.",
  showAll: "Alle zeigen",
  sortedBy: (fields) => `Sortiert nach ${fields}`,
  followedBy: (first, others) => `${first}, dann ${others}`,
  directions: {
    date: { up: "Älteste zuerst", down: "Neueste zuerst" },
    number: { up: "Kleinste zuerst", down: "Größte zuerst" },
    text: { up: "A bis Z", down: "Z bis A" },
    other: { up: "", down: "umgekehrt" },
  },
  directed: (field, direction) => `${field}, ${direction}`,
  address: "Adresse",
  moveByField: (field) => `Um einen Eintrag zu verschieben, ändern Sie darin „${field}“.`,
  moveByAddress: () => "Der Platz eines Eintrags folgt aus seiner Adresse.",
  askForOwn: "Wer die Website betreut, kann stattdessen eine eigene Reihenfolge einrichten.",
  menu: {
    show: "Im Menü zeigen",
    help: "Ein Link am Ende des Menüs führt dann zu dieser Seite.",
    draft: "Ein Entwurf kann nicht im Menü sein: Der Link würde ins Leere führen.",
    scheduled: "Vor ihrem Tag kann eine Seite nicht im Menü sein: Bis dahin würde der Link ins Leere führen.",
    at: (name, place, count) => `Sie heißt dort „${name}“ und steht an Stelle ${place} von ${count}.`,
    below: (name, parent) => `Sie heißt dort „${name}“ und steht unter „${parent}“.`,
    change: "Menü ändern",
    notChanged: "Das Menü wurde nicht geändert",
  },
};
