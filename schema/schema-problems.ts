import type { ErrorObject } from "ajv";
import { siteTitle } from "./json-schema.ts";
import type { Lowered } from "./lower.ts";
import { fieldTitle } from "./model-schema.ts";
import { placedBlockSchema } from "./page-schema.ts";
import { createProblem, type Place, type Problem } from "./problem.ts";
import type { Schema } from "./schema.ts";
import { shownText } from "./shown-text.ts";
import { pointerSegments, pointerTo } from "./source.ts";
import { listOf, nearest, suggestion } from "./suggest.ts";
import { hasToken, isSoleToken } from "./token-syntax.ts";
import { typeHint } from "./type-hint.ts";
import { visible, visibleOrEmpty } from "./visible.ts";

/**
 * One problem for each mistake that ajv found, in sentences; of a file for a newer release, only that it is newer.
 *
 * `authored` is the value as it was before defaults were filled in, and `lowered` says how it was made of what the
 * author wrote, where lists in it can be longer. What depends on a token is checked when its value is known.
 *
 * Reports `unknown-key`, `missing-key`, `wrong-type`, `wrong-value`, `unknown-block` and `config-version`.
 */
export function schemaProblems(
  file: string,
  found: readonly ErrorObject[],
  authored: unknown,
  lowered: Pick<Lowered, "authoredPointer" | "isOpen"> = asWritten,
): Problem[] {
  const known = found.filter((error) => !dependsOnToken(error, lowered));
  const errors = known.map((error) =>
    error.keyword === "additionalProperties"
      ? { ...error, data: valueAt(authored, error.instancePath) }
      : error,
  );
  const misspelt = new Set<string>();
  for (const error of errors) {
    if (error.keyword !== "additionalProperties") continue;
    const near = nearest(unknownKey(error), absentKeys(error));
    if (near) misspelt.add(`${error.instancePath} ${near}`);
  }
  const newer = errors.find(isNewerVersion);
  if (newer) return [toProblem(file, newer)];
  const place = (problem: Problem): Problem => ({
    ...problem,
    pointer: lowered.authoredPointer(problem.pointer),
  });
  const judged = new Set<string>();
  return errors
    .filter((error) => {
      if (error.keyword === "additionalProperties") return true;
      if (error.keyword === "required" || error.keyword === "dependencies")
        return !misspelt.has(`${error.instancePath} ${missingKey(error)}`);
      // An empty address is too short, no address and unlike its pattern: one of these says enough.
      const first = !judged.has(error.instancePath);
      judged.add(error.instancePath);
      return first;
    })
    .map((error) => place(toProblem(file, error)));
}

const asWritten = { authoredPointer: (pointer: string) => pointer, isOpen: () => false };

/** What says how a text is written, which a token in it does not. */
const textRules = ["enum", "pattern", "minLength", "maxLength", "format"];

/** Whether an error may be gone when tokens are replaced and lists have all their items. */
function dependsOnToken(
  { keyword, instancePath, data }: ErrorObject,
  { isOpen }: Pick<Lowered, "isOpen">,
): boolean {
  if (keyword === "minItems" || keyword === "maxItems") return isOpen(instancePath);
  if (keyword === "type") return isSoleToken(data);
  return textRules.includes(keyword) && typeof data === "string" && hasToken(data);
}

function isNewerVersion({ keyword, instancePath, data }: ErrorObject): boolean {
  return keyword === "maximum" && instancePath === "/configVersion" && Number.isInteger(data);
}

function toProblem(file: string, error: ErrorObject): Problem {
  const at: Place = { file, pointer: error.instancePath };
  const name = nameOf(error);
  switch (error.keyword) {
    case "additionalProperties": {
      const key = unknownKey(error);
      const absent = absentKeys(error);
      const hint =
        meant(key, absent) ??
        (absent.length > 0 ? `Remove it. Other keys here: ${absent.slice(0, 12).join(", ")}.` : "Remove it.");
      const place: Place = { file, pointer: pointerTo(error.instancePath, key), target: "key" };
      return createProblem("unknown-key", place, `${capital(name)} has no key ${quote(key)}.`, hint);
    }
    case "required": {
      const key = missingKey(error);
      return createProblem("missing-key", at, `${capital(name)} needs "${key}".`, describe(error, key));
    }
    case "dependencies": {
      const alone = String(error.params.property);
      const place: Place = { file, pointer: pointerTo(error.instancePath, alone), target: "key" };
      const message = `${capital(quote(alone))} says nothing without "${missingKey(error)}".`;
      return createProblem("missing-key", place, message, "Write both, or neither.");
    }
    case "discriminator":
      return error.parentSchema?.title === fieldTitle ? unknownKind(at, error) : unknownBlock(at, error);
    case "type":
      return createProblem(
        "wrong-type",
        at,
        `${capital(name)} must be ${listOf([error.params.type].flat().map(String).map(article))}, not ${kindOf(error.data)}.`,
        typeHint(error.parentSchema as Partial<Schema> | undefined, error.data) ?? exampleOf(error),
      );
    case "enum": {
      const allowed = (error.params.allowedValues as unknown[]).map(String);
      return createProblem(
        "wrong-value",
        at,
        `${capital(name)} can't be ${quote(error.data)}.`,
        suggestion(String(error.data), allowed) ?? `Use ${listOf(allowed.map(quote))}.`,
      );
    }
    default:
      return boundProblem(at, name, error);
  }
}

function boundProblem(at: Place, name: string, error: ErrorObject): Problem {
  const { limit } = error.params as { limit?: number };
  if (isNewerVersion(error)) {
    return createProblem(
      "config-version",
      at,
      `This file is written for version ${error.data} of the format, and this release knows up to ${limit}.`,
      "Update Blockwork, then try again; the file was left as it is.",
    );
  }
  const wrong = (sentence: string, hint?: string) =>
    createProblem("wrong-value", at, `${capital(name)} ${sentence}.`, hint);
  switch (error.keyword) {
    case "minLength":
      return wrong(limit === 1 ? "is empty" : `must have at least ${limit} characters`, exampleOf(error));
    case "maxLength":
      return wrong(`has ${String(error.data).length} characters, and at most ${limit} fit`, "Shorten it.");
    case "minimum":
      return wrong(`must be at least ${limit}, not ${error.data}`, describeSelf(error));
    case "maximum":
      return wrong(`must be at most ${limit}, not ${error.data}`, describeSelf(error));
    case "minItems":
      return wrong(limit === 1 ? "is empty" : `needs at least ${limit} items`, describeSelf(error));
    case "maxItems":
      return wrong(`has ${(error.data as unknown[]).length} items, and at most ${limit} fit`, "Remove some.");
    case "format":
      return formatProblem(at, name, error);
    case "pattern":
      if (error.schema === visibleOrEmpty)
        return wrong("holds nothing that can be seen", "Write a text, or leave the key out.");
      return String(error.data).trim() === "" || error.schema === visible
        ? wrong("is empty", exampleOf(error))
        : wrong(`can't be ${quote(error.data)}`, describeSelf(error));
    default:
      return wrong(error.message ?? "is wrong");
  }
}

function formatProblem(at: Place, name: string, error: ErrorObject): Problem {
  const value = quote(error.data);
  if (error.params.format === "date") {
    const [mistake, hint] = dayForm.test(String(error.data))
      ? ["is not a day that exists", "Write it as 2025-03-31."]
      : ["is not written as a day", "Write year, month and day, such as 2025-03-31."];
    return createProblem("wrong-value", at, `${capital(name)} ${value} ${mistake}.`, hint);
  }
  if (error.params.format === "colour") {
    return createProblem(
      "bad-colour",
      at,
      `${capital(name)} ${value} is not a colour.`,
      "Write it as #rrggbb, such as #b4532a.",
    );
  }
  return createProblem(
    "wrong-value",
    at,
    `${capital(name)} ${value} is not ${article(String(error.params.format))}.`,
    writtenAs[String(error.params.format)] ?? exampleOf(error),
  );
}

/** How a day is written, whether or not it exists. */
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

const writtenAs: Readonly<Record<string, string>> = {
  email: "Write one address, such as name@example.com.",
  telephone: "Write it as 0116 496 0187 or +44 116 496 0187.",
};

function unknownBlock(at: Place, error: ErrorObject): Problem {
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

/** For other objects that a `type` tells apart. */
function unknownKind(at: Place, error: ErrorObject): Problem {
  const written = error.params.tagValue as unknown;
  const known = typesOf(error);
  if (written === undefined)
    return createProblem("missing-key", at, 'This needs "type".', `Use ${listOf(known.map(quote))}.`);
  const place = { ...at, pointer: pointerTo(at.pointer, "type") };
  const message = `"type" can't be ${quote(written)}.`;
  return createProblem("wrong-value", place, message, suggestion(String(written), known));
}

/** The types that a discriminator tells apart. */
function typesOf({ parentSchema }: ErrorObject): string[] {
  const branches = (parentSchema?.oneOf ?? []) as { properties: { type: { const: string } } }[];
  return branches.map((branch) => branch.properties.type.const);
}

/** The key that was meant, if one is near enough. */
function meant(key: string, absent: readonly string[]): string | undefined {
  const near = nearest(key, absent);
  return near === undefined ? undefined : `Did you mean "${near}"?`;
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointerSegments(pointer).reduce((at, key) => (at as Record<string, unknown>)[key], value);
}

/** The keys that the object could still have: those it has already cannot have been meant. */
function absentKeys(error: ErrorObject): string[] {
  const known = Object.keys((error.parentSchema?.properties ?? {}) as object);
  const present = error.data as object;
  return known.filter((key) => !Object.hasOwn(present, key));
}

const unknownKey = (error: ErrorObject) => String(error.params.additionalProperty);
const missingKey = (error: ErrorObject) => String(error.params.missingProperty);

/** What the schema calls the value: its title in lower case, with the key where that says more. */
function nameOf(error: ErrorObject): string {
  const title = error.parentSchema?.title as string | undefined;
  const key = error.instancePath.split("/").at(-1) ?? "";
  if (key === "" && title === siteTitle) return "the file";
  if (isPlacedBlock(error)) return title === placedBlockSchema.title ? "a block" : `the block "${title}"`;
  if (/^\d*$/.test(key))
    return title ? `${/^[AEIOU]/.test(title) ? "an" : "a"} ${title.toLowerCase()}` : "the file";
  return quote(key);
}

/** Whether an error is about a placed block itself, by what its schema has. */
function isPlacedBlock({ parentSchema }: ErrorObject): boolean {
  const properties = parentSchema?.properties as Record<string, { const?: string }> | undefined;
  return parentSchema?.title === placedBlockSchema.title || properties?.type?.const !== undefined;
}

function describe(error: ErrorObject, key: string): string | undefined {
  const properties = error.parentSchema?.properties as Record<string, { description?: string }> | undefined;
  return properties?.[key]?.description;
}

const describeSelf = (error: ErrorObject) => error.parentSchema?.description as string | undefined;

function exampleOf(error: ErrorObject): string | undefined {
  const [example] = (error.parentSchema?.examples ?? []) as unknown[];
  return example === undefined ? describeSelf(error) : `For example ${JSON.stringify(example)}.`;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  // A number can be wrong for a whole number, or too large for any.
  if (typeof value === "number")
    return Number.isFinite(value) ? `the number ${value}` : "a number beyond all bounds";
  return article(typeof value);
}

function article(type: string): string {
  const names: Record<string, string> = {
    string: "a text",
    number: "a number",
    integer: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
    email: "an e-mail address",
    telephone: "a telephone number",
  };
  return names[type] ?? `a ${type}`;
}

function quote(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return `"${shownText(text, 60)}"`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
