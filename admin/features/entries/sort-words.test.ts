import { describe, expect, it } from "vitest";
import { smallModel } from "../../../tests/support/small-model.ts";
import { sortLabels } from "./entry-list.tsx";

const { posts } = smallModel.collections;
if (!posts) throw new Error("The small model has no posts.");
const number = { type: "number", title: "Price", description: "" } as const;
const latin = { type: "string", title: "Latin name", description: "" } as const;
const fields = { ...posts.fields, properties: { ...posts.fields.properties, price: number, latin } };
const sorted = (sort: readonly string[] | "manual") => sortLabels({ ...posts, fields, sort });

describe("the rule that a list is sorted by", () => {
  it.each([
    [["-date", "id"], "Sorted by date, newest first", "To move one, change its date."],
    [["date"], "Sorted by date, oldest first", "To move one, change its date."],
    [
      ["-price", "title"],
      "Sorted by price, largest first, then title, A to Z",
      "To move one, change its price.",
    ],
    [
      ["title", "latin"],
      "Sorted by title, A to Z, then Latin name, A to Z",
      "To move one, change its title.",
    ],
    [["draft"], "Sorted by draft", "To move one, change its draft."],
    [["id"], "Sorted by address, A to Z", "The place of posts follows from their addresses."],
    [["-slug"], "Sorted by address, Z to A", "The place of posts follows from their addresses."],
  ])("%j: %s", (sort, rule, change) => {
    expect(sorted(sort)).toEqual({ rule, change });
  });

  it("is none where the order is made by hand", () => {
    expect(sorted("manual")).toBeUndefined();
  });
});
