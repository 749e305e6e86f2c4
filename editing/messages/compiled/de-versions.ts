// Compiled from the JSON files beside this folder by `npm run messages`.
import type { Messages } from "./en-versions.ts";

export const messages: Messages = {
title: "Behaltene Fassungen",
help: "Es gibt sie nur in diesem Browser, auch nach dem Speichern oder Schließen.",
none: "Noch keine. Behalten Sie eine, bevor Sie etwas ausprobieren.",
keep: "Diese Fassung behalten …",
name: "Name dieser Fassung",
nameExample: "Vor Weihnachten",
keepIt: "Behalten",
cancel: "Abbrechen",
kept: (values) => `„${values.name}“ ist behalten.`,
compare: "Vergleichen",
compareOf: (values) => `Mit ${values.name} vergleichen`,
different: (values) => `Was jetzt anders ist als in „${values.name}“`,
same: "Nichts ist anders: Die Website ist wie damals.",
restore: "Wiederherstellen",
restoreOf: (values) => `${values.name} wiederherstellen`,
restored: (values) => `Die Website ist wieder wie in „${values.name}“. „Rückgängig“ nimmt das zurück.`,
remove: "Entfernen",
removeOf: (values) => `${values.name} entfernen`,
removed: (values) => `„${values.name}“ ist entfernt.`,
notKept: "Dieser Browser behält keine Fassungen. Exportieren Sie die Website, um sie zu haben, wie sie jetzt ist.",
tooMany: (values) => `Es ist Platz für ${values.most} Fassungen. Entfernen Sie eine, die Sie nicht mehr brauchen, und behalten Sie dann diese.`,
tooLarge: "In diesem Browser ist kein Platz für eine weitere Fassung. Entfernen Sie eine, die Sie nicht mehr brauchen, und behalten Sie dann diese.",
tooNew: "Diese Fassung hat ein neuerer Editor behalten. Laden Sie diese Seite neu und stellen Sie sie dann wieder her.",
};
