import { describe, expect, it } from "vitest";
import { problemCodes } from "../../schema/problem-codes.ts";
import type { ProblemReason } from "../../schema/problem-values.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import type { FieldKind, ProblemSubject } from "./shared/problem-words.ts";

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
  format: 0,
  "own-format": 0,
  choice: 0,
  language: 0,
  "no-such-name": 0,
  title: 0,
  description: 0,
  link: 0,
  heading: 0,
  "heading-id": 0,
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

describe.each([
  ["English", en.problems.words],
  ["German", de.problems.words],
])("the words of an owner in %s", (_, words) => {
  it.each(Object.keys(problemCodes) as (keyof typeof problemCodes)[])(
    "for %s are whole sentences",
    (code) => {
      for (const subject of subjects) {
        const { text, hint } = words[code](subject);
        for (const sentence of [text, hint ?? text]) {
          expect(sentence).toMatch(/^[\p{Lu}“„].*[.?]$/u);
          expect(sentence).not.toMatch(/undefined|NaN|"|\{\{/);
        }
      }
    },
  );
});

it.each(Object.keys(problemCodes) as (keyof typeof problemCodes)[])("%s is told in German too", (code) => {
  for (const subject of subjects)
    expect(de.problems.words[code](subject).text).not.toBe(en.problems.words[code](subject).text);
});

describe("a sentence is made of what is known", () => {
  const { words } = en.problems;

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
    expect(words["missing-key"](subject)).toEqual({ text, ...(hint && { hint }) });
  });

  it("numbers agree with what they count", () => {
    const tooLong = (length: number) =>
      words["wrong-value"]({ kind: "text", field: "name", reason: "too-long", limit: 60, length });
    expect(tooLong(61)).toEqual({
      text: "“Name” is too long: it has 61 characters, and 60 fit.",
      hint: "Shorten it by 1 character.",
    });
    expect(tooLong(72).hint).toBe("Shorten it by 12 characters.");
  });
});
