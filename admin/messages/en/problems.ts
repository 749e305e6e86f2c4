import type { WordsOfProblems } from "../shared/problem-words.ts";
import { contentProblems } from "./problems-of-content.ts";
import { fileProblems } from "./problems-of-files.ts";
import { pageProblems } from "./problems-of-pages.ts";
import { valueProblems } from "./problems-of-values.ts";

/** What is wrong with a site, in the words of somebody who owns it. */
export const problems = {
  words: {
    ...fileProblems,
    ...valueProblems,
    ...pageProblems,
    ...contentProblems,
  } satisfies WordsOfProblems as WordsOfProblems,
  fromDay: (day: string) => `It counts from ${day} on, when this goes online.`,
  oncePublished: "It counts once this is no draft any more.",
};
