import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { diffWords } from "./diff-words.ts";

const shown = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join("");

describe("the words that changed", () => {
  it.each([
    ["Drawn by hand", "Drawn with care", "Drawn [-by hand][+with care]"],
    ["We draw houses.", "We draw small houses.", "We draw [+small ]houses."],
    ["Eight weeks, as a rule.", "Eight weeks.", "Eight weeks[-, as a rule]."],
    ["", "New", "[+New]"],
    ["Old", "", "[-Old]"],
  ])("%s -> %s", (before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it("give both texts back, whatever these are", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", ".", "é") });
    assertProperty(
      fc.property(text, text, (before, after) => {
        const pieces = diffWords(before, after);
        const of = (kind: string) =>
          pieces
            .flatMap((piece) => (piece.kind === "same" || piece.kind === kind ? [piece.text] : []))
            .join("");
        expect([of("removed"), of("added")]).toEqual([before, after]);
      }),
    );
  });

  it("of long texts are all of them, at once", () => {
    const long = "word ".repeat(10_000);
    expect(diffWords(long, `${long}more`)).toEqual([
      { kind: "removed", text: long },
      { kind: "added", text: `${long}more` },
    ]);
  });
});
