import fc from "fast-check";
import { expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import {
  decodePage,
  decodePostings,
  decodeWords,
  encodePage,
  encodePostings,
  encodeWords,
} from "./index-format.ts";

it("words, postings and facts come out as they went in", () => {
  const posting = fc.record({ page: fc.nat(9999), slot: fc.nat(80), times: fc.integer({ min: 1, max: 4 }) });
  const word = fc.stringMatching(/^[a-zé日]{1,12}$/);
  assertProperty(
    fc.property(fc.array(posting), fc.uniqueArray(word), (places, words) => {
      const postings = places.sort((one, other) => one.page - other.page);
      const coded = encodePostings(postings);
      const entries = [...words]
        .sort()
        .map((own) => ({ word: own, postings: coded, pages: 7, isCommon: true }));
      const decoded = decodeWords(encodeWords(entries));
      expect(decoded.map((each) => each.word)).toEqual(entries.map((each) => each.word));
      for (const { data } of decoded)
        expect(decodePostings(data)).toEqual({ pages: 7, isCommon: true, postings });
    }),
  );
  const facts = { group: 12, length: 5, titleWords: 3 };
  expect(decodePage(`AA${encodePage(facts)}`, 1)).toEqual(facts);
});
