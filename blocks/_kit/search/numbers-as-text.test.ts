import fc from "fast-check";
import { expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { decodeNumbers, encodeNumbers } from "./numbers-as-text.ts";

it("come out as they went in", () => {
  assertProperty(
    fc.property(fc.array(fc.nat(2 ** 29)), (numbers) => {
      expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
    }),
  );
});
