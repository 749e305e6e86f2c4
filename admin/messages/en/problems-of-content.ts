import type { WordsOfProblems } from "../shared/problem-words.ts";

/** Problems of pictures, texts and looks. */
export const contentProblems = {
  "missing-picture": ({ reason }) =>
    reason === "empty"
      ? { text: "Choose a picture.", hint: "None is chosen here yet." }
      : { text: "This picture is not there.", hint: "Choose another one, or add it again." },
  "missing-alt": () => ({
    text: "The picture needs a description.",
    hint: "Say what it shows, for people who can't see it, or mark it as decorative.",
  }),
  "untranslated-alt": ({ language = "" }) => ({
    text: `The picture has no description in this language: ${language}.`,
    hint: "Say there what it shows.",
  }),
  "bad-picture": () => ({
    text: "This picture can't be used.",
    hint: "Save it again as JPEG or PNG, not larger than a screen.",
  }),
  "unused-picture": () => ({ text: "No page shows this picture.", hint: "Use it or delete it." }),
  "unknown-icon": ({ nearest }) => ({
    text: "There is no such icon.",
    hint: nearest ? `Did you mean “${nearest}”?` : "Choose one from the list.",
  }),
  "bad-embed": () => ({
    text: "This is not the address of a map.",
    hint: "Choose Share, then Embed, on OpenStreetMap or Google Maps, and paste the address here.",
  }),
  "bad-colour": () => ({ text: "This is not a colour.", hint: "Choose one." }),
  "low-contrast": ({ colours, contrast = "", limit = 0 }) => ({
    text: colours
      ? `“${colours[0]}” and “${colours[1]}” are too alike to read: their contrast is ${contrast} to 1, and text needs ${limit}.`
      : "Two colours are too alike to read.",
    hint: "Make one of them lighter or darker.",
  }),
  "missing-font": ({ nearest }) => ({
    text: "We don't have this font.",
    hint: nearest === undefined ? "Choose another one." : `Similar: ${nearest}.`,
  }),
  "missing-words": ({ language = "" }) => ({
    text: `Visitors read some fixed texts in English, since there are none in this language: ${language}.`,
    hint: "Ask whoever looks after the site to add them.",
  }),
  "markdown-html": () => ({
    text: "There is HTML in this text, which is not shown.",
    hint: "Remove it, and format the text with the buttons above it.",
  }),
  "markdown-size": () => ({
    text: "This text is too long.",
    hint: "Make several texts of it, or put empty lines between its parts.",
  }),
  "markdown-depth": () => ({
    text: "There are too many lists or quotations inside each other.",
    hint: "Take some levels out.",
  }),
} satisfies Partial<WordsOfProblems>;
