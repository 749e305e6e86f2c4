import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtInBlocks } from "../../blocks/index.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { packageRoot } from "../support/package-root.ts";

/** What forms say to owners, and no owner can be expected to know: how files store days, hours, sizes, keys and ids. */
const forMachines = [
  /\b[12]\d{3}-[01]\d-[0-3]\d\b/,
  /\b(?:Mo|Tu|We|Th|Fr|Sa|Su)-(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/,
  /\b(?:r?em|px)\b/,
  /\bMarkdown\b|\bmetadata\b|\btokens?\b|\{\{|[\w-]+\.(?:json|md)\b/i,
  /\bids?\b/i,
  // A choice by its key: it is shown with a capital.
  /(?:^|[.:] )[a-z]+(?:, [a-z]+)*: /,
  /\b[a-z]+[A-Z][a-z]+\b/,
];

/** What another service calls its keys. */
const ofOthers = /^I[dD] (?:of|de[sr]) |giscus\.app/;

/** The titles and descriptions in a schema or model, in all languages that it has. */
function wordsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!["title", "description", "singular"].includes(key)) return wordsIn(inner);
    if (typeof inner === "string") return [inner];
    // A field may be called so too.
    const isOneWord = isObject(inner) && !("type" in inner);
    return isOneWord ? Object.values(inner).filter((text) => typeof text === "string") : wordsIn(inner);
  });
}

const forOwners = (words: readonly string[]) =>
  words.filter((text) => !ofOthers.test(text) && forMachines.some((pattern) => pattern.test(text)));

it.each(builtInBlocks.map(({ type, schema }) => [type, schema] as const))(
  "the form of “%s” says nothing that is for machines",
  (type, schema) => {
    expect(forOwners(wordsIn(schema))).toEqual([]);
    const german = join(packageRoot, "blocks", type, "schema.de.json");
    if (!existsSync(german)) return;
    const { titles = {}, descriptions = {} } = JSON.parse(readFileSync(german, "utf8")) as Record<
      string,
      Record<string, string>
    >;
    expect(forOwners([...Object.values(titles), ...Object.values(descriptions)])).toEqual([]);
  },
);

const models = ["", ...["examples", "templates"].flatMap(foldersIn)]
  .map((folder) => join(folder, "content/model.json"))
  .filter((file) => existsSync(join(packageRoot, file)));

function foldersIn(folder: string): readonly string[] {
  return readdirSync(join(packageRoot, folder)).map((name) => join(folder, name));
}

it.each(models)("the fields of %s say nothing that is for machines", (file) => {
  expect(forOwners(wordsIn(JSON.parse(readFileSync(join(packageRoot, file), "utf8"))))).toEqual([]);
});
