import { describe, expect, it } from "vitest";
import type { CollectionName } from "../../schema/collections/index.ts";
import type { EntryConfig } from "../../schema/site-config.ts";
import { inOrder, queryEntries } from "./queries.ts";

const entry = (collection: CollectionName, id: string, fields: EntryConfig["fields"] = {}): EntryConfig => ({
  file: `content/${collection}/${id}.md`,
  collection,
  id,
  fields,
  body: "",
});

const entries = [
  entry("posts", "b", { date: "2025-01-01", category: "guides" }),
  entry("posts", "a", { date: "2025-01-01", category: "news" }),
  entry("posts", "c", { date: "2025-06-30", category: "guides" }),
  entry("posts", "d", { date: "2024-12-31", category: "guides" }),
  ...["10", "2", "1"].map((id) => entry("projects", id, { projectType: id === "2" ? "Loft" : "New Build" })),
  entry("categories", "x", { order: 2 }),
  entry("categories", "y", { order: 1 }),
  entry("categories", "w", { order: 2 }),
];
const idsOf = (found: readonly EntryConfig[]) => found.map(({ id }) => id).join(" ");

describe("the order of a collection", () => {
  it.each([
    ["posts", "from the newest, and by name on the same day", "c a b d"],
    ["projects", "by number, not by letter", "1 2 10"],
    ["categories", "as they say, and by name where they say the same", "y w x"],
  ] as const)("of %s is %s", (collection, _, ids) => {
    expect(idsOf(inOrder(entries, collection))).toBe(ids);
  });

  it("does not depend on the order of the files", () => {
    expect(idsOf(inOrder(entries.toReversed(), "posts"))).toBe("c a b d");
  });
});

describe("a query", () => {
  it.each([
    ["posts", {}, "c a b d"],
    ["posts", { limit: 2 }, "c a"],
    ["posts", { limit: 99 }, "c a b d"],
    ["posts", { category: "guides" }, "c b d"],
    ["posts", { category: "guides", limit: 1 }, "c"],
    ["posts", { category: "none" }, ""],
    ["posts", { relatedTo: "b" }, "c d"],
    ["posts", { relatedTo: "a" }, ""],
    ["posts", { relatedTo: "b", limit: 1 }, "c"],
    ["projects", { after: "1" }, "2 10"],
    ["projects", { after: "2" }, "10 1"],
    ["projects", { after: "10" }, "1 2"],
    ["projects", { after: "2", limit: 1 }, "10"],
    ["projects", { projectType: "New Build" }, "1 10"],
    ["projects", { relatedTo: "1" }, "10"],
  ] as const)("of %s for %j finds %j", (collection, query, ids) => {
    expect(idsOf(queryEntries(inOrder(entries, collection), collection, query))).toBe(ids);
  });
});
