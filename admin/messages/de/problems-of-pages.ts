import type { WordsOfProblems } from "../shared/problem-words.ts";
import { missing } from "./problems-of-values.ts";

export const pageProblems = {
  "missing-home": () => ({
    text: "Die Website hat keine Startseite.",
    hint: "Veröffentlichen Sie die Startseite, oder geben Sie ihre Adresse einer anderen Seite.",
  }),
  "duplicate-route": ({ other }) => ({
    text: other ? `Diese Adresse ist schon vergeben: ${other}.` : "Diese Adresse ist schon vergeben.",
    hint: "Geben Sie einer der beiden eine andere Adresse.",
  }),
  "reserved-route": ({ reason }) => {
    switch (reason) {
      case "kept":
        return { text: "Diese Adresse braucht die Website selbst.", hint: "Wählen Sie eine andere." };
      case "slashes":
        return {
          text: "In dieser Adresse stehen zwei Schrägstriche hintereinander.",
          hint: "Entfernen Sie einen davon.",
        };
      case "braces":
        return {
          text: "In dieser Adresse sind keine geschweiften Klammern möglich.",
          hint: "Entfernen Sie sie.",
        };
      default:
        return {
          text: "Diese Adresse lässt sich nicht verwenden.",
          hint: "Wählen Sie eine andere, mit Buchstaben, Ziffern und Bindestrichen.",
        };
    }
  },
  "bad-link": () => ({
    text: "Diesem Link kann niemand folgen.",
    hint: "Wählen Sie eine Seite, oder fügen Sie die ganze Adresse einer Website ein.",
  }),
  "broken-link": ({ reason, nearest }) => {
    if (reason === "draft")
      return {
        text: nearest
          ? `Dieser Link führt zu einem Entwurf: „${nearest}“.`
          : "Dieser Link führt zu einer Seite, die noch ein Entwurf ist.",
        hint: "Veröffentlichen Sie die Seite, oder wählen Sie eine andere.",
      };
    if (reason === "scheduled")
      return {
        text: nearest
          ? `Dieser Link führt zu einer Seite, die es noch nicht gibt: „${nearest}“.`
          : "Dieser Link führt zu einer Seite, die es noch nicht gibt.",
        hint: "Schalten Sie die Seite live, wählen Sie eine andere, oder setzen Sie den Link erst an dem Tag.",
      };
    return {
      text:
        reason === "file"
          ? "Dieser Link führt zu einer Datei, die es nicht gibt."
          : "Dieser Link führt zu einer Seite, die es nicht gibt.",
      hint: nearest
        ? `Meinten Sie „${nearest}“?`
        : "Wählen Sie ein anderes Ziel, oder entfernen Sie den Link.",
    };
  },
  "broken-anchor": () => ({
    text: "Dieser Link führt zu einer Stelle, die es auf der Seite nicht gibt.",
    hint: "Wählen Sie eine andere Stelle, oder lassen Sie ihn zur ganzen Seite führen.",
  }),
  "redirect-loop": () => ({
    text: "Diese Weiterleitungen führen im Kreis.",
    hint: "Lassen Sie eine davon zu einer Seite führen.",
  }),
  "shadowed-redirect": () => ({
    text: "An dieser alten Adresse steht eine Seite, deshalb würde niemand weitergeleitet.",
    hint: "Entfernen Sie die Weiterleitung, oder geben Sie der Seite eine andere Adresse.",
  }),
  "left-out-redirect": ({ reason, host = "Mancher Hoster" }) => {
    const hint =
      "Stattdessen leitet die Seite für fehlende Adressen weiter, wenn der Browser Skripte ausführt.";
    switch (reason) {
      case "star":
        return {
          text: `${host} kann diese Weiterleitung nicht: Unter dieser alten Adresse gibt es Seiten.`,
          hint,
        };
      case "case":
        return {
          text: `${host} unterscheidet Groß- und Kleinbuchstaben nicht, und an dieser Adresse steht eine Seite.`,
          hint: "Entfernen Sie die Weiterleitung.",
        };
      case "covers":
        return {
          text: `${host} kann diese Weiterleitung nicht: Sie würde eine andere ersetzen.`,
          hint,
        };
      case "limit":
        return { text: `Das sind mehr Weiterleitungen, als ${host} liest.`, hint };
      case "http":
        return { text: `${host} kann nicht zu einer Adresse ohne https weiterleiten.`, hint };
      default:
        return {
          text: `${host} kann diese Weiterleitung nicht: Was hinter dem Fragezeichen steht, wird dort nicht beachtet.`,
          hint,
        };
    }
  },
  "missing-text": (subject) => {
    if (subject.reason === "link")
      return {
        text: "Ein Link in diesem Text hat keine Wörter.",
        hint: "Schreiben Sie, worauf man klicken soll.",
      };
    if (subject.reason === "heading")
      return {
        text: "Eine Überschrift in diesem Text ist leer.",
        hint: "Schreiben Sie sie, oder entfernen Sie sie.",
      };
    return missing(subject);
  },
  "long-title": ({ length = 0, limit = 0 }) => ({
    text: `Dieser Titel ist zu lang für Suchergebnisse: ${length} Zeichen, etwa ${limit} werden gezeigt.`,
    hint: "Kürzen Sie ihn, mit dem Wichtigsten am Anfang.",
  }),
  "long-description": ({ length = 0, limit = 0 }) => ({
    text: `Dieser Text ist zu lang für Suchergebnisse: ${length} Zeichen, etwa ${limit} werden gezeigt.`,
    hint: "Kürzen Sie ihn, mit dem Wichtigsten am Anfang.",
  }),
  "duplicate-title": ({ other }) => ({
    text: other
      ? `Eine andere Seite hat denselben Titel: ${other}.`
      : "Eine andere Seite hat denselben Titel.",
    hint: "Schreiben Sie in jeden, was diese Seite von der anderen unterscheidet.",
  }),
  "duplicate-description": ({ other }) => ({
    text: other
      ? `Eine andere Seite hat denselben Text für Suchergebnisse: ${other}.`
      : "Eine andere Seite hat denselben Text für Suchergebnisse.",
    hint: "Schreiben Sie in jeden, was diese Seite von der anderen unterscheidet.",
  }),
  "empty-page": () => ({
    text: "Auf dieser Seite steht nichts.",
    hint: "Fügen Sie einen Block hinzu, oder machen Sie die Seite zu einem Entwurf.",
  }),
  "second-heading": ({ other }) => ({
    text: other
      ? `Die Seite hat schon eine Hauptüberschrift: ${other}.`
      : "Die Seite hat schon eine Hauptüberschrift.",
    hint: "Behalten Sie einen der beiden Blöcke.",
  }),
  "skipped-heading": ({ reason }) =>
    reason === "too-deep"
      ? {
          text: "Eine Überschrift in diesem Text ist zu klein für ihre Stelle.",
          hint: "Machen Sie sie größer.",
        }
      : {
          text: "Diese Seite hat keine Hauptüberschrift.",
          hint: "Beginnen Sie sie mit einem Block, der eine hat.",
        },
  "form-without-delivery": () => ({
    text: "Dieses Formular kann seine Nachrichten nirgendwohin senden.",
    hint: "Füllen Sie aus, wohin sie gehen, oder kennzeichnen Sie es als Vorführung.",
  }),
  "form-endpoint": () => ({
    text: "Die Adresse, an die dieses Formular sendet, ist nicht sicher.",
    hint: "Bitten Sie den Formulardienst um eine Adresse, die mit https beginnt.",
  }),
  "form-field": ({ reason }) => {
    switch (reason) {
      case "no-options":
        return { text: "Es gibt nichts auszuwählen.", hint: "Fügen Sie die Möglichkeiten hinzu." };
      case "no-endpoint":
        return {
          text: "Dieses Formular kann keine Dateien senden.",
          hint: "Entfernen Sie dieses Feld, oder füllen Sie aus, wohin die Nachrichten gehen.",
        };
      case "not-as-json":
        return {
          text: "So lassen sich keine Dateien senden.",
          hint: "Wählen Sie eine andere Art zu senden.",
        };
      default:
        return {
          text: "Keine Zahl liegt zwischen der kleinsten und der größten.",
          hint: "Vertauschen Sie die beiden.",
        };
    }
  },
} satisfies Partial<WordsOfProblems>;
