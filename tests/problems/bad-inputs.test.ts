import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Ajv from "ajv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../../schema/problems/problem.ts";
import problemsSchema from "../../schema/problems.schema.json" with { type: "json" };
import { badInputs } from "../support/bad-inputs.ts";
import { type BrokenSite, createBrokenSite } from "../support/broken-site.ts";
import { everything } from "../support/extent.ts";
import { placedBadInputs } from "../support/placed-bad-inputs.ts";
import { developersWords, toldToOwner } from "../support/told-to-owner.ts";

const isAsPublished = new Ajv().compile(problemsSchema);

/** All of a kind, or the first and every sixth. */
const isTried = (_: unknown, index: number) => everything || index % 6 === 0;

let site: BrokenSite;
beforeAll(async () => {
  site = await createBrokenSite();
});
afterAll(() => site.remove());

describe.each(Object.entries(badInputs))("%s", (_, inputs) => {
  it.each(inputs.filter(isTried))("%s", async (_what, changes, code) => {
    const { problems, site: built } = await site.changed(changes, async () => {
      const checked = await site.check({});
      await expectOwnersWords(checked.problems, Object.keys(changes));
      return checked;
    });
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
  it.each(inputs.filter(isTried))("%s", async (_what, changes, code, at) => {
    await site.changed(changes, async () => {
      const { problems, site: built } = await site.check({});
      expect(built).toBeUndefined();
      await expectOwnersWords(problems, Object.keys(changes));
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

/** Whoever owns the site reads what is wrong in words of the forms, whatever it is, in each of the editor's languages. */
async function expectOwnersWords(problems: readonly Problem[], files: readonly string[]): Promise<void> {
  for (const language of ["en", "de"] as const) {
    const told = await toldToOwner(problems, { root: site.root, language, files });
    for (const [index, { location, text, hint }] of told.entries()) {
      const problem = problems[index];
      expect(`${location}: ${text} ${hint}`).not.toMatch(developersWords);
      expect(text).toMatch(/[.?]$/);
      expect(hint ?? ".").toMatch(/[.?]$/);
      expect([problem?.message, problem?.suggestion]).not.toContain(text);
      const isInField = /^\/pages\/\d+\/blocks\/\d+\/props\/\w/.test(problem?.pointer ?? "");
      // What nothing is known of has no field of its own.
      if (isInField && problem?.code !== "unknown-key")
        expect(location.split(" › ").length).toBeGreaterThan(2);
    }
  }
  expect(isAsPublished({ version: 1, errors: 0, warnings: 0, notes: 0, problems })).toBe(true);
}

it("they are several hundred", () => {
  const count = [...Object.values(badInputs), ...Object.values(placedBadInputs)].flat().length;
  process.stdout.write(`${count} bad inputs\n`);
  expect(count).toBeGreaterThan(400);
});
