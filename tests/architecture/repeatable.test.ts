import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { layers } from "./product-files.ts";

const isCode = (file: string) => /\.(?:tsx?|js)$/.test(file) && !file.includes("node_modules");
const below = (folder: string) =>
  readdirSync(join(packageRoot, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter(isCode);

/** All tests and what they share, without what runs them. */
const tests = [
  ...below("tests").filter((file) => !file.startsWith("tests/architecture/") && file !== "tests/run.ts"),
  ...[...layers, "docs/scripts", "scripts"].flatMap(below).filter((file) => /\.test\.tsx?$/.test(file)),
];
const filesWith = (pattern: RegExp) =>
  tests.filter((file) => pattern.test(readFileSync(join(packageRoot, file), "utf8")));

// A run that is red is repeated by its number: BLOCKWORK_SEED.
it("random values in tests come from a seed: seedOf, randomNumbers and assertProperty", () => {
  expect(
    filesWith(/\bMath\.random\b|\brandom(?:Bytes|UUID|Int|FillSync|Fill)\b|\bgetRandomValues\b/),
  ).toEqual([]);
  expect(filesWith(/\bfc\s*\.\s*(?:assert|check)\(/)).toEqual(["tests/support/assert-property.ts"]);
  expect(filesWith(/\bfc\s*\.\s*sample\((?![^;]*\bseed\b)/)).toEqual([]);
});

// At midnight, at the end of a year and in another time zone it is another one than the product's.
it("the day in tests is given to what is tested, and not asked of the clock", () => {
  expect(filesWith(/\bnew Date\(\)/)).toEqual([]);
});
