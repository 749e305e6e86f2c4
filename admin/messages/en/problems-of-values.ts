import { count } from "../shared/count.ts";
import type { ProblemSubject, ProblemWords, WordsOfProblems } from "../shared/problem-words.ts";
import { ask } from "./problems-of-files.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The field at the start of a sentence. */
const named = ({ field }: ProblemSubject) => (field === undefined ? "This" : `“${capital(field)}”`);
const oneOf = new Intl.ListFormat("en-GB", { type: "disjunction" });
const characters = (number: number) => count(number, "character", "characters");

/** For a field that has to be filled in and is not. */
export function missing({ field, kind, item }: ProblemSubject): ProblemWords {
  if (field === undefined) return { text: "Something is missing here.", hint: ask };
  if (kind === "text") return { text: `Write the ${field}.` };
  if (kind === "choice") return { text: `Choose the ${field}.` };
  if (kind === "list" && item !== undefined)
    return { text: `“${capital(field)}” is empty.`, hint: `Add the first ${item}.` };
  return { text: `Fill in the ${field}.` };
}

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "yes or no",
  array: "a list",
  object: "fields of its own",
};

function invalid(subject: ProblemSubject): ProblemWords {
  const { reason, limit = 0, length = 0, format = "", choices = [], nearest } = subject;
  const it = named(subject);
  switch (reason) {
    case "empty":
      return missing(subject);
    case "too-short":
      return { text: `${it} is too short.`, hint: `Write at least ${characters(limit)}.` };
    case "too-long":
      return {
        text: `${it} is too long: it has ${characters(length)}, and ${limit} fit.`,
        hint: `Shorten it by ${characters(length - limit)}.`,
      };
    case "too-few":
      return { text: `${it} has too few items.`, hint: `Add ${limit - length} more.` };
    case "too-many":
      return { text: `${it} has too many items: at most ${limit} fit.`, hint: `Remove ${length - limit}.` };
    case "too-small":
      return { text: `${it} is too small.`, hint: `Write ${limit} or more.` };
    case "too-large":
      return { text: `${it} is too large.`, hint: `Write ${limit} or less.` };
    case "no-such-day":
      return { text: "There is no such day.", hint: "Choose another date." };
    case "choice":
      return {
        text: `${it} is not one of the choices.`,
        hint: choices.length > 0 && choices.length < 8 ? `Choose ${oneOf.format(choices)}.` : "Choose again.",
      };
    case "language":
      return {
        text: "This is not one of the site's languages.",
        hint: nearest
          ? `Write ${nearest}.`
          : "Choose another language, or add this one to those of the site.",
      };
    case "no-such-name":
      return { text: `${it} is not there any more.`, hint: "Choose again." };
    default:
      return (
        formats[format] ?? { text: `${it} can't be written like this.`, hint: "Write it in another way." }
      );
  }
}

const formats: Readonly<Record<string, ProblemWords>> = {
  email: { text: "This is not an e-mail address.", hint: "Write one address, such as name@example.com." },
  telephone: {
    text: "This is not a telephone number.",
    hint: "Write digits and spaces, such as 0116 496 0187.",
  },
  date: { text: "This is not a date.", hint: "Choose a day." },
  hours: {
    text: "These are not opening hours.",
    hint: "Write days and times, such as Mo-Fr 08:00-18:00; Sa off.",
  },
  position: {
    text: "This is not a place on the map.",
    hint: "Paste the link of a map, or write latitude and longitude, such as 52.6369, -1.1398.",
  },
};

/** Problems of values and of what they quote. */
export const valueProblems = {
  "unknown-key": () => ({
    text: "There is something here that the site doesn't use.",
    hint: "If you didn't write it, ask whoever looks after the site.",
  }),
  "missing-key": missing,
  "wrong-type": (subject) => ({
    text: `${named(subject)} needs ${types[subject.type ?? ""] ?? "another value"}.`,
    hint: "Fill it in again.",
  }),
  "wrong-value": invalid,
  "unknown-block": () => ({
    text: "The site has no block of this kind.",
    hint: "Remove it, or ask whoever looks after the site to bring the block back.",
  }),
  "duplicate-id": ({ reason, other }) => ({
    text: other ? `${other} has the same name.` : "Two things on this page have the same name.",
    hint:
      reason === "heading-id"
        ? "Choose other words for one of the headings."
        : "Give one of the two another name.",
  }),
  "unknown-token": () => ({
    text: "A detail is quoted here that does not exist.",
    hint: "Remove it, then insert the detail again.",
  }),
  "token-type": () => ({
    text: "The detail that is quoted here does not fit.",
    hint: "Take another one, or write the text yourself.",
  }),
  "token-format": () => ({
    text: "A detail that is quoted here can't be shown in this way.",
    hint: "Remove it, then insert the detail again.",
  }),
  "missing-value": (subject) => ({
    text: subject.other
      ? `${named(subject)} quotes something that is empty: ${subject.other}.`
      : `${named(subject)} quotes something that is empty.`,
    hint: "Fill it in there, or write a text here.",
  }),
  "unknown-entry": (subject) => ({
    text: `${named(subject)}: what was chosen is not there any more.`,
    hint: "Choose again.",
  }),
  "unknown-collection": () => ({
    text: "The list that the entries are taken from does not exist.",
    hint: "Choose another list, or ask whoever looks after the site.",
  }),
  "unknown-field": () => ({
    text: "These entries have no such field.",
    hint: "Choose another one.",
  }),
  "future-entry": () => ({
    text: "The date is still to come, so visitors can't see this yet.",
    hint: "It goes online on that day. To publish it now, change the date.",
  }),
  "future-page": () => ({
    text: "The day is still to come, so visitors can't see this page yet.",
    hint: "It goes online on that day. To publish it now, make it live.",
  }),
  "sample-fact": () => ({
    text: "This is still a sample that the site began with.",
    hint: "Write your own, or take it out.",
  }),
  "expired-security": () => ({
    text: "The security contact is out of date, so nobody trusts it any more.",
    hint: "Check that it is still right, then choose a day within the next year.",
  }),
  "frame-content": ({ reason }) =>
    reason === "second"
      ? { text: "The blocks of the page stand here twice.", hint: "Remove one of the two." }
      : { text: "There is no place here for the blocks of the page.", hint: "Add the block for them." },
  "reserved-name": () => ({ text: "This name is taken by every site.", hint: ask }),
} satisfies Partial<WordsOfProblems>;
