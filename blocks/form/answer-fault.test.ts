import { describe, expect, it } from "vitest";
import { catalogues, messagesFor } from "../_kit/messages/index.ts";
import { type AnswerField, type AnswerFile, answerFault, faultSentence } from "./answer-fault.ts";

const field = (parts: Partial<AnswerField>): AnswerField => ({
  name: "a",
  label: "Label",
  kind: "text",
  required: false,
  options: [],
  maximumSize: 5,
  autocomplete: "off",
  ...parts,
});

interface Asked {
  readonly language?: string;
  readonly checks?: "usual" | "required";
}

function said(
  parts: Partial<AnswerField>,
  answer: string | readonly AnswerFile[],
  { language = "en-GB", checks = "usual" }: Asked = {},
) {
  const fault = answerFault(field(parts), answer, { language, checks });
  return fault && faultSentence(fault, field(parts), { texts: messagesFor(language), language });
}

const file = (name: string, type: string, size = 10): readonly AnswerFile[] => [{ name, type, size }];
const name = { autocomplete: "name" };
const message = { kind: "long-text", required: true };
const documents = { kind: "file", accept: ".pdf,image/*" };

describe("what is wrong with an answer is a sentence", () => {
  it.each<[Partial<AnswerField>, string | readonly AnswerFile[], string]>([
    [{ required: true }, "", "Please fill in “Label”."],
    [{ required: true }, "  ", "Please fill in “Label”."],
    [{ kind: "checkbox", required: true }, "", "Please tick this box to go on."],
    [{ kind: "checkbox" }, "yes", "Please tick this box to go on."],
    [{ kind: "select", required: true }, "", "Please choose one for “Label”."],
    [{ kind: "select", options: ["One"] }, "Two", "Please choose one for “Label”."],
    [{ kind: "file", required: true }, [], "Please choose a file for “Label”."],
    [name, "A", "Please write your name with at least 2 letters, so that we know who is writing."],
    [name, "A.", "Please write your name with at least 2 letters, so that we know who is writing."],
    [
      { kind: "tel" },
      "abc",
      "Please write a telephone number with at least 7 digits, so that we can call you.",
    ],
    [
      { kind: "tel", minimumLength: 3 },
      "11",
      "Please write a telephone number with at least 3 digits, so that we can call you.",
    ],
    [message, "hi", "Please write at least 10 characters, so that we know what it is about."],
    [{ minimumLength: 3 }, " ab ", "Please write at least 3 characters."],
    [{}, "a".repeat(501), "Please write at most 500 characters: more does not arrive."],
    [message, "a".repeat(20_001), "Please write at most 20,000 characters: more does not arrive."],
    [
      { kind: "email" },
      "ada@example",
      "Please write an e-mail address such as name@example.com, so that we can answer.",
    ],
    [
      { kind: "email" },
      "ada@example.com\nBcc: eve@example.com",
      "Please write an e-mail address such as name@example.com, so that we can answer.",
    ],
    [{ kind: "number" }, "many", "Please write a number."],
    [{ kind: "number", minimum: 2 }, "1", "Please write 2 or more."],
    [{ kind: "number", maximum: 1200 }, "1,201", "Please write 1,200 or less."],
    [{ kind: "date" }, "2026-02-30", "Please write a day, month and year."],
    [
      documents,
      file("plan.exe", "application/x-msdownload"),
      "Please choose a file of the kind .pdf, image/*: others can’t be opened here.",
    ],
    [
      documents,
      file("plan.pdf", "application/x-msdownload"),
      "Please choose a file of the kind .pdf, image/*: others can’t be opened here.",
    ],
    [
      documents,
      file("plan.pdf", "application/pdf", 5_000_001),
      "Please choose a file of at most 5 MB: larger ones don’t arrive.",
    ],
  ])("%j answered %j: %s", (parts, answer, sentence) => {
    expect(said(parts, answer)).toBe(sentence);
  });

  it.each<[Partial<AnswerField>, string | readonly AnswerFile[]]>([
    [{}, ""],
    [name, "Ng"],
    [name, "李明"],
    [{ kind: "tel" }, "+44 (0)116 496 0187"],
    [{ kind: "tel" }, "٠١١٦ ٤٩٦"],
    [{ kind: "long-text" }, "Sliced."],
    [message, "A loft, please."],
    [{ ...message, minimumLength: 1 }, "Yes"],
    [{ kind: "email" }, "ada@example.com"],
    [{ kind: "select", options: ["One"] }, "One"],
    [{ kind: "checkbox", required: true }, "on"],
    [{ kind: "date" }, "2026-02-28"],
    [documents, file("plan.PDF", "application/pdf")],
    [documents, file("photo.jpg", "")],
    [documents, file("photo.heic", "application/octet-stream")],
  ])("%j may be answered %j", (parts, answer) => {
    expect(said(parts, answer)).toBeUndefined();
  });

  it.each([
    ["de", "1.234,5"],
    ["en", "1,234.5"],
    ["fr", "1 234,5"],
    ["de-CH", "1’234.5"],
    ["ar", "١٢٣٤٫٥"],
  ])("a number is read as people write it in %s", (language, written) => {
    expect(said({ kind: "number", minimum: 1234, maximum: 1235 }, written, { language })).toBeUndefined();
  });
});

it("only what is missing is wrong where a form asks for no more", () => {
  const checks = "required";
  expect(said({ kind: "tel", required: true }, "Some words", { checks })).toBeUndefined();
  expect(said({ ...name, required: true }, "A", { checks })).toBeUndefined();
  expect(said(message, "hi", { checks })).toBeUndefined();
  expect(said(message, "", { checks })).toBe("Please fill in “Label”.");
  expect(said({ kind: "email" }, "ada", { checks })).toMatch(/^Please write an e-mail/);
});

describe.each([...catalogues.keys()])("in %s", (language) => {
  it("each sentence is whole, for any number", () => {
    const sentences = [1, 2, 3, 7, 10, 11, 100].flatMap((minimumLength) => [
      said({ ...name, minimumLength: minimumLength + 1 }, "A", { language }),
      said({ kind: "tel", minimumLength: minimumLength + 1 }, "1", { language }),
      said({ ...message, minimumLength: minimumLength + 1 }, "a", { language }),
      said({ minimumLength: minimumLength + 1 }, "a", { language }),
    ]);
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]{12,}\.$/u);
  });
});
