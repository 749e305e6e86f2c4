/** Opening hours and places on the map. */
export const facts = {
  open: "Geöffnet",
  closed: "Geschlossen",
  opens: (day: string) => `${day}: öffnet um`,
  closes: (day: string) => `${day}: schließt um`,
  opensAgain: (day: string) => `${day}: öffnet wieder um`,
  closesAgain: (day: string) => `${day}: schließt dann um`,
  addBreak: "Pause einfügen",
  addBreakFor: (day: string) => `Pause einfügen: ${day}`,
  removeTimes: (day: string) => `Die Zeit nach der Pause entfernen: ${day}`,
  sameAsAbove: "Wie darüber",
  sameAsAboveFor: (day: string) => `Wie darüber: ${day}`,
  addOtherDay: "Einen Tag hinzufügen, der anders ist",
  removeOtherDay: (day: string) => `${day} entfernen`,
  firstDay: "Erster Tag",
  lastDay: "Letzter Tag",
  timesMissing:
    "Eine Zeit fehlt, oder die Zeiten sind nicht in ihrer Reihenfolge. Sie werden übernommen, sobald sie stimmen.",
};
