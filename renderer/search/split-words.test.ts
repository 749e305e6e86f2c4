import fc from "fast-check";
import { expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { splitWords } from "./split-words.ts";

const word = fc.stringMatching(/^[a-c]{1,5}$/);
const entry = fc.record({ word, pages: fc.integer({ min: 1, max: 4 }) });
const words = fc
  .uniqueArray(entry, { selector: (each) => each.word, minLength: 1, maxLength: 60 })
  .map((all) => all.sort((one, other) => (one.word < other.word ? -1 : 1)))
  .map((all) => all.map((each) => ({ ...each, postings: "", isCommon: false })));

it("keeps all words in order, in parts that are no larger than they may be, each found by how it starts", () => {
  assertProperty(
    fc.property(words, fc.integer({ min: 4, max: 20 }), (all, most) => {
      const parts = splitWords(all, most);
      expect(parts.flatMap((part) => part.words)).toEqual(all);
      for (const [index, { from, words: own }] of parts.entries()) {
        expect(own.length === 1 || own.reduce((sum, { pages }) => sum + pages, 0) <= most).toBe(true);
        expect(own.every((each) => each.word >= from)).toBe(true);
        const before = parts[index - 1];
        expect(before?.words.every((each) => each.word < from) ?? true).toBe(true);
      }
    }),
  );
});

it("changes two parts at most when a word is on one page more", () => {
  assertProperty(
    fc.property(words, fc.nat(), (all, place) => {
      const more = all.map((each, index) =>
        index === place % all.length ? { ...each, pages: each.pages + 1 } : each,
      );
      const before = new Set(splitWords(all, 8).map((part) => JSON.stringify(part.words)));
      const changed = splitWords(more, 8).filter((part) => !before.has(JSON.stringify(part.words)));
      expect(changed.length).toBeLessThanOrEqual(2);
    }),
  );
});
