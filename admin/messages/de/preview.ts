import type { Messages } from "../en/index.ts";

export const preview: Messages["preview"] = {
  close: "Schließen",
  dismiss: "Schließen",
  page: "Die Seite",
  bar: "Wie die Seite gezeigt wird",
  shownFor: "Gezeigt für",
  width: "Breite der Seite",
  widthInPixels: "Breite in Pixeln",
  fullSize: "In voller Größe zeigen",
  colours: "Farben der Seite",
  light: "Hell",
  dark: "Dunkel",
  widths: { 390: "Telefon", 820: "Tablet", 1280: "Computer" },
  empty: "Diese Seite ist leer.",
  add: "Block hinzufügen",
  stale: (number) =>
    number === 1
      ? "Ein Block kann so, wie er jetzt ist, nicht gezeigt werden. Die Seite zeigt, wie er zuletzt war."
      : `${number} Blöcke können so, wie sie jetzt sind, nicht gezeigt werden. Die Seite zeigt, wie sie zuletzt waren.`,
  failed: (number) =>
    number === 1
      ? "Ein Block lässt sich nicht zeigen. Der Grund steht für Entwickler in der Konsole des Browsers."
      : `${number} Blöcke lassen sich nicht zeigen. Die Gründe stehen für Entwickler in der Konsole des Browsers.`,
  fromSettings: (place) => `Das kommt aus den Einstellungen, die alle Seiten gemeinsam haben: ${place}.`,
  fromEntry: (entry) => `Das kommt aus: ${entry}.`,
  noPage: (href) => `Dieser Link führt zu ${href}. Das ist keine Seite dieser Website.`,
  leadsTo: (href) => `Dieser Link führt zu ${href}.`,
  editThere: "Dort bearbeiten",
  open: "Diese Seite öffnen",
  typing: "Enter übernimmt, was Sie schreiben; Escape holt zurück, was dort stand.",
  typingLines: "Enter beginnt eine neue Zeile, Escape übernimmt, was Sie geschrieben haben.",
};
