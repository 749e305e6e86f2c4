// Compiled from the JSON files beside this folder by `npm run messages`.

export const messages = {
open: "Open",
closed: "Closed",
opens: (values: { day: string | number }) => `${values.day}: opens at`,
closes: (values: { day: string | number }) => `${values.day}: closes at`,
opensAgain: (values: { day: string | number }) => `${values.day}: opens again at`,
closesAgain: (values: { day: string | number }) => `${values.day}: then closes at`,
addBreak: "Add a break",
addBreakFor: (values: { day: string | number }) => `Add a break: ${values.day}`,
removeTimes: (values: { day: string | number }) => `Remove the time after the break: ${values.day}`,
sameAsAbove: "Same as above",
sameAsAboveFor: (values: { day: string | number }) => `Same as above: ${values.day}`,
addOtherDay: "Add a day that is different",
removeOtherDay: (values: { day: string | number }) => `Remove ${values.day}`,
firstDay: "First day",
lastDay: "Last day",
timesMissing: "A time is missing, or the times are not in their order. It is kept as soon as they are right.",
dayTwice: "A day is named twice.",
partsOfYear: "Kept as it is written:",
positionExample: "52.6369, -1.1398",
noPlaceInLink: "This link does not say where the place is. Open it, wait until the map is there, and copy the address of that page.",
pinRight: "The address has changed. Is the pin still right?",
pinIsRight: "Yes, it is right",
showMap: "Show the map",
mapFrom: "It comes from openstreetmap.org, which then sees that you ask for it.",
mapOf: (values: { title: string | number }) => `Map: ${values.title}`,
movePin: "Move the pin",
north: "North",
south: "South",
west: "West",
east: "East",
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
