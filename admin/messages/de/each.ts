import type { Messages } from "../en/index.ts";

/** Lists that are made of entries by a rule; where links lead; what is shared. */
export const each: Messages["each"] = {
  all: "Alle",
  onlyWhere: "Nur diejenigen mit",
  addCondition: "Bedingung hinzufügen",
  field: "Feld",
  conditionFor: (field) => `Bedingung für ${field}`,
  removeCondition: (field) => `Bedingung für ${field} entfernen`,
  valueFor: (field) => `Wert für ${field}`,
  onlyThese: "Diese, in dieser Reihenfolge",
  leaveOut: (entry) => `${entry} weglassen`,
  chooseThem: "Einzeln auswählen …",
  chooseAnother: "Weiteren auswählen …",
  orderedBy: "Sortiert nach",
  asListed: "Wie die Liste",
  lastFirst: "Letzte zuerst",
  atMost: "Höchstens",
  withoutFirst: "Ohne die ersten",
  shown: "Was gezeigt wird",
  modes: { all: "Alle", rule: "Nach Regel", chosen: "Ausgewählte" },
  noneChosen: "Noch nichts ist ausgewählt, darum sind alle zu sehen.",
  chosenCount: (count) => `${count} ausgewählt`,
  done: "Fertig",
  withoutOwn: "Ohne den Eintrag, für den die Seite ist",
  mapping: "Was wohin kommt",
  nothing: "Nichts",
  somethingElse: "Etwas anderes …",
  noSuchList: "Eine solche Liste gibt es hier nicht.",
  comesOut: (count) => (count === 1 ? "Eines kommt heraus" : `${count} kommen heraus`),
  more: (count) => `Und ${count} weitere.`,
  oneForEach: "Eines für jedes von",
  collections: "Sammlungen",
  lists: "Listen",
};

export const linkWords: Messages["linkWords"] = {
  invalid: "Das ist keine Adresse, die ein Link haben kann.",
  anchor: (name) => `Führt zur Stelle „${name}“ auf derselben Seite`,
  web: (host) => `Öffnet ${host}, eine andere Website`,
  call: (number) => `Ruft ${number} an`,
  mail: (address) => `Schreibt an ${address}`,
  sitemap: "Das Verzeichnis der Website, für Suchmaschinen",
  file: (name) => `Lädt ${name} herunter`,
  noPage: (path) => `Unter ${path} ist keine Seite.`,
  page: (_kind, name) => `Führt zu „${name}“`,
  at: (anchor) => `, Stelle „${anchor}“`,
};

/** Texte, die einmal geschrieben sind und an mehreren Stellen stehen. */
export const shared: Messages["shared"] = {
  onPage: (page) => `auf ${page}`,
  inPart: (name) => `in „${name}“`,
  inEntries: (count, title) => `in ${count} ${title}`,
  list: (places, others) =>
    new Intl.ListFormat("de").format([
      ...places,
      ...(others > 0 ? [others === 1 ? "an 1 weiteren Stelle" : `an ${others} weiteren Stellen`] : []),
    ]),
  also: (places) => `Gemeinsamer Text: auch ${places}.`,
  once: "Steht in den Einstellungen und wird nur hier gezeigt.",
  withPage: "Gemeinsamer Text: er kommt aus den Einstellungen der Seite.",
  ownWords: "Nur hier andere Worte verwenden",
  unused: "Nichts auf der Website zeigt das.",
  asWritten: "Wie es geschrieben ist",
};
