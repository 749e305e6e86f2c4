import type { ErrorObject } from "ajv";
import type { Schema } from "../fields/schema.ts";
import { fieldTitle, otherKeywords } from "../model/model-schema.ts";
import { createProblem, type Problem, type ProblemLocation } from "../problems/problem.ts";
import { pointerTo } from "../sources/source.ts";
import { isObject } from "../text/is-object.ts";
import { plainNumber } from "../text/plain-number.ts";
import { readNumber } from "../text/read-number.ts";
import { listOf, suggestion } from "../text/suggest.ts";
import { visible, visibleOrEmpty } from "../text/visible.ts";
import { boundProblem } from "./bound-problem.ts";
import {
  absentKeys,
  article,
  capitalize,
  describe,
  exampleOf,
  kindOf,
  missingKey,
  nameOf,
  quote,
  suggestedKey,
  unknownKey,
} from "./error-messages.ts";

export function errorProblem(file: string, error: ErrorObject): Problem {
  const at: ProblemLocation = { file, pointer: error.instancePath };
  const name = nameOf(error);
  switch (error.keyword) {
    case "additionalProperties": {
      const key = unknownKey(error);
      const absent = absentKeys(error);
      const hint =
        foreignHint(error, key) ??
        suggestedKey(key, absent) ??
        (absent.length > 0 ? `Remove it. Other keys here: ${absent.slice(0, 12).join(", ")}.` : "Remove it.");
      const place: ProblemLocation = { file, pointer: pointerTo(error.instancePath, key), target: "key" };
      return createProblem("unknown-key", place, `${capitalize(name)} has no key ${quote(key)}.`, hint);
    }
    case "required": {
      const key = missingKey(error);
      return createProblem("missing-key", at, `${capitalize(name)} needs "${key}".`, {
        suggestion: describe(error, key),
        values: { key },
      });
    }
    case "dependencies": {
      const alone = String(error.params.property);
      const place: ProblemLocation = { file, pointer: pointerTo(error.instancePath, alone), target: "key" };
      const message = `${capitalize(quote(alone))} says nothing without "${missingKey(error)}".`;
      return createProblem("missing-key", place, message, "Write both, or neither.");
    }
    case "discriminator":
      return error.parentSchema?.title === fieldTitle ? unknownKind(at, error) : unknownBlock(at, error);
    case "type":
      return createProblem(
        "wrong-type",
        at,
        `${capitalize(name)} must be ${listOf([error.params.type].flat().map(String).map(article))}, not ${kindOf(error.data)}.`,
        {
          suggestion:
            typeHint(error.parentSchema as Partial<Schema> | undefined, error.data) ?? exampleOf(error),
          values: { expected: [error.params.type].flat().map(String) },
        },
      );
    case "enum": {
      const allowed = (error.params.allowedValues as unknown[]).map(String);
      return createProblem("wrong-value", at, `${capitalize(name)} can't be ${quote(error.data)}.`, {
        suggestion: suggestion(String(error.data), allowed) ?? `Use ${listOf(allowed.map(quote))}.`,
        values: { reason: "choice", allowed },
      });
    }
    default:
      return boundProblem(at, name, error);
  }
}

const isFieldKind = ({ parentSchema }: ErrorObject) =>
  String(parentSchema?.description).startsWith("A field of type");

const hintFor = (key: string) => (Object.hasOwn(otherKeywords, key) ? otherKeywords[key] : undefined);
const foreignHint = (error: ErrorObject, key: string) => (isFieldKind(error) ? hintFor(key) : undefined);

function unknownBlock(at: ProblemLocation, error: ErrorObject): Problem {
  const type = error.params.tagValue as unknown;
  const known = typesOf(error);
  if (typeof type !== "string") {
    const message =
      type === undefined
        ? 'This block needs "type".'
        : `A block's "type" must be a text, not ${kindOf(type)}.`;
    return createProblem(
      type === undefined ? "missing-key" : "wrong-type",
      type === undefined ? at : { ...at, pointer: pointerTo(at.pointer, "type") },
      message,
      `Use one of ${known.join(", ")}.`,
    );
  }
  return createProblem(
    "unknown-block",
    { ...at, pointer: pointerTo(at.pointer, "type") },
    `There is no block of type ${quote(type)}.`,
    suggestion(type, known) ?? `The blocks are ${known.join(", ")}.`,
  );
}

function unknownKind(at: ProblemLocation, error: ErrorObject): Problem {
  const written = error.params.tagValue as unknown;
  const known = typesOf(error);
  const foreign = Object.keys(Object(error.data)).find((key) => hintFor(key) !== undefined);
  if (written === undefined && foreign !== undefined) {
    const key: ProblemLocation = { ...at, pointer: pointerTo(at.pointer, foreign), target: "key" };
    return createProblem("unknown-key", key, `A field has no key ${quote(foreign)}.`, hintFor(foreign));
  }
  if (written === undefined)
    return createProblem("missing-key", at, 'This needs "type".', `Use ${listOf(known.map(quote))}.`);
  const place = { ...at, pointer: pointerTo(at.pointer, "type") };
  const message = `"type" can't be ${quote(written)}.`;
  return createProblem("wrong-value", place, message, {
    suggestion:
      Array.isArray(written) || written === "null"
        ? 'Write one type. A key that may be empty stays out of "required".'
        : suggestion(String(written), known),
    values: { reason: "choice", allowed: known },
  });
}

function typesOf({ parentSchema }: ErrorObject): string[] {
  const branches = (parentSchema?.oneOf ?? []) as { properties: { type: { const: string } } }[];
  return branches.map((branch) => branch.properties.type.const);
}

function typeHint(schema: Partial<Schema> | undefined, data: unknown): string | undefined {
  switch (schema?.type) {
    case "string":
      return textHint(schema, data);
    case "number":
    case "integer":
      return numberHint(schema.type, data);
    case "boolean":
      return typeof data === "string" || typeof data === "number"
        ? "Write true or false, without quotes."
        : undefined;
    case "array":
      if (typeof data === "string" && schema.items?.type === "string")
        return 'Write a list, such as ["one", "two"].';
      return isObject(data) && schema.items?.type === "object"
        ? "Put it in square brackets, for a list of one."
        : undefined;
    default:
      return undefined;
  }
}

function textHint(schema: Partial<Schema & { type: "string" }>, data: unknown): string | undefined {
  // Unquoted, YAML takes the braces of a token for two objects.
  if (isObject(data) && Object.keys(data).some((key) => key.startsWith("{")))
    return "Put a text that starts with a token in quotes.";
  if (isObject(data) && Object.keys(data).length === 1)
    return "Put the text in double quotes, if it holds a colon or braces.";
  const { pattern = visible } = schema;
  const free =
    (pattern === visible || pattern === visibleOrEmpty) && !schema.enum && schema.format !== "date";
  const plain = typeof data === "boolean" || (typeof data === "number" && Number.isFinite(data));
  return free && plain ? "Put it in double quotes." : undefined;
}

/** The digits of a price or a measure, £5.20, 5,20 € or 12.–, as they are written; empty if it is none. */
function digitsIn(text: string): string {
  const plain = plainNumber(text)
    .trim()
    .replace(/(?<=\d)[.,]?-{1,3}(?=[^\d-]{0,8}$)/, "");
  const [, number = ""] =
    /^(?:[\p{L}\p{Sc}.]{0,6}\s?)(-?\d[\d.,٫٬'’ ]*?)(?:\s?[\p{L}\p{Sc}%‰°²³./]{0,6})$/u.exec(plain) ?? [];
  return number;
}

/** With the decimals that were written: 4,50 is 4.50. */
function withDecimals(number: number, written: string): string {
  const [, decimals = ""] = /[.,٫](\d{1,6})$/.exec(written) ?? [];
  const exact = number.toFixed(decimals.length);
  return exact.replace(/\D/g, "") === written.replace(/\D/g, "") ? exact : String(number);
}

function numberHint(type: "number" | "integer", data: unknown): string | undefined {
  if (typeof data !== "string") return undefined;
  if (!/^-?\d+(\.\d+)?$/.test(data)) {
    if (!/\p{Nd}/u.test(data)) return undefined;
    const written = digitsIn(data);
    const [number, ...others] = readNumber(written, ["en", "de", "de-CH", "fr"]);
    const isMeant =
      number !== undefined && others.length === 0 && (type === "number" || Number.isInteger(number));
    return isMeant
      ? `Did you mean ${withDecimals(number, written)}? Write it without quotes, signs or units.`
      : "Write it in digits with a point, without anything else: 1234.5.";
  }
  const fits = type === "number" || Number.isSafeInteger(Number(data));
  return fits ? `Write ${Number(data)} without quotes.` : undefined;
}
