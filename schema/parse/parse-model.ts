import type { ObjectSchema, Schema } from "../fields/schema.ts";
import type { Formats } from "../formats/index.ts";
import { checkModel } from "../model/check-model.ts";
import { type BodyDefinition, type Collection, emptyModel, entryFields, type Model } from "../model/model.ts";
import { hasErrors, type Problem } from "../problems/problem.ts";
import type { Source } from "../sources/source.ts";
import { isObject } from "../text/is-object.ts";
import type { FindSlowPattern } from "../text/slow-pattern.ts";
import { maxErrors, type Validate } from "../validators/compiled-validator.ts";
import { schemaProblems } from "../validators/schema-problems.ts";
import { type LeftOut, type ValidModel, validModelValues } from "./valid-model.ts";

type AuthoredField = Readonly<Record<string, unknown>> & { readonly type: Schema["type"] };

/** What a model is read with. */
interface ModelContext {
  /** The formats of the site's own code. */
  readonly formats?: Formats;
  readonly findSlow?: FindSlowPattern;
}

interface ParsedModel {
  /** Absent if the file has errors. */
  readonly value?: Model;
  /** Of a model with errors, what has none; absent if they are about the whole. */
  readonly valid?: ValidModel;
  readonly problems: readonly Problem[];
}

/**
 * Content/model.json with the formats of the site's own code; empty without the file. Reports what `schemaProblems`
 * and `checkModel` do.
 */
export function parseModel(
  source: Source | undefined,
  validate: Validate,
  context: ModelContext = {},
): ParsedModel {
  if (!source) return { value: { ...emptyModel, formats: context.formats ?? {} }, problems: [] };
  const errors = validate(structuredClone(source.value));
  const problems = schemaProblems(source.file, errors, source.value).map(withEntryHint);
  if (hasErrors(problems)) {
    const isWhole = errors.length < maxErrors;
    return isWhole ? withValidParts(source, problems, context) : { problems };
  }
  const { model, found } = checkedModel(source, source.value, context);
  const all = [...problems, ...found];
  return hasErrors(found) ? withValidParts(source, all, context) : { value: model, problems: all };
}

function checkedModel(source: Source, value: unknown, { formats = {}, findSlow }: ModelContext) {
  const model: Model = { ...completeModel(value as AuthoredModel), formats };
  return { model, found: checkModel(source.file, model, findSlow) };
}

/** With what is wrong in the parts whose shape is right, and with those that have no error at all. */
function withValidParts(source: Source, problems: readonly Problem[], context: ModelContext): ParsedModel {
  const all = [...problems];
  let left = validModelValues(source.value, problems);
  // What is left out can have been needed by another part.
  while (left) {
    const { values, leftOut } = left;
    const { model, found } = checkedModel(source, values, context);
    all.push(...found.filter((problem) => !namesLeftOut(problem, leftOut) && !isToldAlready(problem, all)));
    if (!hasErrors(found)) return { problems: all, valid: { model, leftOut } };
    left = validModelValues(values, found, leftOut);
  }
  return { problems: all };
}

const isToldAlready = ({ pointer, message }: Problem, problems: readonly Problem[]) =>
  problems.some((problem) => problem.pointer === pointer && problem.message === message);

function namesLeftOut({ pointer, message }: Problem, { collections, fields }: LeftOut): boolean {
  const [, , collection = ""] = pointer.split("/");
  const names = [...collections, ...(fields.get(collection) ?? [])];
  return collections.has(collection) || names.some((name) => message.includes(`"${name}"`));
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
