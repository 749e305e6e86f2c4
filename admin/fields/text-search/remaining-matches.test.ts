import { expect, it } from "vitest";
import { factQuery } from "./remaining-matches.ts";
import { replacerOf } from "./replace-in-text.ts";

it("a fact is found word by word, without the spaces around it", () => {
  const { pattern } = replacerOf(factQuery(" £180 ", "£190"));
  expect("From £180, not £1800".match(pattern ?? /^$/g)).toEqual(["£180"]);
});
