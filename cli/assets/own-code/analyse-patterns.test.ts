import { afterEach, describe, expect, it, vi } from "vitest";
import { parseModel } from "../../../schema/parse/parse-model.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openCache } from "../../incremental/cache.ts";
import { analysePatterns } from "./analyse-patterns.ts";
import { loadModelValidator } from "./validators.ts";

const find = async (pattern: string) => (await analysePatterns({ fields: [{ pattern }] }))(pattern);

const exponential = [
  "^[a-z]+(-?[a-z]+)*$",
  "^(\\w+\\s?)*$",
  "^((a)+)+$",
  "^(a|a)*$",
  "^(a|aa)+$",
  "(.*,)*x",
  "^([\\w-]+\\.?)+$",
  "^([a-z]|[a-z0-9])+$",
  "^(\\p{L}+[ '-]?)+$",
  "^(?=(a+)+$)",
];
const powers = ["^.*a.*b.*c$", "^\\S+@\\S+\\.\\S+$"];
const quick = [
  "^[a-z]+(?:-[a-z]+)*$",
  "(a+)",
  "^(ab)+$",
  "\\(a+\\)+",
  "(?:\\d{2,3})+",
  "^\\S+\\s+\\S+$",
  "^[A-Z]{2}[0-9]$",
  "^\\p{L}[\\p{L} '’-]*$",
  "\\s+$",
  "^(January|February) \\d{4}$",
];

describe("patterns that can stop the check of a text", () => {
  it.each(exponential)("%s takes exponential time", async (pattern) => {
    expect(await find(pattern)).toMatchObject({ isExponential: true });
  });

  it.each(powers)("%s takes more than the square of the text's length", async (pattern) => {
    expect(await find(pattern)).toMatchObject({ isExponential: false });
  });

  it.each(quick)("%s is taken", async (pattern) => {
    expect(await find(pattern)).toBeUndefined();
  });
});

const texts = ["", "a", "ab", "a-b", "a--b", "-a", "a-", "ab-cd-e", "a b", "a b ", " a", "a  b", "1.2", "1."];

it.each([
  ["^[a-z]+(-?[a-z]+)*$", "^[a-z]+(?:-[a-z]+)*$"],
  ["^[a-z0-9]+(?:-?[a-z0-9]+)*$", "^[a-z0-9]+(?:-[a-z0-9]+)*$"],
  ["^(\\w+\\s?)*$", "^(?:\\w+(?:\\s\\w+)*\\s?)?$"],
  ["^(\\w+ ?)+$", "^\\w+(?: \\w+)* ?$"],
  ["^([\\w]+\\.?)+$", "^[\\w]+(?:\\.[\\w]+)*\\.?$"],
  ["^(a+)+$", "^a+$"],
  ["^(?:[a-z ]*)*$", "^[a-z ]*$"],
])("%s is answered with %s, which takes the same texts", async (pattern, replacement) => {
  expect(await find(pattern)).toEqual({ isExponential: true, replacement });
  const matched = (source: string) => texts.filter((text) => new RegExp(source, "u").test(text));
  expect(matched(replacement)).toEqual(matched(pattern));
});

describe("a model with such a pattern", () => {
  afterEach(() => void vi.restoreAllMocks());

  const problemsOf = async (field: object) => {
    const value = { settings: { club: { type: "object", properties: { name: field } } } };
    const source = { file: "content/model.json", value, spans: new Map() } as never;
    const { problems } = parseModel(source, await loadModelValidator(), {
      findSlow: await analysePatterns(value),
    });
    return problems.map(({ message, suggestion }) => `${message} ${suggestion}`);
  };

  it("has a problem, and no default is tried", async () => {
    const field = { type: "string", pattern: "^(\\w+\\s?)*$", default: `${"a".repeat(60)}!` };
    expect(await problemsOf(field)).toEqual([
      '"^(\\w+\\s?)*$" can read a text in so many ways that one of 40 characters can take hours. Write ^(?:\\w+(?:\\s\\w+)*\\s?)?$, which takes the same texts.',
    ]);
    expect(await problemsOf({ type: "array", items: field, default: [field.default] })).toHaveLength(1);
  });
});

it("an analysis is kept for the next run", async () => {
  const cache = openCache(await temporaryFolder());
  const [pattern] = exponential;
  const first = await analysePatterns({ pattern }, cache);
  const write = vi.spyOn(cache, "write");
  const second = await analysePatterns({ pattern }, cache);
  expect(second(pattern ?? "")).toEqual(first(pattern ?? ""));
  expect(first(pattern ?? "")).toBeDefined();
  expect(write).not.toHaveBeenCalled();
});
