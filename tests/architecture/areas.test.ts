import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { areas, nightlyOnly } from "../areas.ts";
import { packageRoot } from "../support/package-root.ts";

const files = Object.values(areas).flatMap(({ core, thorough, slow = [] }) => [
  ...core,
  ...thorough,
  ...slow,
]);

describe("the areas of tests", () => {
  it("have each test file once that is not in the project unit", () => {
    const inTests = readdirSync(join(packageRoot, "tests"), { recursive: true, encoding: "utf8" })
      .map((file) => `tests/${file.replaceAll("\\", "/")}`)
      .filter(
        (file) => file.endsWith(".test.ts") && !/^tests\/(?:architecture|support|fixtures)\//.test(file),
      );
    const beside = files.filter((file) => !file.startsWith("tests/") && existsSync(join(packageRoot, file)));
    expect(files.toSorted()).toEqual([...inTests, ...beside].toSorted());
  });

  it.each(Object.entries(areas))("%s is about files that are there", (_name, { paths }) => {
    expect(paths.filter((path) => !existsSync(join(packageRoot, path)))).toEqual([]);
  });

  it("leave at most five unstable files to the nightly run, all of which are there", () => {
    expect(Object.keys(nightlyOnly).length).toBeLessThanOrEqual(5);
    expect(Object.keys(nightlyOnly).filter((file) => !files.includes(file))).toEqual([]);
  });
});

it("tests/seconds.json is about test files that are there", () => {
  const noted = JSON.parse(readFileSync(join(packageRoot, "tests/seconds.json"), "utf8")) as object;
  expect(Object.keys(noted).filter((file) => !existsSync(join(packageRoot, file)))).toEqual([]);
});
