import { mkdtempSync } from "node:fs";
import { cp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Problem } from "../schema/problems/problem.ts";
import { packageRoot } from "./support/package-root.ts";
import { runSite } from "./support/run-site.ts";

/** The bakery, with a price that has no currency. */
let root = "";
const price = '"price": "{{item.pounds | currency: \\"GBP\\"}}"';
beforeAll(async () => {
  root = await realpath(mkdtempSync(join(tmpdir(), "blockwork-")));
  // Without its cache, which names the files of this repository.
  const filter = (path: string) => !path.includes(".blockwork");
  await cp(join(packageRoot, "examples/bakery"), root, { recursive: true, filter });
  await change("site.config.json", price, '"price": "{{item.pounds}}"');
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function change(file: string, before: string, after: string) {
  const text = await readFile(join(root, file), "utf8");
  const at = text.indexOf(before, text.indexOf('"type": "price-list"'));
  if (at < 0) throw new Error(`${file} has no ${before}.`);
  await writeFile(join(root, file), text.slice(0, at) + after + text.slice(at + before.length));
}

async function validate(format: string) {
  const { code, stdout } = await runSite([
    "validate",
    "--root",
    root,
    "--today",
    "2026-11-22",
    "--format",
    format,
  ]);
  return { code, stdout };
}

it("a block's own code is in the JSON at the line of the rule that gives the price", async () => {
  const { code, stdout } = await validate("json");
  const lines = (await readFile(join(root, "site.config.json"), "utf8")).split("\n");
  const found = (JSON.parse(stdout) as { problems: Problem[] }).problems;
  expect(code).toBe(0);
  expect(found).toMatchObject([
    {
      code: "price-list/no-unit",
      severity: "warning",
      line: lines.findIndex((line) => line.includes('"price": "{{item.pounds}}"')) + 1,
    },
  ]);
});

it("it is a rule in SARIF, and the title of GitHub's annotation", async () => {
  const [run] = JSON.parse((await validate("sarif")).stdout).runs;
  expect(run.tool.driver.rules).toMatchObject([
    {
      id: "price-list/no-unit",
      shortDescription: { text: "A price has no currency" },
      defaultConfiguration: { level: "warning" },
    },
  ]);
  expect((await validate("github")).stdout).toContain("title=price-list/no-unit::");
});

it("site explain knows it in its site, with its examples, and lists it", async () => {
  const { stdout } = await runSite(["explain", "price-list/no-unit", "--root", root]);
  expect(stdout).toContain("A price has no currency [price-list/no-unit, warning]");
  expect(stdout).toContain('  Bad:\n    "price": "{{item.pounds}}"');
  const plain = await runSite(["explain", "price-list/unlisted-allergen", "--root", root]);
  expect(plain.stdout).toContain("An allergen has no button");
  expect(plain.stdout).not.toContain("Bad:");
  expect((await runSite(["explain", "--root", root])).stdout).toMatch(/^price-list\/no-unit +warning /m);
  expect(await runSite(["explain", "price-list/no-units"], { cwd: root })).toMatchObject({
    code: 2,
    stderr:
      'There is no problem with the code "price-list/no-units".\n  Did you mean "price-list/no-unit"?\n',
  });
});

it("an error of the engine's kind stops the build, as any other", async () => {
  await change(
    "site.config.json",
    '"each": "allergens",',
    '"each": "allergens",\n                "limit": 2,',
  );
  const { code, stderr } = await runSite(["build", "--no-admin", "--root", root, "--today", "2026-11-22"]);
  expect(code).toBe(1);
  expect(stderr).toContain("[price-list/unlisted-allergen]");
  expect(stderr).toContain("Nothing was written.");
});

it("a check that throws is the site's mistake, with the file and line that threw", async () => {
  await change(
    "blocks/price-list/check.ts",
    "  return rows",
    '  if (rows) throw new Error("No flour");\n  return rows',
  );
  const { code, stderr } = await runSite(["validate", "--root", root, "--today", "2026-11-22"]);
  expect(code).toBe(1);
  expect(stderr).toContain('The check of the block "price-list" threw an error: No flour.');
  expect(stderr).toMatch(/blocks\/price-list\/check\.ts:\d+:\d+ It was thrown here\./);
});
