import type { WordsOfProblems } from "../shared/problem-words.ts";

export const ask = "Fragen Sie die Person, die die Website betreut.";

export const fileProblems = {
  "file-missing": () => ({
    text: "Diese Datei ist nicht da.",
    hint: "Wählen Sie eine andere, oder bitten Sie darum, sie hinzuzufügen.",
  }),
  "file-unreadable": ({ reason }) => ({
    text: reason === "too-large-file" ? "Diese Datei ist zu groß." : "Diese Datei lässt sich nicht öffnen.",
    hint: reason === "too-large-file" ? "Nehmen Sie den größten Teil heraus." : ask,
  }),
  "stray-file": () => ({
    text: "Hier liegt eine Datei, die die Website nicht verwendet.",
    hint: "Sie schadet nicht. Fragen Sie die Person, die die Website betreut, ob sie weg kann.",
  }),
  encoding: () => ({
    text: "Hier steht ein Zeichen, das sich nicht anzeigen lässt.",
    hint: "Tippen Sie den Text an dieser Stelle neu.",
  }),
  "merge-marks": () => ({
    text: "Zwei Fassungen dieser Datei wurden zusammengeführt, und beide stehen noch darin.",
    hint: "Nehmen Sie eine der beiden heraus, und die Zeilen aus Zeichen um sie herum.",
  }),
  "json-syntax": () => ({
    text: "Diese Datei lässt sich nicht lesen: Etwas darin ist nicht richtig geschrieben.",
    hint: "Nehmen Sie eine andere Kopie, oder fragen Sie die Person, die die Website betreut.",
  }),
  "duplicate-key": () => ({
    text: "Hier steht etwas doppelt, und nur eines von beiden zählt.",
    hint: ask,
  }),
  "front-matter": () => ({
    text: "Die Felder dieses Eintrags lassen sich nicht lesen.",
    hint: "Korrigieren Sie die genannte Zeile, oder fragen Sie die Person, die die Website betreut.",
  }),
  "front-matter-code": () => ({
    text: "Die Felder dieses Eintrags sind in einer Weise geschrieben, die nicht erlaubt ist.",
    hint: "Korrigieren Sie die genannte Zeile, oder fragen Sie die Person, die die Website betreut.",
  }),
  "bad-file-name": () => ({
    text: "Unter diesem Namen lässt sich die Datei nicht veröffentlichen.",
    hint: "Benennen Sie sie um, nur mit Buchstaben, Ziffern und Bindestrichen.",
  }),
  "bad-icon": () => ({ text: "Die Zeichnung dieses Symbols lässt sich nicht verwenden.", hint: ask }),
  "bad-font": () => ({ text: "Diese Schrift lässt sich nicht verwenden.", hint: ask }),
  "file-clash": ({ other }) => ({
    text: other
      ? `Eine Datei der Website hat dieselbe Adresse: ${other}.`
      : "Eine Datei der Website hat dieselbe Adresse wie etwas anderes.",
    hint: "Ändern Sie die Adresse der Seite, oder fragen Sie die Person, die die Website betreut.",
  }),
  "active-file": () => ({
    text: "Eine Datei zum Herunterladen ist eine, die Browser oder Server ausführen.",
    hint: ask,
  }),
  "file-kind": () => ({
    text: "Eine Datei zum Herunterladen hat eine ungewöhnliche Art, oder sie ist nicht, was ihr Name sagt.",
    hint: "Fügen Sie sie als PDF oder ZIP-Datei neu hinzu, oder fragen Sie die Person, die die Website betreut.",
  }),
  "unordered-entry": () => ({
    text: "Einige Einträge haben keinen Platz in der Reihenfolge und kommen deshalb zuletzt.",
    hint: "Schieben Sie sie dorthin, wo sie hingehören.",
  }),
  "bad-block": () => ({ text: "Ein Block dieser Website funktioniert nicht richtig.", hint: ask }),
  "config-version": () => ({
    text: "Diese Website wurde mit einer neueren Version des Editors erstellt.",
    hint: "Bitten Sie die Person, die die Website betreut, um die neue Version.",
  }),
} satisfies Partial<WordsOfProblems>;
