import type { Messages } from "../en/index.ts";

/** Texts about finding and replacing in the whole site, in German. */
export const replace: Messages["replace"] = {
  title: "Suchen und ersetzen",
  find: "Suchen",
  by: "Ersetzen durch",
  matchCase: "Groß und klein unterscheiden",
  start:
    "Geben Sie ein, was gesucht wird. Hier steht dann jeder Text, in dem es vorkommt; geändert wird erst, wenn Sie es sagen.",
  none: "Das steht nirgends auf der Website.",
  found: (count, texts) => `${count} Mal gefunden, in ${texts === 1 ? "1 Text" : `${texts} Texten`}`,
  include: (place) => `Ersetzen: ${place}`,
  more: (count) => `Und ${count} weitere, in denen auch ersetzt wird.`,
  run: (count) => (count === 1 ? "In 1 Text ersetzen" : `In ${count} Texten ersetzen`),
  done: (count) => `In ${count === 1 ? "1 Text" : `${count} Texten`} ersetzt`,
  refused: "Nicht ersetzt",
  stillIn: (text, places) => `„${text}“ steht noch ${places}.`,
  still: (text, count) => `„${text}“ steht noch in ${count === 1 ? "1 Text" : `${count} Texten`}.`,
  show: "Zeigen",
  changeToo: "Auch dort ändern",
};
