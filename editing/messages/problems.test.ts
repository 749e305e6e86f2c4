import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemCodes } from "../../schema/problems/problem-codes.ts";
import type { ProblemReason } from "../../schema/problems/problem-values.ts";
import { messages as german } from "./compiled/de-problems.ts";
import { messages as english } from "./compiled/en-problems.ts";
import { loadLazyMessages } from "./lazy-messages.ts";
import { type EditorLanguage, loadMessages } from "./messages.ts";
import { problemMessage } from "./problem-message.ts";
import type { FieldKind, ProblemMessage, ProblemSubject } from "./shared/problem-subject.ts";

/** All reasons; one that is missing here does not compile. */
const reasons = Object.keys({
  empty: 0,
  "too-short": 0,
  "too-long": 0,
  "too-few": 0,
  "too-many": 0,
  "too-small": 0,
  "too-large": 0,
  "no-such-day": 0,
  "no-number": 0,
  "before-start": 0,
  "no-days": 0,
  "first-column": 0,
  currency: 0,
  format: 0,
  "own-format": 0,
  choice: 0,
  language: 0,
  "no-such-name": 0,
  title: 0,
  description: 0,
  link: 0,
  heading: 0,
  "too-deep": 0,
  draft: 0,
  scheduled: 0,
  file: 0,
  kept: 0,
  slashes: 0,
  braces: 0,
  query: 0,
  star: 0,
  http: 0,
  case: 0,
  covers: 0,
  limit: 0,
  second: 0,
  "too-large-file": 0,
  "no-options": 0,
  "no-endpoint": 0,
  "not-as-json": 0,
  "no-range": 0,
  "no-kinds": 0,
  "reserved-name": 0,
  "no-address": 0,
  "no-handler": 0,
  "older-rules": 0,
  invisible: 0,
  unread: 0,
  "open-code": 0,
  underlined: 0,
  "in-link": 0,
  "taken-id": 0,
  ignored: 0,
  stars: 0,
  script: 0,
  "never-holds": 0,
} satisfies Record<ProblemReason, 0>) as ProblemReason[];

const kinds: readonly FieldKind[] = ["text", "choice", "list", "other"];

/** Whatever can be known of a problem: nothing, one value or all of them. */
const subjects: readonly ProblemSubject[] = [
  ...kinds.map((kind) => ({ kind })),
  ...kinds.flatMap((kind) =>
    [undefined, ...reasons].map((reason) => ({
      ...{ kind, reason, field: "answer", item: "question", limit: 160, length: 172 },
      ...{ format: "email", type: "string", choices: ["Small", "Large"], nearest: "Contact" },
      ...{ other: "Home › Questions", language: "French", contrast: "3.2", host: "Netlify" },
      colours: ["Ink", "Paper"] as const,
    })),
  ),
];

const codes = Object.keys(problemCodes) as (keyof typeof problemCodes)[];

/** Loads the texts of a language, as the editor does when it opens. */
async function load(language: EditorLanguage): Promise<void> {
  await loadMessages(language);
  await loadLazyMessages();
}

function wordsFor(code: string, subject: ProblemSubject): ProblemMessage {
  const words = problemMessage({ code, message: "", file: "", pointer: "" } as never, subject);
  if (!words) throw new Error(`${code} has no words`);
  return words;
}

const said = new Map<string, string>();

it("what a reason has words of its own for is a code and one of its reasons", () => {
  for (const problems of [english, german]) {
    const variants = Object.keys(problems.words).filter((key) => key.includes(":"));
    const unknown = variants.filter((key) => {
      const [code = "", reason = ""] = key.split(":");
      return !Object.hasOwn(problemCodes, code) || !reasons.some((known) => known === reason);
    });
    expect(unknown).toEqual([]);
    expect(variants.length).toBeGreaterThan(10);
  }
});

describe("a sentence is made of what is known", () => {
  it.each<[ProblemSubject, string, string | undefined]>([
    [{ kind: "text", field: "text for search results" }, "Write the text for search results.", undefined],
    [{ kind: "choice", field: "picture" }, "Choose the picture.", undefined],
    [
      { kind: "list", field: "questions", item: "question" },
      "“Questions” is empty.",
      "Add the first question.",
    ],
    [{ kind: "other" }, "Something is missing here.", "Ask whoever looks after the site."],
  ])("what is missing: %j", (subject, text, hint) => {
    expect(wordsFor("missing-key", subject)).toEqual({ text, ...(hint && { hint }) });
  });

  it("numbers agree with what they count", () => {
    const tooLong = (length: number) =>
      wordsFor("wrong-value", { kind: "text", field: "name", reason: "too-long", limit: 60, length });
    expect(tooLong(61)).toEqual({
      text: "“Name” is too long: it has 61 characters, and 60 fit.",
      hint: "Shorten it by 1 character.",
    });
    expect(tooLong(72).hint).toBe("Shorten it by 12 characters.");
  });

  it.each([
    ["broken-link", "draft", "This link leads to a page that is a draft."],
    ["broken-link", undefined, "This link leads to a page that does not exist."],
    ["missing-text", "link", "A link in this text has no words."],
    ["missing-text", "title", "Something is missing here."],
    ["wrong-value", "empty", "Something is missing here."],
    ["missing-picture", "empty", "Choose a picture."],
  ] as const)("%s for the reason %s", (code, reason, text) => {
    expect(wordsFor(code, { kind: "other", reason }).text).toBe(text);
  });

  it.each([
    ["email", "This is not an e-mail address."],
    ["constructor", "This can't be written like this."],
  ])("an invalid value of the format %s", (format, text) => {
    expect(wordsFor("wrong-value", { kind: "text", format }).text).toBe(text);
  });
});

describe.each(["en", "de"] as const)("the words of an owner in %s", (language) => {
  beforeAll(() => load(language));
  afterAll(() => load("en"));

  it.each(codes)("for %s are whole sentences", (code) => {
    const sentences = new Set<string>();
    const same = new Set<string>();
    for (const [index, subject] of subjects.entries()) {
      const { text, hint } = wordsFor(code, subject);
      sentences.add(text).add(hint ?? text);
      if (said.get(`${code} ${index}`) === text) same.add(text);
      said.set(`${code} ${index}`, text);
    }
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[\p{Lu}“„].*[.?]$/u);
      expect(sentence).not.toMatch(/undefined|NaN|"|\{\{/);
    }
    expect([...same], "the same in another language").toEqual([]);
  });
});
