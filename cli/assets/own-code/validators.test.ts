import { expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import { loadModelValidator, loadValidators, validatorsModule } from "./validators.ts";

const bread = { type: "object", title: "Bread", description: "One.", properties: {} } as const;
const model = {
  settings: {},
  collections: {
    "rye-breads": {
      name: "rye-breads",
      title: "Breads",
      singular: "Bread",
      description: "",
      fields: bread,
      label: "name",
      sort: ["id"],
    },
  },
};

it("the validators of a site are compiled for its blocks and its collections", async () => {
  const validators = await loadValidators(blocks, model);
  expect(validators("site")({}).length).toBeGreaterThan(0);
  expect(validators("each")({ each: "rye-breads" })).toEqual([]);
  expect(validators("collection:rye-breads")({})).toEqual([]);
  expect(validators("collection:rye-breads")({ flour: "rye" })).toHaveLength(1);
});

it("they are a module for browsers too, each under its name", async () => {
  const text = await validatorsModule(blocks, model);
  expect(text).toMatch(/as "collection:rye-breads"|as"collection:rye-breads"/);
  expect(text).not.toMatch(/\bimport\b/);
});

it("the model's own validator knows its keys", async () => {
  const validate = await loadModelValidator();
  expect(validate({ settings: {}, collections: {} })).toEqual([]);
  expect(validate({ colections: {} })).toHaveLength(1);
});
