import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { messagesFor } from "../_kit/messages/index.ts";
import type { FormField } from "./field.tsx";
import { type Control, fieldError } from "./field-error.ts";

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "en-GB" } }));
afterAll(() => vi.unstubAllGlobals());

const texts = messagesFor("en");
const field = (parts: object) =>
  ({
    name: "a",
    label: "A",
    kind: "text",
    required: false,
    autocomplete: "off",
    options: [],
    ...parts,
  }) as FormField;
const control = (validity: object, value = "") => ({ validity, value }) as Control;

it.each<[object, object, string]>([
  [{}, { valueMissing: true }, "Please fill in this field."],
  [{ kind: "checkbox" }, { valueMissing: true }, "Please tick this box to go on."],
  [{ kind: "select" }, { valueMissing: true }, "Please choose one."],
  [{ kind: "file" }, { valueMissing: true }, "Please choose a file."],
  [{ kind: "email" }, { typeMismatch: true }, "Please write an e-mail address, such as name@example.com."],
  [{ kind: "number" }, { badInput: true }, "Please write a number."],
  [{ kind: "number", minimum: 2 }, { rangeUnderflow: true }, "Please write 2 or more."],
  [{ kind: "number", maximum: 1200 }, { rangeOverflow: true }, "Please write 1,200 or less."],
  [{ kind: "date" }, { badInput: true }, "Please write a day, month and year."],
])("%j that is %j: %s", (parts, validity, sentence) => {
  expect(fieldError(control(validity), field(parts), texts)).toBe(sentence);
});

it("counts the characters of a text, whoever wrote them", () => {
  const short = field({ minimumLength: 3 });
  expect(fieldError(control({}, " ab "), short, texts)).toBe("Please write at least 3 characters.");
  expect(fieldError(control({}, "abc"), short, texts)).toBeUndefined();
  // Whether it must be filled in is another question.
  expect(fieldError(control({}, ""), short, texts)).toBeUndefined();
});
