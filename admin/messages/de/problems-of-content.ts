import type { WordsOfProblems } from "../shared/problem-words.ts";

export const contentProblems = {
  "missing-picture": ({ reason }) =>
    reason === "empty"
      ? { text: "Wählen Sie ein Bild.", hint: "Hier ist noch keines gewählt." }
      : { text: "Dieses Bild ist nicht da.", hint: "Wählen Sie ein anderes, oder fügen Sie es neu hinzu." },
  "missing-alt": () => ({
    text: "Das Bild braucht eine Beschreibung.",
    hint: "Sagen Sie für alle, die es nicht sehen können, was es zeigt, oder kennzeichnen Sie es als schmückend.",
  }),
  "untranslated-alt": ({ language = "" }) => ({
    text: `Das Bild hat keine Beschreibung in dieser Sprache: ${language}.`,
    hint: "Sagen Sie auch dort, was es zeigt.",
  }),
  "bad-picture": () => ({
    text: "Dieses Bild lässt sich nicht verwenden.",
    hint: "Speichern Sie es neu als JPEG oder PNG, nicht größer als ein Bildschirm.",
  }),
  "unused-picture": () => ({
    text: "Keine Seite zeigt dieses Bild.",
    hint: "Verwenden Sie es, oder löschen Sie es.",
  }),
  "unknown-icon": ({ nearest }) => ({
    text: "Dieses Symbol gibt es nicht.",
    hint: nearest ? `Meinten Sie „${nearest}“?` : "Wählen Sie eines aus der Liste.",
  }),
  "bad-embed": () => ({
    text: "Das ist nicht die Adresse einer Karte.",
    hint: "Wählen Sie bei OpenStreetMap oder Google Maps „Teilen“, dann „Einbetten“, und fügen Sie die Adresse hier ein.",
  }),
  "bad-colour": () => ({ text: "Das ist keine Farbe.", hint: "Wählen Sie eine." }),
  "low-contrast": ({ colours, contrast = "", limit = 0 }) => ({
    text: colours
      ? `„${colours[0]}“ und „${colours[1]}“ sind zu ähnlich zum Lesen: Ihr Kontrast ist ${contrast} zu 1, Text braucht ${String(limit).replace(".", ",")}.`
      : "Zwei Farben sind zu ähnlich zum Lesen.",
    hint: "Machen Sie eine von beiden heller oder dunkler.",
  }),
  "missing-font": ({ nearest }) => ({
    text: "Diese Schrift haben wir nicht.",
    hint: nearest === undefined ? "Wählen Sie eine andere." : `Ähnlich ist ${nearest}.`,
  }),
  "missing-words": ({ language = "" }) => ({
    text: `Einige feste Texte stehen auf Englisch da, weil es sie in dieser Sprache nicht gibt: ${language}.`,
    hint: "Bitten Sie die Person, die die Website betreut, sie hinzuzufügen.",
  }),
  "markdown-html": () => ({
    text: "In diesem Text steht HTML, das nicht gezeigt wird.",
    hint: "Entfernen Sie es, und gestalten Sie den Text mit den Knöpfen darüber.",
  }),
  "markdown-size": () => ({
    text: "Dieser Text ist zu lang.",
    hint: "Machen Sie mehrere Texte daraus, oder setzen Sie Leerzeilen zwischen seine Teile.",
  }),
  "markdown-depth": () => ({
    text: "Hier stehen zu viele Listen oder Zitate ineinander.",
    hint: "Nehmen Sie einige Ebenen heraus.",
  }),
} satisfies Partial<WordsOfProblems>;
