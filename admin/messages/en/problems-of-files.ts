import type { WordsOfProblems } from "../shared/problem-words.ts";

export const ask = "Ask whoever looks after the site.";

/** Problems of files, before anything in them is understood. */
export const fileProblems = {
  "file-missing": () => ({
    text: "This file is not there.",
    hint: "Choose another file, or ask whoever looks after the site to add it.",
  }),
  "file-unreadable": ({ reason }) => ({
    text: reason === "too-large-file" ? "This file is too large." : "This file can't be opened.",
    hint: reason === "too-large-file" ? "Take the largest part out of it." : ask,
  }),
  "stray-file": () => ({
    text: "There is a file here that the site doesn't use.",
    hint: "It does no harm. Ask whoever looks after the site whether it can go.",
  }),
  encoding: () => ({
    text: "There is a character here that can't be shown.",
    hint: "Type the text around it again.",
  }),
  "merge-marks": () => ({
    text: "Two versions of this file were joined, and both are still in it.",
    hint: "Take out one of the two, and the lines of signs around them.",
  }),
  "json-syntax": () => ({
    text: "This file can't be read: something in it is not written as it must be.",
    hint: "Take another copy of it, or ask whoever looks after the site.",
  }),
  "duplicate-key": () => ({
    text: "Something is written twice here, and only one of the two counts.",
    hint: ask,
  }),
  "front-matter": () => ({
    text: "The fields of this entry can't be read.",
    hint: "Mend the line that is named, or ask whoever looks after the site.",
  }),
  "front-matter-code": () => ({
    text: "The fields of this entry are written in a way that is not allowed.",
    hint: "Mend the line that is named, or ask whoever looks after the site.",
  }),
  "bad-file-name": () => ({
    text: "This file has a name that can't be published.",
    hint: "Rename it, with letters, digits and hyphens only.",
  }),
  "bad-icon": () => ({ text: "The drawing of this icon can't be used.", hint: ask }),
  "bad-font": () => ({ text: "This font can't be used.", hint: ask }),
  "file-clash": ({ other }) => ({
    text: other
      ? `A file of the site has the address of ${other}.`
      : "A file of the site has the address of something else.",
    hint: "Change the address of the page, or ask whoever looks after the site.",
  }),
  "active-file": () => ({
    text: "A file that visitors can download is one that browsers or servers run.",
    hint: ask,
  }),
  "file-kind": () => ({
    text: "A file that visitors can download is of an unusual kind, or not what its name says.",
    hint: "Add it again as a PDF or a .zip file, or ask whoever looks after the site.",
  }),
  "unordered-entry": () => ({
    text: "Some entries have no place in the order, so they come last.",
    hint: "Move them to where they belong.",
  }),
  "bad-block": () => ({ text: "A block of this site does not work as it should.", hint: ask }),
  "config-version": () => ({
    text: "This site was made with a newer version of the editor.",
    hint: "Ask whoever looks after the site to update it.",
  }),
} satisfies Partial<WordsOfProblems>;
