import { configJsonSchema } from "../schema/config-json-schema.ts";
import type { AnyBlock } from "../schema/define-block.ts";
import type { Model } from "../schema/model.ts";
import { createModelSchema } from "../schema/model-schema.ts";

/** The JSON Schemas beside a site.config.json, of it and of content/model.json. */
export const schemaFiles = { site: "site.schema.json", model: "model.schema.json" } as const;

/** The texts of both, made of the blocks and the model of a site. */
export function schemaTexts(blocks: readonly AnyBlock[], model: Model): Readonly<Record<string, string>> {
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    [schemaFiles.site]: text(configJsonSchema(blocks, model)),
    [schemaFiles.model]: text(createModelSchema(Object.keys(model.formats ?? {}))),
  };
}
