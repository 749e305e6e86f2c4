import { beforeEach, expect, it, vi } from "vitest";
import { messagesFor } from "../_kit/messages/index.ts";
import type { FormField } from "./field.tsx";
import { type Control, fieldError } from "./field-error.ts";

beforeEach(() => void vi.stubGlobal("document", { documentElement: { lang: "en-GB" } }));

const said = (field: object, control: object) =>
  fieldError(
    { validity: {}, value: "", type: "text", ...control } as Control,
    { label: "A", options: [], required: true, maximumSize: 5, ...field } as unknown as FormField,
    { texts: messagesFor("en"), checks: "usual" },
  );

it("reads a control as a form sends it", () => {
  expect(said({ kind: "checkbox" }, { type: "checkbox", value: "on", checked: false })).toMatch(/tick/);
  expect(said({ kind: "checkbox" }, { type: "checkbox", value: "on", checked: true })).toBeUndefined();
  expect(said({ kind: "file" }, { type: "file", files: [] })).toBe("Please choose a file for “A”.");
  expect(said({ kind: "text" }, { value: "Words" })).toBeUndefined();
});

it("says of a date that was begun that it is not one, though it has no value", () => {
  const begun = { type: "date", validity: { badInput: true } };
  expect(said({ kind: "date", required: false }, begun)).toBe("Please write a day, month and year.");
});
