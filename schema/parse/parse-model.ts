import type { ObjectSchema, Schema } from "../fields/schema.ts";
import type { Formats } from "../formats/index.ts";
import { checkModel } from "../model/check-model.ts";
import { type BodyDefinition, type Collection, emptyModel, entryFields, type Model } from "../model/model.ts";
import { hasErrors, type Problem } from "../problems/problem.ts";
import type { Source } from "../sources/source.ts";
import { isObject } from "../text/is-object.ts";
import type { FindSlowPattern } from "../text/slow-pattern.ts";
import type { Validate } from "../validators/compiled-validator.ts";
import { schemaProblems } from "../validators/schema-problems.ts";
import type { Parsed } from "./parse.ts";

type AuthoredField = Readonly<Record<string, unknown>> & { readonly type: Schema["type"] };

/** What a model is read with. */
interface ModelContext {
  /** The formats of the site's own code. */
  readonly formats?: Formats;
  readonly findSlow?: FindSlowPattern;
}

/**
 * Content/model.json with the formats of the site's own code; empty without the file. Reports what `schemaProblems`
 * and `checkModel` do.
 */
export function parseModel(
  source: Source | undefined,
  validate: Validate,
  { formats = {}, findSlow }: ModelContext = {},
): Parsed<Model> {
  if (!source) return { value: { ...emptyModel, formats }, problems: [] };
  const problems = schemaProblems(source.file, validate(structuredClone(source.value)), source.value).map(
    withEntryHint,
  );
  if (hasErrors(problems)) return { problems };
  const model = { ...completeModel(source.value as AuthoredModel), formats };
  const found = [...problems, ...checkModel(source.file, model, findSlow)];
  return hasErrors(found) ? { problems: found } : { value: model, problems: found };
}

function withEntryHint(problem: Problem): Problem {
  const isFormat = problem.code === "wrong-value" && problem.pointer.endsWith("/format");
  if (!isFormat || !/^"format" can't be "(entry|reference|relation)"/.test(problem.message)) return problem;
  return { ...problem, suggestion: 'Write "entry": "breads" in its place, with the name of the collection.' };
}

interface AuthoredModel {
  readonly settings?: Readonly<Record<string, AuthoredField>>;
  readonly collections?: Readonly<Record<string, AuthoredCollection>>;
}

interface AuthoredCollection
  extends Omit<Collection, "fields" | "sort" | "body" | "singular" | "description"> {
  readonly singular?: string;
  readonly description?: string;
  readonly fields: AuthoredField;
  readonly sort?: string | readonly string[];
  readonly body?: boolean | Partial<BodyDefinition>;
}

function completeModel({ settings = {}, collections = {} }: AuthoredModel): Model {
  return {
    settings: mapValues(settings, (group, key) => completeField(group, key) as ObjectSchema),
    collections: mapValues(collections, completeCollection),
  };
}

function completeCollection(authored: AuthoredCollection, name: string): Collection {
  const { sort = ["id"], body = true, singular = authored.title, description = "", ...rest } = authored;
  const fields = completeField(authored.fields, singular) as ObjectSchema;
  const hasDefault = (key: string) => {
    const field = fields.properties[key];
    return field?.type === "string" && field.defaultFrom !== undefined;
  };
  const texts = typeof body === "object" ? body : {};
  return {
    ...rest,
    name,
    singular,
    description,
    fields: {
      ...fields,
      title: singular,
      properties: { ...fields.properties, ...entryFields },
      ...(fields.required && { required: fields.required.filter((key) => !hasDefault(key)) }),
    },
    sort: sort === "manual" ? sort : typeof sort === "string" ? [sort] : sort,
    ...(body !== false && {
      body: { title: "Text", description: "The text of the entry.", headingLevel: 2, ...texts },
    }),
  };
}

function completeField(field: AuthoredField, key: string): Schema {
  const { title = titleOf(key), description = "" } = field as { title?: string; description?: string };
  const texts = { ...field, title, description };
  if (field.type === "array") {
    const items = completeField(field.items as AuthoredField, singularOf(key));
    return { ...texts, items } as Schema;
  }
  if (field.type !== "object" || !isObject(field.properties)) return texts as Schema;
  const properties = mapValues(field.properties as Record<string, AuthoredField>, completeField);
  return { ...texts, properties } as Schema;
}

export function titleOf(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function singularOf(key: string): string {
  return key.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
}
