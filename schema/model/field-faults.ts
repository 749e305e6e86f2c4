import type { ObjectSchema, Schema, StringSchema } from "../fields/schema.ts";
import { isOfFormat } from "../formats/index.ts";
import type { ProblemCode } from "../problems/problem-codes.ts";
import { pointerTo } from "../sources/source.ts";
import { isObject } from "../text/is-object.ts";
import { type FindSlowPattern, maxMatchedLength } from "../text/slow-pattern.ts";
import { listOf, suggestion } from "../text/suggest.ts";
import { hasToken } from "../text/token-syntax.ts";

/** A mistake in the schema of a field, from which the caller makes a `Problem`. */
export interface FieldFault {
  readonly code: ProblemCode;
  /** A JSON pointer within the field's schema. */
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

/**
 * What is wrong with a field whose keys are all as they must be: `unknown-field` for keys that are required and not
 * there, `wrong-value` for patterns that can stop a check, bounds and defaults that nothing can fit. Fields inside it are not
 * looked at.
 */
export function fieldFaults(schema: Schema, findSlow: FindSlowPattern = () => undefined): FieldFault[] {
  return [
    ...boundFaults(schema),
    ...keyFaults(schema),
    ...patternFaults(schema, findSlow),
    ...choiceFaults(schema),
    // Trying a default could take hours.
    ...(patternsIn(schema).some(findSlow) ? [] : defaultFaults(schema)),
  ];
}

/** The patterns of a schema and of all that is in it. */
function patternsIn(schema: Schema): readonly string[] {
  if (schema.type === "string") return schema.pattern === undefined ? [] : [schema.pattern];
  if (schema.type === "array") return patternsIn(schema.items);
  return schema.type === "object" ? Object.values(schema.properties).flatMap(patternsIn) : [];
}

function keyFaults(schema: Schema): FieldFault[] {
  if (schema.type !== "object") return [];
  const keys = Object.keys(schema.properties);
  const fault = (key: string, pointer: string, message: string) =>
    keys.includes(key)
      ? []
      : [{ code: "unknown-field" as const, pointer, message, hint: suggestion(key, keys) }];
  return [
    ...(schema.required ?? []).flatMap((key, index) =>
      fault(key, `/required/${index}`, `"${key}" is required and is not in "properties".`),
    ),
    ...Object.entries(schema.dependencies ?? {}).flatMap(([key, needed]) =>
      [key, ...needed].flatMap((name) =>
        fault(
          name,
          pointerTo("/dependencies", key),
          `"${name}" is in "dependencies" and not in "properties".`,
        ),
      ),
    ),
  ];
}

function choiceFaults(schema: Schema): FieldFault[] {
  const { enum: choices = [], enumTitles = {} } =
    schema.type === "string" ? schema : ({} as Partial<StringSchema>);
  return Object.keys(enumTitles).flatMap((choice) =>
    choices.includes(choice)
      ? []
      : [
          {
            code: "unknown-field" as const,
            pointer: pointerTo("/enumTitles", choice),
            message: `"${choice}" has a name and is not in "enum".`,
            hint: suggestion(choice, choices),
          },
        ],
  );
}

function patternFaults(schema: Schema, findSlow: FindSlowPattern): FieldFault[] {
  const { pattern } = schema.type === "string" ? schema : ({} as Partial<StringSchema>);
  if (pattern === undefined) return [];
  const fault = { code: "wrong-value" as const, pointer: "/pattern" };
  if (!isPattern(pattern))
    return [{ ...fault, message: `"${pattern}" is not a regular expression.`, hint: "Check its brackets." }];
  const slow = findSlow(pattern);
  if (!slow) return [];
  const length = slow.isExponential ? "40" : maxMatchedLength.toLocaleString("en-GB");
  const message = `"${pattern}" can read a text in so many ways that one of ${length} characters can take hours.`;
  const hint = slow.replacement
    ? `Write ${slow.replacement}, which takes the same texts.`
    : "Let each repeated part begin with a character that the part before it can't have, such as ^[a-z]+(-[a-z]+)*$.";
  return [{ ...fault, message, hint }];
}

const bounds = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
] as const;

function boundFaults(schema: Schema): FieldFault[] {
  const written: Readonly<Record<string, unknown>> = { ...schema };
  return bounds.flatMap(([least, most]) => {
    const [from, to] = [written[least], written[most]];
    if (typeof from !== "number" || typeof to !== "number" || from <= to) return [];
    const message = `Nothing fits: "${least}" is ${from} and "${most}" is ${to}.`;
    return [{ code: "wrong-value", pointer: `/${least}`, message, hint: "Swap the two." }];
  });
}

function defaultFaults(schema: Schema): FieldFault[] {
  const enumFault =
    schema.type === "string" && schema.enum?.length === 0
      ? [{ code: "wrong-value" as const, pointer: "/enum", message: "There is nothing to choose from." }]
      : [];
  const reason = schema.default === undefined ? undefined : misfit(schema, schema.default);
  if (reason === undefined) return enumFault;
  const message = `The default does not fit its own field: ${reason}`;
  return [
    ...enumFault,
    { code: "wrong-value", pointer: "/default", message, hint: "Change the default, or the rule." },
  ];
}

function misfit(schema: Schema, value: unknown): string | undefined {
  switch (schema.type) {
    case "string":
      return misfitText(schema, value);
    case "number":
    case "integer": {
      if (typeof value !== "number") return hasToken(String(value)) ? undefined : "it must be a number.";
      if (schema.type === "integer" && !Number.isInteger(value)) return "it must be a whole number.";
      if (schema.minimum !== undefined && value < schema.minimum) return `the minimum is ${schema.minimum}.`;
      if (schema.maximum !== undefined && value > schema.maximum) return `the maximum is ${schema.maximum}.`;
      return undefined;
    }
    case "boolean":
      return typeof value === "boolean" ? undefined : "it must be true or false.";
    case "array": {
      if (!Array.isArray(value)) return "it must be a list.";
      const { minItems = 0, maxItems = value.length } = schema;
      if (value.length > 0 && value.length < minItems)
        return `it has fewer than ${counted(minItems, "item")}.`;
      if (value.length > maxItems) return `it has more than ${counted(maxItems, "item")}.`;
      // A token alone can stand for several items.
      return firstOf(value, (item) =>
        typeof item === "string" && hasToken(item) ? undefined : misfit(schema.items, item),
      );
    }
    case "object":
      return isObject(value) ? misfitObject(schema, value) : "it must be an object.";
  }
}

function misfitText(schema: StringSchema, value: unknown): string | undefined {
  const { enum: choices, minLength = 0, maxLength, pattern, format = "" } = schema;
  if (typeof value !== "string") return isObject(value) ? undefined : "it must be a text.";
  if (hasToken(value)) return undefined;
  if (choices && !choices.includes(value)) return `choose ${listOf(choices.map((choice) => `"${choice}"`))}.`;
  if (value !== "" && [...value].length < minLength)
    return `it is shorter than ${counted(minLength, "character")}.`;
  if (maxLength !== undefined && [...value].length > maxLength)
    return `it is longer than ${maxLength} characters.`;
  if (pattern !== undefined && isPattern(pattern) && !new RegExp(pattern, "u").test(value))
    return `it must match ${pattern}.`;
  return value === "" || isOfFormat(value, format) ? undefined : `it is not of the format "${format}".`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

function misfitObject(schema: ObjectSchema, value: Readonly<Record<string, unknown>>): string | undefined {
  const missing = schema.required?.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return `it has no "${missing}".`;
  return firstOf(Object.entries(value), ([key, item]) => {
    const property = Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    return property ? misfit(property, item) : `it has no key "${key}".`;
  });
}

function firstOf<T>(values: readonly T[], find: (value: T) => string | undefined): string | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}
