/** Opening hours and places on the map. */
export const facts = {
  open: "Open",
  closed: "Closed",
  opens: (day: string) => `${day}: opens at`,
  closes: (day: string) => `${day}: closes at`,
  opensAgain: (day: string) => `${day}: opens again at`,
  closesAgain: (day: string) => `${day}: then closes at`,
  addBreak: "Add a break",
  addBreakFor: (day: string) => `Add a break: ${day}`,
  removeTimes: (day: string) => `Remove the time after the break: ${day}`,
  sameAsAbove: "Same as above",
  sameAsAboveFor: (day: string) => `Same as above: ${day}`,
  addOtherDay: "Add a day that is different",
  removeOtherDay: (day: string) => `Remove ${day}`,
  firstDay: "First day",
  lastDay: "Last day",
  timesMissing:
    "A time is missing, or the times are not in their order. It is kept as soon as they are right.",
};
