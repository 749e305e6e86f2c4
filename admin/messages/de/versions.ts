import type { Messages } from "../en.ts";

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
