import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { badInputs } from "../support/bad-inputs.ts";
import { type BrokenSite, createBrokenSite } from "../support/broken-site.ts";
import { placedBadInputs } from "../support/placed-bad-inputs.ts";

let site: BrokenSite;
beforeAll(async () => {
  site = await createBrokenSite();
});
afterAll(() => site.remove());

describe.each(Object.entries(badInputs))("%s", (_, inputs) => {
  it.each(inputs)("%s", async (_what, changes, code) => {
    const { problems, site: built } = await site.check(changes);
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(built).toBeUndefined();
    for (const { line = 0, column = 0, message } of problems) {
      expect(line).toBeGreaterThan(0);
      expect(column).toBeGreaterThan(0);
      expect(message.length).toBeLessThan(400);
      expect(message).not.toMatch(/\bat \S+:\d+|node_modules|Error:/);
    }
  });
});

describe.each(Object.entries(placedBadInputs))("%s, at the very place", (_, inputs) => {
  it.each(inputs)("%s", async (_what, changes, code, at) => {
    await site.changed(changes, async () => {
      const { problems, site: built } = await site.check({});
      expect(built).toBeUndefined();
      const found = problems.filter(({ severity }) => severity === "error");
      expect(found.map((problem) => problem.code)).toEqual([code]);
      for (const { file, line = 0, column = 0, message, suggestion } of found) {
        const text = await readFile(join(site.root, file), "utf8");
        expect(text.split("\n")[line - 1]?.slice(column - 1, column - 1 + at.length)).toBe(at);
        expect(message.length).toBeLessThan(400);
        expect(suggestion).toMatch(/[.!?}]$/);
      }
    });
  });
});

it("they are several hundred", () => {
  const count = [...Object.values(badInputs), ...Object.values(placedBadInputs)].flat().length;
  process.stdout.write(`${count} bad inputs\n`);
  expect(count).toBeGreaterThan(400);
});
