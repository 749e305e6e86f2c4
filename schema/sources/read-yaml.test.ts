import { describe, expect, it } from "vitest";
import { countSteps } from "../../tests/support/count-steps.ts";
import { readYaml } from "./read-yaml.ts";

const brackets = "[".repeat(65);

it.each([
  ["double quotes", `title: "${brackets}"`],
  ["single quotes", `title: '${brackets}'`],
  ["a plain text", `title: It is ${brackets}`],
  ["a text of several lines", `title: |\n  ${brackets}`],
])("takes brackets in %s for text", (_, yaml) => {
  const { value, mistake } = readYaml(yaml);
  expect(mistake).toBeUndefined();
  expect(value).toHaveProperty("title", expect.stringContaining(brackets));
});

it.each([
  ["lists", "[", 65],
  ["maps", "{", 65],
  ["lists after texts", '"[", [', 65],
])("finds %s that are nested too deep", (_, open, count) => {
  const yaml = `title: [${open.repeat(count)}`;
  const { mistake } = readYaml(yaml);
  expect(mistake?.message).toBe("The front matter is nested too deep.");
  expect(yaml.slice(mistake?.offset)).toMatch(/^[[{]/);
});

const many = (count: number, line: (index: number) => string, between = "\n") =>
  Array.from({ length: count }, (_, index) => line(index)).join(between);

describe("front matter of many fields takes work in proportion to its length", () => {
  it.each<[string, (count: number) => string]>([
    ["fields", (count) => many(count, (index) => `k${index}: ~`)],
    ["fields without values", (count) => many(count, (index) => `k${index}:`)],
    ["fields in quotes", (count) => many(count, (index) => `"k${index}": "\\n"`)],
    ["texts with comments", (count) => many(count, (index) => `k${index}: b # c`)],
    ["a map on one line", (count) => `a: {${many(count, (index) => `k${index}: 1`, ", ")}}`],
    ["a list of numbers with notes", (count) => `a: [${many(count, () => "0x1", ", ")}]`],
    ["a list of maps", (count) => `a:\n${many(count, (index) => `- k${index}: ~`)}`],
    ["the same field", (count) => many(count, () => "k: ~")],
  ])("%s", (_, write) => {
    const stepsFor = (count: number) => {
      const yaml = write(count);
      return countSteps(() => {
        const { offsetOf } = readYaml(yaml);
        for (let index = 0; index < count; index++) offsetOf([`k${index}`], "key", 0);
      });
    };
    const [few, more] = [stepsFor(200), stepsFor(800)];
    expect(few).toBeGreaterThan(200);
    expect(more / few).toBeLessThan(5);
  });
});

it.each([
  ["a: 1\nb: 2\na: 3\n", "a: 3\n"],
  ["c: {a: 1, b: [2], a: 3}\n", "a: 3}\n"],
  ["c:\n  - a: ~\n    'a': ~\n", "'a': ~\n"],
  ["a: 1\na: 2\nb: [\n", "a: 2\nb: [\n"],
])("finds the second of two fields of one name in %j", (yaml, second) => {
  const { mistake } = readYaml(yaml);
  expect(mistake?.message).toBe("A field is written twice; only one of them can count.");
  expect(yaml.slice(mistake?.offset)).toBe(second);
});
