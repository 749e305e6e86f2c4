import fc from "fast-check";
import { expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { withLineEnds } from "./with-line-ends.ts";

it.each([
  ["one\ntwo", "one\ntwo!", "one\ntwo!"],
  ["one\r\ntwo\r\nthree", "one\ntwo!\nthree", "one\r\ntwo!\r\nthree"],
  ["one\r\ntwo\nthree\rfour", "one\ntwo\nthree\nfour!", "one\r\ntwo\nthree\rfour!"],
  ["one\r\ntwo\nthree", "one\nnew\ntwo\nthree", "one\r\nnew\r\ntwo\nthree"],
  ["one\r\ntwo\r\n", "two\n", "two\r\n"],
  ["one\r\ntwo", "", ""],
  ["\r\n", "\n\n", "\r\n\r\n"],
  ["\ra\n\n", "\n\n", "\r\r"],
])("%j typed into as %j is %j", (before, typed, after) => {
  expect(withLineEnds(before, typed)).toBe(after);
});

it("writes what was typed, and without typing the same bytes", () => {
  const texts = fc
    .array(fc.constantFrom("a", "b", "\n", "\r\n", "\r"), { maxLength: 12 })
    .map((parts) => parts.join(""));
  const shown = (text: string) => text.replace(/\r\n?/g, "\n");
  assertProperty(
    fc.property(texts, texts, (before, other) => {
      expect(withLineEnds(before, shown(before))).toBe(before);
      expect(shown(withLineEnds(before, shown(other)))).toBe(shown(other));
    }),
  );
});
