import { expect, it } from "vitest";
import { entryPicture } from "../model/model.ts";
import { modelSchema } from "../model/model-schema.ts";
import { readJson } from "../sources/json-source.ts";
import { compileValidator } from "../validators/validator.ts";
import { parseModel } from "./parse-model.ts";

const validate = compileValidator(modelSchema);

function problemsWith(field: object, others: object = {}): readonly string[] {
  const fields = { type: "object", properties: { name: { type: "string" }, baker: field } };
  const breads = { title: "Breads", label: "name", fields, ...others };
  const text = JSON.stringify({ collections: { breads } });
  const { problems } = parseModel(readJson("content/model.json", text).source, validate);
  return problems.map(({ message, suggestion }) => `${message} ${suggestion}`);
}

it.each<[string, object, string]>([
  [
    "a reference as a format",
    { type: "string", format: "entry" },
    `"format" can't be "entry". Write "entry": "breads" in its place, with the name of the collection.`,
  ],
  [
    "a key that a kind of field does not have",
    { type: "number", minimun: 3 },
    `"baker" has no key "minimun". Did you mean "minimum"?`,
  ],
  ["a type that is none", { type: "sting" }, `"type" can't be "sting". Did you mean "string"?`],
  [
    "a default of a field that is not there",
    { type: "string", defaultFrom: "nmae" },
    'There is no field "nmae". Did you mean "name"?',
  ],
  [
    "a default of itself",
    { type: "string", defaultFrom: "baker" },
    '"baker" has no words of its own. Name a text, or "body".',
  ],
  [
    "two defaults",
    { type: "string", defaultFrom: "body", default: "Ann" },
    '"baker" has a default already. Keep "default" or "defaultFrom".',
  ],
  [
    "a default of a text for a choice",
    { type: "string", defaultFrom: "name", enum: ["Ann"] },
    '"baker" is no plain text, so no other text can stand in its place. Write "default".',
  ],
  [
    "a default of a text inside another field",
    { type: "object", properties: { name: { type: "string", defaultFrom: "name" } } },
    '"defaultFrom" is for the fields of an entry, and not for those inside others or settings. Write "default", or a token in the block.',
  ],
])("%s is named by its key", (_, field, sentence) => {
  expect(problemsWith(field)).toEqual([sentence]);
});

const picture = { type: "string", format: "media" };

it.each<[string, object, readonly string[]]>([
  ["a picture", picture, []],
  ["a list of pictures", { type: "array", items: picture }, []],
  [
    "a text",
    { type: "string" },
    ['"picture" must name a field of format "media", and "baker" is not one. undefined'],
  ],
  [
    "a list of texts",
    { type: "array", items: { type: "string" } },
    ['"picture" must name a field of format "media", and "baker" is not one. undefined'],
  ],
])("the picture of an entry out of %s", (_, field, sentences) => {
  expect(problemsWith(field, { picture: "baker" })).toEqual(sentences);
});

it.each([
  ["rye.jpg", "rye.jpg"],
  [["rye.jpg", "crust.jpg"], "rye.jpg"],
  [[], undefined],
  ["", undefined],
  [undefined, undefined],
])("of %j stands for an entry: %s", (photo, name) => {
  expect(entryPicture({ picture: "photo" }, { photo })).toBe(name);
});
