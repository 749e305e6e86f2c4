import type { ProblemSubject, ProblemWords, WordsOfProblems } from "../shared/problem-words.ts";
import { ask } from "./problems-of-files.ts";

/** The field at the start of a sentence. */
const named = ({ field }: ProblemSubject) => (field === undefined ? "Das" : `„${field}“`);
const oneOf = new Intl.ListFormat("de-DE", { type: "disjunction" });
/** The word is the same for one and several. */
const characters = (number: number) => `${number} Zeichen`;

export function missing({ field, kind, item }: ProblemSubject): ProblemWords {
  if (field === undefined) return { text: "Hier fehlt etwas.", hint: ask };
  if (kind === "text") return { text: `„${field}“ fehlt noch.`, hint: "Schreiben Sie hier einen Text." };
  if (kind === "choice") return { text: `„${field}“ fehlt noch.`, hint: "Wählen Sie etwas aus." };
  if (kind === "list" && item !== undefined)
    return { text: `„${field}“ ist noch leer.`, hint: `Fügen Sie etwas hinzu: ${item}.` };
  return { text: `„${field}“ fehlt noch.`, hint: "Füllen Sie das Feld aus." };
}

const types: Readonly<Record<string, string>> = {
  string: "ein Text",
  number: "eine Zahl",
  integer: "eine ganze Zahl",
  boolean: "Ja oder Nein",
  array: "eine Liste",
  object: "eine Gruppe von Feldern",
};

function invalid(subject: ProblemSubject): ProblemWords {
  const { reason, limit = 0, length = 0, format = "", choices = [], nearest } = subject;
  const it = named(subject);
  switch (reason) {
    case "empty":
      return missing(subject);
    case "too-short":
      return { text: `${it} ist zu kurz.`, hint: `Schreiben Sie mindestens ${characters(limit)}.` };
    case "too-long":
      return {
        text: `${it} ist zu lang: ${characters(length)}, höchstens ${limit} passen.`,
        hint: `Kürzen Sie um ${characters(length - limit)}.`,
      };
    case "too-few":
      return { text: `${it} enthält zu wenig.`, hint: `Fügen Sie noch ${limit - length} hinzu.` };
    case "too-many":
      return {
        text: `${it} enthält zu viel: Höchstens ${limit} passen.`,
        hint: `Entfernen Sie ${length - limit}.`,
      };
    case "too-small":
      return { text: `${it} ist zu klein.`, hint: `Schreiben Sie ${limit} oder mehr.` };
    case "too-large":
      return { text: `${it} ist zu groß.`, hint: `Schreiben Sie ${limit} oder weniger.` };
    case "no-such-day":
      return { text: "Diesen Tag gibt es nicht.", hint: "Wählen Sie ein anderes Datum." };
    case "choice":
      return {
        text: `${it}: Das steht nicht zur Wahl.`,
        hint:
          choices.length > 0 && choices.length < 8
            ? `Wählen Sie ${oneOf.format(choices)}.`
            : "Wählen Sie noch einmal.",
      };
    case "language":
      return {
        text: "Das ist keine der Sprachen dieser Website.",
        hint: nearest
          ? `Schreiben Sie ${nearest}.`
          : "Wählen Sie eine andere Sprache, oder fügen Sie diese zu denen der Website hinzu.",
      };
    case "no-such-name":
      return { text: `${it}: Das gibt es nicht mehr.`, hint: "Wählen Sie noch einmal." };
    default:
      return (
        formats[format] ?? {
          text: `${it} lässt sich so nicht schreiben.`,
          hint: "Schreiben Sie es anders.",
        }
      );
  }
}

const formats: Readonly<Record<string, ProblemWords>> = {
  email: {
    text: "Das ist keine E-Mail-Adresse.",
    hint: "Schreiben Sie eine Adresse, wie name@example.com.",
  },
  telephone: {
    text: "Das ist keine Telefonnummer.",
    hint: "Schreiben Sie Ziffern und Leerzeichen, wie 030 901820.",
  },
  date: { text: "Das ist kein Datum.", hint: "Wählen Sie einen Tag." },
  hours: {
    text: "Das sind keine Öffnungszeiten.",
    hint: "Schreiben Sie Tage und Zeiten, wie Mo-Fr 08:00-18:00; Sa off.",
  },
  position: {
    text: "Das ist kein Ort auf der Karte.",
    hint: "Fügen Sie den Link einer Karte ein, oder schreiben Sie Breite und Länge, wie 52.6369, -1.1398.",
  },
};

export const valueProblems = {
  "unknown-key": () => ({
    text: "Hier steht etwas, das die Website nicht verwendet.",
    hint: "Wenn Sie es nicht geschrieben haben: Fragen Sie die Person, die die Website betreut.",
  }),
  "missing-key": missing,
  "wrong-type": (subject) => ({
    text: `${named(subject)}: Hier gehört ${types[subject.type ?? ""] ?? "etwas anderes"} hin.`,
    hint: "Füllen Sie das Feld neu aus.",
  }),
  "wrong-value": invalid,
  "unknown-block": () => ({
    text: "Die Website hat keinen Block dieser Art.",
    hint: "Entfernen Sie ihn, oder bitten Sie die Person, die die Website betreut, den Block zurückzubringen.",
  }),
  "duplicate-id": ({ reason, other }) => ({
    text: other ? `Das heißt genauso: ${other}.` : "Zwei Dinge auf dieser Seite heißen gleich.",
    hint:
      reason === "heading-id"
        ? "Schreiben Sie eine der Überschriften anders."
        : "Geben Sie einem der beiden einen anderen Namen.",
  }),
  "unknown-token": () => ({
    text: "Hier wird eine Angabe zitiert, die es nicht gibt.",
    hint: "Entfernen Sie sie, und fügen Sie die Angabe neu ein.",
  }),
  "token-type": () => ({
    text: "Die Angabe, die hier zitiert wird, passt nicht.",
    hint: "Nehmen Sie eine andere, oder schreiben Sie den Text selbst.",
  }),
  "token-format": () => ({
    text: "Eine Angabe, die hier zitiert wird, lässt sich so nicht darstellen.",
    hint: "Entfernen Sie sie, und fügen Sie die Angabe neu ein.",
  }),
  "missing-value": (subject) => ({
    text: subject.other
      ? `${named(subject)} zitiert etwas, das leer ist: ${subject.other}.`
      : `${named(subject)} zitiert etwas, das leer ist.`,
    hint: "Füllen Sie es dort aus, oder schreiben Sie hier einen Text.",
  }),
  "unknown-entry": (subject) => ({
    text: `${named(subject)}: Was gewählt war, gibt es nicht mehr.`,
    hint: "Wählen Sie noch einmal.",
  }),
  "unknown-collection": () => ({
    text: "Die Liste, aus der die Einträge kommen, gibt es nicht.",
    hint: "Wählen Sie eine andere, oder fragen Sie die Person, die die Website betreut.",
  }),
  "unknown-field": () => ({
    text: "Diese Einträge haben kein solches Feld.",
    hint: "Wählen Sie ein anderes.",
  }),
  "future-entry": () => ({
    text: "Das Datum liegt in der Zukunft, deshalb ist dies noch nicht zu sehen.",
    hint: "An diesem Tag geht es online. Soll es jetzt online gehen, ändern Sie das Datum.",
  }),
  "future-page": () => ({
    text: "Der Tag liegt in der Zukunft, deshalb ist diese Seite noch nicht zu sehen.",
    hint: "An diesem Tag geht sie online. Soll sie jetzt online gehen, schalten Sie sie live.",
  }),
  "sample-fact": () => ({
    text: "Das ist noch ein Muster, mit dem die Website begonnen hat.",
    hint: "Schreiben Sie Ihre eigene Angabe, oder nehmen Sie sie heraus.",
  }),
  "expired-security": () => ({
    text: "Der Sicherheitskontakt ist abgelaufen, deshalb verlässt sich niemand mehr darauf.",
    hint: "Prüfen Sie, ob er noch stimmt, und wählen Sie dann einen Tag innerhalb des nächsten Jahres.",
  }),
  "frame-content": ({ reason }) =>
    reason === "second"
      ? { text: "Die Blöcke der Seite stehen hier zweimal.", hint: "Entfernen Sie einen der beiden Plätze." }
      : {
          text: "Hier ist kein Platz für die Blöcke der Seite.",
          hint: "Fügen Sie den Block dafür hinzu.",
        },
  "reserved-name": () => ({ text: "Dieser Name gehört schon zu jeder Website.", hint: ask }),
} satisfies Partial<WordsOfProblems>;
