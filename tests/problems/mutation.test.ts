import { describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import { siteJsonSchema } from "../../schema/json-schema/json-schema.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import { checkSmall, fixtureEntries, fixtureModel } from "../support/check-small.ts";
import { inEach } from "../support/extent.ts";
import { mutantsOf } from "../support/mutants.ts";
import { smallConfig } from "../support/small-config.ts";

/** The small site's settings, each written out, and a page with the samples of some blocks. */
const withSamples = (placed: readonly AnyBlock[]) => ({
  ...smallConfig,
  site: {
    ...smallConfig.site,
    theme: { light: { ink: "#111111" }, radius: 4, scale: 1.2, displayWeight: 400 },
    redirects: [{ from: "/old", to: "/" }],
  },
  pages: [
    ...smallConfig.pages,
    {
      id: "samples",
      path: "/samples",
      title: "Samples",
      description: "Every block.",
      keywords: ["blocks"],
      listed: true,
      blocks: placed.map(({ type, sample }) => ({ id: `the-${type}`, type, props: sample })),
    },
  ],
});

const schema = siteJsonSchema(blocks, fixtureModel);

/** Each block is alone on its page: with all of them there, reading the config again for each mutant takes several times as long. */
const sites = [
  { name: "the config", value: withSamples([]), below: [] },
  ...blocks.map((block) => ({
    name: block.type,
    value: withSamples([block]),
    below: ["pages", smallConfig.pages.length, "blocks", 0],
  })),
];

const problemsOf = (text: string) => checkSmall(text, fixtureEntries).problems;

const key = ({ code, pointer, offset, message }: Problem) => [code, pointer, offset, message].join(" ");

const survivors: string[] = [];
const misplaced: string[] = [];
const counts: number[] = [];

describe("every leaf and key of the samples, changed for the worse, is caught where it stands, and once", () => {
  it.each(sites)("$name", ({ value, below }) => {
    const known = new Set(problemsOf(JSON.stringify(value, null, 2)).map(key));
    const mutants = mutantsOf(schema, value, { below });
    for (const [index, { what, path, text, line, column }] of mutants.entries()) {
      if (index % inEach({ smoke: 4, all: 1, nightly: 1 }) > 0) continue;
      const problems = problemsOf(text).filter((problem) => !known.has(key(problem)));
      const where = `${what} at ${path.join("/")}`;
      counts.push(problems.length);
      if (problems.length === 0 && path[0] !== "$schema") survivors.push(where);
      else if (
        !problems.some((problem) => problem.line === line && Math.abs((problem.column ?? 0) - column) <= 1)
      ) {
        // A word inside a text is where the word stands, which for a token is behind the quote.
        misplaced.push(`${where}: ${line}:${column}, not ${problems.map((p) => `${p.line}:${p.column}`)}`);
      }
    }
    expect(survivors).toEqual([]);
  });

  it("nearly always at the very character", () => {
    const median = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)];
    const placed = 100 - (100 * misplaced.length) / counts.length;
    process.stdout.write(
      `${counts.length} mutants, ${placed.toFixed(1)} % at their place, median ${median} problem, most ${counts.at(-1)}\n`,
    );
    expect(counts.length).toBeGreaterThan(300);
    expect(misplaced.length, misplaced.join("\n")).toBeLessThan(counts.length / 100);
    expect(median).toBe(1);
  });
});
