/** Texts about finding and replacing in the whole site. */
export const replace = {
  title: "Find and replace",
  find: "Find",
  by: "Replace with",
  matchCase: "Capitals must be the same",
  start:
    "Type what is to be found. Each text in which it stands is listed here, and nothing changes before you say so.",
  none: "Nothing on the site says that.",
  found: (count: number, texts: number) =>
    `Found ${count === 1 ? "once" : `${count} times`}, in ${texts === 1 ? "1 text" : `${texts} texts`}`,
  include: (place: string) => `Replace in ${place}`,
  more: (count: number) => `And ${count} more, which are replaced too.`,
  run: (count: number) => (count === 1 ? "Replace in 1 text" : `Replace in ${count} texts`),
  done: (count: number) => `Replaced in ${count === 1 ? "1 text" : `${count} texts`}`,
  refused: "Not replaced",
  stillIn: (text: string, places: string) => `“${text}” still stands ${places}.`,
  still: (text: string, count: number) =>
    `“${text}” still stands in ${count === 1 ? "1 text" : `${count} texts`}.`,
  show: "Show",
  changeToo: "Change there too",
};
