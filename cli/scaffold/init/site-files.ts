import { blocks } from "../../../blocks/index.ts";
import { emptyModel, type Model } from "../../../schema/model/model.ts";
import { parseModel } from "../../../schema/parse/parse-model.ts";
import { configVersion } from "../../../schema/site/page-schema.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import { loadModelValidator } from "../../assets/own-code/validators.ts";
import { schemaTexts } from "../../pipeline/read/schema-files.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

/** The files of a template with the version of the config, and with the schemas that code editors read. */
export async function siteFiles(files: ReadonlyMap<string, string | Uint8Array>): Promise<Files> {
  const config = files.get("site.config.json");
  const model = files.get("content/model.json");
  const modelText = model && withFirst({ $schema: "../model.schema.json" }, model);
  return {
    ...Object.fromEntries(files),
    ...(config && {
      "site.config.json": withFirst({ $schema: "./site.schema.json", configVersion }, config),
    }),
    ...(modelText && { "content/model.json": modelText }),
    ...schemaTexts(blocks, await parse(modelText)),
  };
}

async function parse(text: string | undefined): Promise<Model> {
  const { source } = readJson("content/model.json", text ?? "{}");
  return (source && parseModel(source, await loadModelValidator()).value) ?? emptyModel;
}

const withFirst = (first: object, text: string | Uint8Array) =>
  `${JSON.stringify({ ...first, ...JSON.parse(String(text)) }, null, 2)}\n`;
