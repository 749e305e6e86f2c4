import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { badInputs } from "../support/bad-inputs.ts";
import { type BrokenSite, createBrokenSite } from "../support/broken-site.ts";

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

it("they are several hundred", () => {
  const count = Object.values(badInputs).flat().length;
  process.stdout.write(`${count} bad inputs\n`);
  expect(count).toBeGreaterThan(400);
});
