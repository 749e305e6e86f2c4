import type { fixes as en } from "../en/fixes.ts";

/** Was sich mit einem Knopf beheben lässt, und wie ein Link, der ins Leere führt. */
export const fixes: typeof en = {
  colour: "Beheben: nächste lesbare Farbe nehmen",
  heading: "Beheben: Überschrift auf ihre Ebene setzen",
  lead: (page) => `Beheben: zu „${page}“ führen`,
  ask: "Link reparieren …",
  askOtherwise: "Anders …",
  done: {
    "mend-colour": "Der Text ist jetzt lesbar",
    "mend-headings": "Die Überschriften sind jetzt auf ihrer Ebene",
    "mend-link": "Der Link ist repariert",
    "remove-link": "Der Link ist entfernt",
  },
  refused: "Nicht behoben",
  title: "Link reparieren",
  leadsTo: (address) => `Er führt zu ${address}, wo keine Seite ist.`,
  elsewhere: "Zu einer anderen Seite führen",
  remove: "Link entfernen",
  words: "Seine Wörter bleiben im Text.",
  field: "Das Feld ist dann leer.",
  item: (title) => `Aus der Liste wird entfernt: ${title}.`,
  others: (number) =>
    number === 1
      ? "Auch beim anderen Link zu dieser Adresse"
      : `Auch bei den ${number} anderen Links zu dieser Adresse`,
  redirect: (address) => `Auch alle dorthin leiten, die noch ${address} aufrufen`,
  redirectHelp: "Für Links auf anderen Websites und in Suchergebnissen.",
  verb: "Link reparieren",
};
