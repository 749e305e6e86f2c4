import { describe, expect, it } from "vitest";
import { comparisons } from "../../renderer/resolve/entries/where.ts";
import { eachProperties } from "../../schema/site/each.ts";
import { bakeryMedia, cardsOf, checkBakery, pageOf } from "../../tests/support/bakery.ts";
import { runSite } from "../../tests/support/run-site.ts";
import { eachExamples } from "./explain-each.ts";

const all = Object.entries(eachExamples).flatMap(([key, examples]) =>
  examples.map(([example, meaning]) => [key, JSON.stringify(example), example, meaning] as const),
);

describe("the examples of each", () => {
  it("are of every key, and every test of where", () => {
    expect(Object.keys(eachExamples)).toEqual(Object.keys(eachProperties));
    const tests = all.flatMap(([, , example]) =>
      [...JSON.stringify(example).matchAll(/"(\w+)":/g)].map(([, name = ""]) => name),
    );
    for (const test of [...comparisons, "present", "contains", "not"]) expect(tests).toContain(test);
  });

  it.each(all.filter(([, text]) => !text.includes("{{entry.")))("%s: %s is valid", (_, __, example) => {
    const isGrouped = "group" in example;
    const item = isGrouped ? { title: "{{item.items.0.name}}" } : { title: "{{item.name}}" };
    const page = pageOf(cardsOf({ cards: [{ title: "First" }, { each: "breads", ...example, item }] }));
    const { problems } = checkBakery({ pages: [page], media: bakeryMedia });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("are printed, each with what it leaves", async () => {
    const { code, stdout } = await runSite(["explain", "each"]);
    expect(code).toBe(0);
    for (const [, , , meaning] of all) expect(stdout).toContain(meaning);
    expect(stdout).toContain('"where": { "price": { "from": 2, "before": 4 } }');
    expect(
      Math.max(
        ...stdout
          .split("\n")
          .filter((line) => line.startsWith("    "))
          .map((line) => line.length),
      ),
    ).toBeLessThan(130);
  });
});
