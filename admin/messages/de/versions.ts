import type { Messages } from "../en/index.ts";

/** Texte über Fassungen der Website, die einen Namen bekommen haben. */
export const versions: Messages["versions"] = {
  title: "Behaltene Fassungen",
  help: "Es gibt sie nur in diesem Browser, auch nach dem Speichern oder Schließen.",
  none: "Noch keine. Behalten Sie eine, bevor Sie etwas ausprobieren.",
  keep: "Diese Fassung behalten …",
  name: "Name dieser Fassung",
  nameExample: "Vor Weihnachten",
  keepIt: "Behalten",
  cancel: "Abbrechen",
  kept: (name: string) => `„${name}“ ist behalten.`,
  compare: "Vergleichen",
  compareOf: (name: string) => `Mit ${name} vergleichen`,
  different: (name: string) => `Was jetzt anders ist als in „${name}“`,
  same: "Nichts ist anders: Die Website ist wie damals.",
  restore: "Wiederherstellen",
  restoreOf: (name: string) => `${name} wiederherstellen`,
  restored: (name: string) => `Die Website ist wieder wie in „${name}“. „Rückgängig“ nimmt das zurück.`,
  remove: "Entfernen",
  removeOf: (name: string) => `${name} entfernen`,
  removed: (name: string) => `„${name}“ ist entfernt.`,
  notKept:
    "Dieser Browser behält keine Fassungen. Exportieren Sie die Website, um sie zu haben, wie sie jetzt ist.",
  tooMany: (most: number) =>
    `Es ist Platz für ${most} Fassungen. Entfernen Sie eine, die Sie nicht mehr brauchen, und behalten Sie dann diese.`,
  tooLarge:
    "In diesem Browser ist kein Platz für eine weitere Fassung. Entfernen Sie eine, die Sie nicht mehr brauchen, und behalten Sie dann diese.",
  tooNew:
    "Diese Fassung hat ein neuerer Editor behalten. Laden Sie diese Seite neu und stellen Sie sie dann wieder her.",
};

export const conflicts: Messages["conflicts"] = {
  title: "Die Datei wurde auf der Festplatte geändert",
  entryTitle: (name) => `Auf der Festplatte geändert: ${name}`,
  text: "Jemand anderes hat sie geändert, seit Sie sie geöffnet oder zuletzt gespeichert haben. Nichts wurde überschrieben, und nichts wird gespeichert, bis Sie speichern.",
  entryText: (file) =>
    `Jemand anderes hat ${file} geändert, seit Sie die Datei geöffnet oder zuletzt gespeichert haben. Nichts wurde überschrieben.`,
  which: "Mit welcher Fassung soll es weitergehen?",
  both: "Meine Änderungen darauf anwenden",
  bothHelp: "Die Änderungen der Datei und Ihre. Was keinen Platz findet, wird für Sie aufgehoben.",
  mine: "Meine behalten",
  mineHelp: "Es geht mit Ihrer Fassung weiter; die Änderungen der Datei holt „Rückgängig“ zurück.",
  mineEntryHelp: "Beim Speichern überschreibt Ihre Fassung die andere. Von dieser wird eine Kopie behalten.",
  theirs: "Die auf der Festplatte nehmen",
  theirsHelp: "Es geht mit der Fassung der Datei weiter; Ihre holt „Rückgängig“ zurück.",
  later: "Später entscheiden",
  proceed: "Weiter",
  noPlace: (number) =>
    number === 1
      ? "Eine Ihrer Änderungen hat keinen Platz in der Datei"
      : `${number} Ihrer Änderungen haben keinen Platz in der Datei`,
  yours: "Was Sie geändert haben",
  ofFile: "Was sich in der Datei geändert hat",
  onlyWriting: "Nur die Schreibweise der Datei.",
  wholeFile: "Die ganze Datei",
  youDeleted: "Sie haben den Eintrag gelöscht.",
  difference: "Von der auf der Festplatte zu Ihrer",
  yourText: "Ihre",
  diskText: "Die auf der Festplatte",
};
