import type { Formats } from "../../../schema/formats/index.ts";
import { emptyModel, type Model } from "../../../schema/model/model.ts";
import { parseModel } from "../../../schema/parse/parse-model.ts";
import type { ValidModel } from "../../../schema/parse/valid-model.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import type { Source } from "../../../schema/sources/source.ts";
import { analysePatterns } from "../../assets/own-code/analyse-patterns.ts";
import { loadModelValidator } from "../../assets/own-code/validators.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import type { Cache } from "../../incremental/cache.ts";

export const modelFile = "content/model.json";

interface ReadModel {
  readonly model: Model | undefined;
  /** What of a model with errors has none. */
  readonly validModel?: ValidModel | undefined;
  readonly source?: Source;
  /** The file's text, also when it could not be understood. */
  readonly text?: string;
  readonly problems: readonly Problem[];
}

/** How the model is read. */
interface ModelOptions {
  /** The text that is parsed if there is no file, for sites of an older version. */
  readonly implied?: string | undefined;
  /** The site's own formats, which fields can have. */
  readonly formats?: Formats | undefined;
  readonly cache?: Cache | undefined;
}

/** Reads the model. Reports what reading JSON and `parseModel` report. */
export async function readModel(
  folder: SiteFolder,
  { implied, formats = {}, cache }: ModelOptions = {},
): Promise<ReadModel> {
  const { text = implied, problems } = await folder.read(modelFile);
  if (text === undefined) {
    const others = problems.filter(({ code }) => code !== "file-missing");
    return { model: others.length === 0 ? { ...emptyModel, formats } : undefined, problems: others };
  }
  const { source, problems: found } = readJson(modelFile, text);
  if (!source) return { model: undefined, text, problems: found };
  const validate = await loadModelValidator(Object.keys(formats), cache);
  const {
    value,
    valid,
    problems: parsing,
  } = parseModel(source, validate, {
    formats,
    findSlow: await analysePatterns(source.value, cache),
  });
  return { model: value, validModel: valid, source, text, problems: [...found, ...parsing] };
}
