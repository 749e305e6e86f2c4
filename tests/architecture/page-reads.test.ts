import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { pageReads, readHelpers } from "./page-reads.ts";

const textOf = (file: string) => readFileSync(join(packageRoot, "tests", file), "utf8");
const files = readdirSync(join(packageRoot, "tests"), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/^(?:architecture|fixtures)\b/.test(file),
);
const shared = new Set(
  files.filter((file) => !file.endsWith(".test.ts")).flatMap((file) => [...readHelpers(textOf(file))]),
);

// Not a GritQL plugin of Biome: those see one file, and most reads are behind a helper, often one in tests/support.
describe("a page is not read once inside of expect, as it may be a frame behind", () => {
  it("but polled", () => {
    const found = files.flatMap((file) =>
      pageReads(textOf(file), shared).map((line) => `tests/${file}:${line}`),
    );
    expect(
      found,
      "Write `await expect.poll(() => locator.textContent()).toBe(…)`. Read what holds only for a moment, and calls that act, into a constant before",
    ).toEqual([]);
  });

  it.each([
    ["a method", "expect(await page.locator('p').textContent()).toBe('')"],
    ["a part of what it returns", "expect((await field.inputValue()).trim()).toBe('')"],
    ["the address", "expect(new URL(page.url()).hash).toBe('')"],
    ["a helper", "const text = () => page.innerText('p');\nexpect(await text()).toBe('')"],
    [
      "a helper of a helper",
      "expect(await two()).toBe(2);\nconst two = () => one();\nconst one = () => page.title()",
    ],
    ["a method of an object", "expect(await tab.words()).toBe('')", ".words"],
    ["a method that is destructured", "const { words } = tab;\nexpect(await words()).toBe('')", ".words"],
    [
      "an imported helper",
      "import { focused } from './a.ts';\nexpect(await focused(page)).toBe('')",
      "focused",
    ],
  ])("which is found in %s", (_, code, ...helpers) => {
    expect(pageReads(code, new Set(helpers))).toHaveLength(1);
  });

  it.each([
    ["a poll", "await expect.poll(() => page.title()).toBe('')"],
    ["a constant", "const before = await page.title();\nexpect(before).toBe('')"],
    [
      "a function that acts first",
      "async function press() {\n  await page.click('p');\n  return page.title();\n}\nexpect(await press()).toBe('')",
    ],
    ["a function of the same name", "const focused = () => 1;\nexpect(focused()).toBe(1)", "focused"],
  ])("which is not found in %s", (_, code, ...helpers) => {
    expect(pageReads(code, new Set(helpers))).toEqual([]);
  });
});
