import { blocks } from "../../../blocks/index.ts";
import { readJson } from "../../../schema/json-source.ts";
import { emptyModel, type Model } from "../../../schema/model.ts";
import { configVersion } from "../../../schema/page-schema.ts";
import { parseModel } from "../../../schema/parse-model.ts";
import { loadModelValidator } from "../../assets/validators.ts";
import { schemaTexts } from "../../pipeline/read/schema-files.ts";
import type { TemplateSite } from "../templates/template.ts";

export async function siteFiles({
  config,
  model,
  files,
}: TemplateSite): Promise<Readonly<Record<string, string>>> {
  const modelText = model && json({ $schema: "../model.schema.json", ...model });
  return {
    "site.config.json": json({ $schema: "./site.schema.json", configVersion, ...config }),
    ...(modelText && { "content/model.json": modelText }),
    ...files,
    ...schemaTexts(blocks, await parse(modelText)),
  };
}

async function parse(text: string | undefined): Promise<Model> {
  const { source } = readJson("content/model.json", text ?? "{}");
  return (source && parseModel(source, await loadModelValidator()).value) ?? emptyModel;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
