import type { Messages } from "../en/index.ts";
import { contentProblems } from "./problems-of-content.ts";
import { fileProblems } from "./problems-of-files.ts";
import { pageProblems } from "./problems-of-pages.ts";
import { valueProblems } from "./problems-of-values.ts";

export const problems: Messages["problems"] = {
  words: { ...fileProblems, ...valueProblems, ...pageProblems, ...contentProblems },
  fromDay: (day) => `Das zählt ab dem ${day}, wenn es online geht.`,
  oncePublished: "Das zählt, sobald es kein Entwurf mehr ist.",
};
