import type { Messages } from "../en.ts";

/** Texte, um auf der Website irgendetwas zu finden. */
export const find: Messages["find"] = {
  title: "Alles finden",
  label: "Seiten, Einträge, Felder, Wörter …",
  review: "Änderungen durchsehen",
  reviewHint: "Jeder Unterschied in Worten",
  problems: "Probleme ansehen",
  look: "Aussehen ändern",
  results: "Gefunden",
  start: "Geben Sie ein, was Sie suchen.",
  none: "Nichts auf der Website heißt so oder enthält das. Versuchen Sie weniger Buchstaben oder ein anderes Wort.",
  found: (count: number) => (count === 1 ? "1 gefunden" : `${count} gefunden`),
  groups: {
    recent: "Wo Sie waren",
    pages: "Seiten",
    entries: "Einträge",
    actions: "Was Sie tun können",
    settings: "Einstellungen",
    fields: "Felder und Blöcke",
    texts: "Wörter auf der Website",
  },
};
