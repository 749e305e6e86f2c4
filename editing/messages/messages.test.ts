import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtInBlocks } from "../../blocks/index.ts";
import { implicitFields } from "../../renderer/resolve/entries/entry-schema.ts";
import { pageTokens } from "../../renderer/resolve/values/site-scope.ts";
import type { Schema } from "../../schema/fields/schema.ts";
import { entryFields } from "../../schema/model/model.ts";
import { pageSchema } from "../../schema/site/page-schema.ts";
import { packageRoot } from "../../tests/support/package-root.ts";
import { engineSchema } from "../labels/schema/whole-site-schema.ts";
import { schemaTexts } from "./compiled/de-schemas.ts";
import { preferredLanguage } from "./messages.ts";

it.each([
  [["de-AT", "en"], "de"],
  [["fr", "DE"], "de"],
  [["en-US", "de"], "en"],
  [["fr"], "en"],
  [[], "en"],
  [["constructor"], "en"],
])("the browser's languages %j make it the editor in %s", (languages, language) => {
  expect(preferredLanguage(languages)).toBe(language);
});

/** All words of schemas: titles, descriptions, values to choose from. */
function wordsOf(schemas: readonly Schema[]) {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const choices = new Set<string>();
  const visit = (schema: Schema) => {
    titles.add(schema.title);
    descriptions.add(schema.description);
    if (schema.type === "string")
      for (const value of schema.enum ?? []) choices.add(`${schema.title}: ${value}`);
    if (schema.type === "array") visit(schema.items);
    if (schema.type === "object") Object.values(schema.properties).forEach(visit);
  };
  schemas.forEach(visit);
  // An empty text is none.
  for (const words of [titles, descriptions]) words.delete("");
  return { titles, descriptions, choices };
}

describe("the words of the engine's schemas in German", () => {
  const engine = [
    ...builtInBlocks.map(({ schema }) => schema),
    engineSchema,
    pageSchema,
    ...Object.values(entryFields),
    ...Object.values(implicitFields),
    ...Object.values(pageTokens().properties).map((token) => ({ ...token, description: "" })),
  ];
  const words = wordsOf(engine);
  // The relation of a link element is a keyword of HTML; it is read as it is written.
  const relations = wordsOf([engineSchema.properties.head as Schema]).choices;

  it.each(["titles", "descriptions"] as const)("has all %s, and no other", (kind) => {
    expect(Object.keys(schemaTexts[kind]).toSorted()).toEqual([...words[kind]].toSorted());
  });

  it("has what can be chosen, and no other", () => {
    const chosen = [...words.choices].filter((choice) => !relations.has(choice));
    const { choices } = schemaTexts;
    const withoutTitle = (choice: string) => choice.split(": ")[1] ?? "";
    expect(chosen.filter((choice) => !(choice in choices || withoutTitle(choice) in choices))).toEqual([]);
    const known = new Set(chosen.flatMap((choice) => [choice, withoutTitle(choice)]));
    expect(Object.keys(choices).filter((choice) => !known.has(choice))).toEqual([]);
  });

  it("what only one block says stands in its folder", () => {
    const shared = wordsOf(
      engine.filter((schema) => !builtInBlocks.some((block) => block.schema === schema)),
    );
    const ofBlocks = builtInBlocks.map(({ type, schema }) => ({ type, words: wordsOf([schema]) }));
    const expected = ofBlocks.map(({ type, words: own }) => {
      const isOwn = (kind: "titles" | "descriptions", word: string) =>
        !shared[kind].has(word) &&
        ofBlocks.every((other) => other.type === type || !other.words[kind].has(word));
      const kinds = ["titles", "descriptions"] as const;
      return [type, kinds.flatMap((kind) => [...own[kind]].filter((word) => isOwn(kind, word)))] as const;
    });
    const written = builtInBlocks.map(({ type }) => {
      const file = join(packageRoot, `blocks/${type}/schema.de.json`);
      const texts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
      return [type, [...Object.keys(texts.titles ?? {}), ...Object.keys(texts.descriptions ?? {})]] as const;
    });
    const sorted = (lists: readonly (readonly [string, readonly string[]])[]) =>
      Object.fromEntries(lists.map(([type, words]) => [`blocks/${type}/schema.de.json`, words.toSorted()]));
    expect(sorted(written)).toEqual(sorted(expected));
  });

  it("quotes no token: an owner is not told of one", () => {
    const quoting = Object.values(schemaTexts.descriptions).filter((text) => text.includes("{{"));
    expect(quoting).toEqual([]);
  });
});
