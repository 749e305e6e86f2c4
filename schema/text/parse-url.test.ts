import { expect, test } from "vitest";
import { parseUrl } from "./parse-url.ts";

test("an address with letters beyond ASCII is one, however often it is asked for", () => {
  for (let round = 0; round < 50_000; round++) {
    if (parseUrl("https://bücher.example/ä")?.host !== "xn--bcher-kva.example")
      throw new Error(`Not in round ${round}.`);
  }
  expect(parseUrl("https://a b.example")).toBeUndefined();
});
