import { expect, it } from "vitest";
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
