import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { explainCode } from "../../cli/commands/explain.ts";
import { formatText } from "../../cli/report/format-text.ts";
import type { CheckResult } from "../../renderer/check/check-site.ts";
import { policyKeys } from "../../schema/block/policy-keys.ts";
import { type ProblemCode, problemCodes } from "../../schema/problems/problem-codes.ts";
import { warningCodes } from "../../schema/problems/warning-codes.ts";
import { type BrokenSite, createBrokenSite } from "../support/broken-site.ts";
import { provocations } from "../support/provocations.ts";
import { runSite } from "../support/run-site.ts";

const codes = Object.keys(problemCodes) as ProblemCode[];

let site: BrokenSite;
beforeAll(async () => {
  site = await createBrokenSite();
});
afterAll(() => site.remove());

const found = new Map<ProblemCode, Promise<CheckResult>>();

/** What the site is told with one change that provokes this code; checked once. */
function provoked(code: ProblemCode): Promise<CheckResult> {
  const result = found.get(code) ?? site.check(provocations[code]);
  found.set(code, result);
  return result;
}

it("the small site has no problem before it is broken", async () => {
  expect((await site.check({})).problems).toEqual([]);
});

describe("each code, provoked by one change", () => {
  it.each(codes)("%s is the only code, at a place, in a sentence, with what to do", async (code) => {
    const { problems } = await provoked(code);
    expect([...new Set(problems.map((problem) => problem.code))]).toEqual([code]);
    for (const { message, suggestion, line, column, file, severity } of problems) {
      expect(message).toMatch(/^["A-Z{<a-z(].*\.$/su);
      expect(message).not.toMatch(/undefined|\[object|NaN/);
      expect(suggestion).toMatch(/[.?}]$/);
      expect([typeof line, typeof column, typeof file]).toEqual(["number", "number", "string"]);
      expect(severity).toBe(problemCodes[code].severity);
    }
  });
});

it("the sentences of all codes, as they are printed", async () => {
  const printed: string[] = [];
  for (const code of codes) {
    const { problems } = await provoked(code);
    printed.push(`── ${code} ──\n\n${formatText(problems, { texts: new Map(), colour: false })}`);
  }
  await expect(printed.join("\n")).toMatchFileSnapshot("./sentences.txt");
});

it("what does not stop a build is the code of a problem", () => {
  expect([...warningCodes].filter((code) => !Object.hasOwn(problemCodes, code))).toEqual([]);
});

describe("the documentation of each code", () => {
  it.each(codes)("%s has a title, an explanation of whole sentences and two examples", (code) => {
    const { title, explanation, bad, good } = problemCodes[code];
    expect(title).toMatch(/^[A-Z][^.]+$/);
    expect(explanation).toMatch(/^[A-Z].*\.$/s);
    expect(explanation.length).toBeGreaterThan(40);
    expect(bad).not.toBe(good);
    for (const part of [title, bad, good]) expect(part.trim()).not.toBe("");
    for (const part of [title, explanation.split(" ")[0] ?? "", code])
      expect(explainCode(code)).toContain(part);
  });
});

describe("site explain", () => {
  it.each(Object.entries(policyKeys))(
    "says what the key %s of a definition opens",
    async (key, { opens, example }) => {
      const { code, stdout } = await runSite(["explain", key]);
      expect(code).toBe(0);
      expect(stdout.replace(/\s+/g, " ")).toContain(opens);
      expect(stdout).toContain(example);
    },
  );

  it("prints one code with a bad and a good example", async () => {
    const { code, stdout } = await runSite(["explain", "broken-link"]);
    expect(code).toBe(0);
    expect(stdout).toContain("A link leads nowhere [broken-link, error]");
    expect(stdout).toContain(`  Bad:\n    ${problemCodes["broken-link"].bad}`);
    expect(stdout).toContain(`  Good:\n    ${problemCodes["broken-link"].good}`);
  });

  it("lists all codes, and the keys of a definition that open something", async () => {
    const { code, stdout } = await runSite(["explain"]);
    expect(code).toBe(0);
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => line.split(" ")[0]),
    ).toEqual([...codes, ...Object.keys(policyKeys)]);
  });

  it.each([
    ["broken-lnik", 'Did you mean "broken-link"?'],
    ["constructor", "Run site explain to list them all."],
  ])("does not know %s, and says what to do", async (wrong, hint) => {
    const { code, stdout, stderr } = await runSite(["explain", wrong]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toBe(`There is no problem with the code "${wrong}".\n  ${hint}\n`);
  });
});
