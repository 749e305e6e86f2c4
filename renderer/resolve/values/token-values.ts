import type { Schema, StringSchema } from "../../../schema/fields/schema.ts";
import type { Formats } from "../../../schema/formats/index.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { escapeForMarkdown } from "../markdown/escape-for-markdown.ts";
import type { Ref } from "../tokens/scope.ts";
import { kindOfSchema } from "../tokens/value-kinds.ts";
import type { ResolveContext } from "./resolve-context.ts";

export const isOfKind = (target: StringSchema, source: Schema | undefined) =>
  source?.type === "string" && source.format === target.format;

export const emptyIfMarkdown = (schema: Schema) =>
  schema.type === "string" && schema.format === "markdown" ? { html: "" } : undefined;

const plainSchemas = new WeakMap<Schema, Schema>();

/** A schema whose references are plain ids, also those in its lists and objects: entries can refer to each other. */
export function withoutReferences<S extends Schema>(schema: S): S {
  const known = plainSchemas.get(schema) ?? plainOf(schema);
  plainSchemas.set(schema, known);
  return known as S;
}

function plainOf(schema: Schema): Schema {
  switch (schema.type) {
    case "string": {
      const { entry: _, ...plain } = schema;
      return plain;
    }
    case "array":
      return { ...schema, items: withoutReferences(schema.items) };
    case "object": {
      const properties = Object.entries(schema.properties).map(
        ([key, property]) => [key, withoutReferences(property)] as const,
      );
      return { ...schema, properties: Object.fromEntries(properties) };
    }
    default:
      return schema;
  }
}

export function quoted(schema: StringSchema, { schema: source }: Ref): StringSchema {
  const isMarkdown =
    schema.format === "markdown" && source?.type === "string" && source.format === "markdown";
  return isMarkdown ? { ...schema, headingLevel: source.headingLevel ?? 3 } : schema;
}

export function textFor(target: StringSchema, { value, schema }: Ref): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return undefined;
  return target.format === "markdown" && schema ? escapeForMarkdown(text, "", () => schema) : text;
}

export function isNumberAllowed(type: "number" | "integer" | "boolean", value: unknown): boolean {
  if (type === "boolean") return typeof value === "boolean";
  return typeof value === "number" && (type === "number" || Number.isInteger(value));
}

function kindOfValue({ value, schema }: Ref, formats: Formats): string {
  if (schema) return kindOfSchema(schema, formats);
  return Array.isArray(value) ? "a list" : isObject(value) ? "an object" : "a text";
}

/** Reports `token-type` for a token with another kind of value than needed. */
export function reportMismatch(
  path: string,
  ref: Ref,
  schema: Schema,
  place: ProblemLocation,
  { formats, report }: Pick<ResolveContext, "formats" | "report">,
): void {
  const [is, needed] = [kindOfValue(ref, formats), kindOfSchema(schema, formats)];
  const message = `{{${truncateForMessage(path)}}} is ${is}; this place needs ${needed}.`;
  report.add("token-type", place, message, "Name another value.");
}
