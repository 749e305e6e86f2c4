import type { Messages } from "../en/index.ts";

export const editErrors: Messages["editErrors"] = {
  notASite: "Das ist keine Website: „site“ und „pages“ werden gebraucht.",
  notJson: "Das ist kein JSON.",
  pageIncomplete: "Eine Seite dieser Datei hat keine Kennung, keine Adresse oder keine Blöcke.",
  blockIncomplete: (page) =>
    `Ein Block ${page === undefined ? "in einem Rahmen" : `auf der Seite „${page}“`} hat keine Kennung oder keine Art, oder seine Eigenschaften sind kein Objekt.`,
  locked: "Dieser Block ist gesperrt. Entsperren Sie ihn, um ihn zu ändern.",
  lockedInPlace:
    "Dieser Block ist an seiner Stelle gesperrt. Seine Texte lassen sich ändern; für mehr entsperren Sie ihn.",
  needsContent: "Hier stehen die eigenen Blöcke der Seiten, deshalb kann ein Rahmen darauf nicht verzichten.",
  orderUnreadable: "Die Datei einer Reihenfolge kann nicht gelesen werden.",
  orderNotList: "Die Datei einer Reihenfolge ist eine Liste der Namen der Einträge.",
  entryUnreadable: "Die Datei eines Eintrags kann nicht gelesen werden.",
  entryTaken: (file) => `Den Eintrag „${file}“ gibt es schon.`,
  lastPage: "Eine Website braucht mindestens eine Seite.",
  noSlash: "Eine Adresse beginnt mit einem Schrägstrich, zum Beispiel /leistungen.",
  needsPlaceholder:
    "Diese Seite entsteht mehrmals, ihre Adresse braucht darum „…“, wo sie sich unterscheiden.",
  noPlaceholder: "Nur die Adresse einer Seite, die mehrmals entsteht, kann geschweifte Klammern enthalten.",
  addressTaken: (page, path) => `Die Seite „${page}“ hat die Adresse ${path} schon.`,
  noField: "Für einen Wert wird ein Feld gebraucht.",
  blockGone: (id) => `Der Block „${id}“ ist nicht mehr auf der Seite.`,
  entryGone: (file) => `Den Eintrag „${file}“ gibt es nicht mehr.`,
  pageGone: (id) => `Die Seite „${id}“ gibt es nicht mehr.`,
  frameGone: (name) => `Den Rahmen „${name}“ gibt es nicht mehr.`,
  listGone: "Hier gibt es keine Liste mehr.",
  itemGone: "Dieses Element ist nicht mehr in der Liste.",
  itemEmpty: "Ein Element einer Liste lässt sich entfernen, aber nicht leer lassen.",
  fieldGone: "Dieses Feld gibt es hier nicht mehr.",
  notOfEntry: "Ein Eintrag hat Felder und einen Text, sonst nichts.",
  notOfFrame: "Ein Rahmen hat Blöcke, sonst nichts.",
  notOfPage: "Kennung, Adresse und Blöcke einer Seite lassen sich nicht in Felder eingeben.",
  changedInFile: "Das wurde auch in der Datei geändert.",
};

export const saves: Messages["saves"] = {
  theSite: "die Website",
  saved: (name) => `${name}: gespeichert`,
  notSaved: (name) => `${name}: nicht gespeichert`,
  failed: (name, reason) => `${name}: nicht gespeichert. ${reason}`,
  notWritten:
    "Die Datei konnte nicht geschrieben werden. Versuchen Sie es noch einmal, oder exportieren Sie sie.",
  deleted: "Die Datei wurde inzwischen gelöscht. Tun Sie es noch einmal, um sie neu anzulegen.",
  unreadable: (reason) => `Die Datei wurde inzwischen geändert und kann nicht gelesen werden. ${reason}`,
  siteUnreadable: (reason) =>
    `Die Datei wurde inzwischen geändert und kann nicht gelesen werden, deshalb wurde sie nicht überschrieben. ${reason}`,
  problems: (number) =>
    `Vor dem Speichern ${number === 1 ? "ist ein Problem" : `sind ${number} Probleme`} zu beheben.`,
};

export const hosts: Messages["hosts"] = {
  notLoaded: "Die Website konnte nicht geladen werden. Läuft site dev noch?",
  notConnected: "Die Website konnte nicht geladen werden. Sind Sie mit dem Internet verbunden?",
  outdated: "Die Website wurde gerade neu veröffentlicht. Laden Sie diese Seite noch einmal.",
  noConfig: "Es gibt keine site.config.json, die sich bearbeiten ließe.",
  readOnly:
    "Das ist die veröffentlichte Website: Einträge, die sich nicht lesen lassen, werden dort berichtigt, wo sie gemacht wird.",
  notSaved: "Das konnte nicht gespeichert werden.",
  silent:
    "Der Entwicklungsserver antwortet nicht. Ihre Arbeit bleibt hier erhalten: Starten Sie site dev und speichern Sie noch einmal.",
  diskFull:
    "Auf der Festplatte ist nicht genug Platz. Ihre Arbeit bleibt hier erhalten: Schaffen Sie Platz und speichern Sie noch einmal.",
  rescued: "Ein anderes Programm hat dieselbe Datei geschrieben",
  rescuedText: (places) =>
    `Das geschah, während sie gespeichert wurde. Was es geschrieben hat, liegt im Ordner der Website in ${places}.`,
  nameTaken: "Eine Datei mit diesem Namen gibt es schon. Wählen Sie einen anderen Namen.",
  pictureTaken: "Ein Bild mit diesem Namen gibt es schon.",
  pictureNotAdded: "Das Bild konnte nicht hinzugefügt werden.",
  noIcons: "Die Symbole konnten nicht geladen werden.",
  noDatabase: "Die Datenbank des Browsers antwortet nicht.",
};
