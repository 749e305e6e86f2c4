import type { AnyBlock } from "../../schema/block/define-block.ts";
import type { Schema } from "../../schema/fields/schema.ts";
import type { Model } from "../../schema/model/model.ts";
import type { ProblemLocation } from "../../schema/problems/problem.ts";
import type { Condition } from "../../schema/site/site-config.ts";
import { didYouMean, nearest, suggestion } from "../../schema/text/suggest.ts";
import { readToken, singleToken, tokenPattern } from "../../schema/text/token-syntax.ts";
import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";
import type { Shapes } from "../resolve/entries/shapes.ts";
import type { Report } from "../resolve/report/report.ts";
import { formatNames, resultOf } from "../resolve/tokens/formats.ts";
import { kindOfSchema } from "../resolve/tokens/value-kinds.ts";
import { entryType, isReadable, mismatch, pathsIn, type TokenTypes, typeAt } from "./token-types.ts";

/** What is known about tokens at one place of a config, before any value is known. */
export interface Mapping {
  /** The schemas of the names that a path can start with, such as `site` and `item`. */
  readonly types: TokenTypes;
  readonly model: Model;
  /** The blocks by type. */
  readonly definitions: ReadonlyMap<string, AnyBlock>;
  /** The ids of a collection's entries. */
  readonly ids: (collection: string) => readonly string[];
  readonly report: Report;
  readonly shapes: Shapes;
  /** The conditions around what is checked; none of them is of the item of another list. */
  readonly known?: readonly KnownCondition[];
}

/** A condition that something stands in. */
export interface KnownCondition {
  readonly condition: Condition;
  /** Whether what is checked is on the side on which it holds. */
  readonly holds: boolean;
}

export function checkSingleToken(
  schema: Schema,
  path: string,
  place: ProblemLocation,
  mapping: Mapping,
): void {
  const { types, model, report } = mapping;
  const source = typeAt(path, types, model);
  if (!source) {
    reportUnknown(path, place, mapping);
    return;
  }
  const key = place.pointer.split("/").findLast((segment) => !/^\d+$/.test(segment)) ?? "";
  const message = mismatch(path, source, schema, key, model);
  if (message) report.add("token-type", place, message, fittingPath(path, schema, key, mapping));
}

export function checkFormatted(schema: Schema, text: string, place: ProblemLocation, mapping: Mapping): void {
  checkText(schema, text, place, mapping);
  const token = schema.type === "string" ? undefined : singleToken(text);
  if (!token) return;
  const key = place.pointer.split("/").findLast((segment) => !/^\d+$/.test(segment)) ?? "";
  const written = `${token.path} | ${token.formats.map(({ name }) => name).join(" | ")}`;
  const message = mismatch(written, resultOf(token), schema, key, mapping.model);
  if (message) mapping.report.add("token-type", place, message, "Take the format out, or name another.");
}

function fittingPath(
  path: string,
  target: Schema,
  key: string,
  { types, model }: Mapping,
): string | undefined {
  const fitting = contentPaths(path, types, model).filter((name) => {
    const source = typeAt(name, types, model);
    return source && mismatch(name, source, target, key, model) === undefined;
  });
  const below = fitting.filter((name) => name.startsWith(`${path}.`));
  const label = labelOf(typeAt(path, types, model), model);
  const parent = path.slice(0, path.lastIndexOf(".") + 1);
  const beside = fitting.filter((name) => parent !== "" && name.startsWith(parent));
  const [guess] = [
    below.find((name) => name.endsWith(`.${key}`)),
    below.find((name) => name === `${path}.${label}`),
    below[0],
    nearest(path, fitting),
    beside.find((name) => name.endsWith(`.${key}`)),
    beside[0],
  ].filter((name) => name !== undefined);
  return guess && didYouMean(path, guess, `{{${guess}}}`);
}

/** What a token may have meant: a setting of the theme stands for no content, unless one is written. */
function contentPaths(path: string, types: TokenTypes, model: Model): string[] {
  const theme = "site.theme.";
  return pathsIn(types, model).filter((name) => path.startsWith(theme) || !name.startsWith(theme));
}

function labelOf(type: Schema | undefined, model: Model): string | undefined {
  const collection = type?.type === "string" ? type.entry : undefined;
  return collection === undefined ? undefined : model.collections[collection]?.label;
}

export function checkText(schema: Schema, text: string, place: ProblemLocation, mapping: Mapping): void {
  for (const { index: offset, 0: written, 1: inner = "" } of text.matchAll(tokenPattern)) {
    if (written.startsWith("\\")) continue;
    const token = readToken(inner);
    if (!token) continue;
    const at = { ...place, offset };
    const source = typeAt(token.path, mapping.types, mapping.model);
    if (!source) reportUnknown(token.path, at, mapping);
    else if (token.formats.length > 0) {
      const wrong = token.formats.find(({ name }) => !formatNames.includes(name));
      if (wrong) {
        const hint = suggestion(wrong.name, formatNames) ?? `Use ${formatNames.join(", ")}.`;
        mapping.report.add(
          "token-format",
          at,
          `There is no format "${truncateForMessage(wrong.name)}".`,
          hint,
        );
      }
    } else if (
      !isReadable(source) &&
      !(source.type === "string" && source.format === "markdown" && isMarkdown(schema))
    ) {
      const message = `{{${token.path}}} is ${kindOfSchema(source, mapping.model.formats)}, which can't stand in a text.`;
      const hint = fittingPath(token.path, { type: "string", title: "", description: "" }, "", mapping);
      mapping.report.add("token-type", at, message, hint);
    }
  }
}

const isMarkdown = (schema: Schema) => schema.type === "string" && schema.format === "markdown";

export function reportUnknown(path: string, place: ProblemLocation, { types, model, report }: Mapping): void {
  const near = nearest(path, contentPaths(path, types, model));
  const [root = ""] = path.split(".");
  const elsewhere =
    root === "entry"
      ? 'The page has no "entries", so there is no entry to name.'
      : root === "item"
        ? 'Only in the "item" of an "each" there is an item to name.'
        : undefined;
  const roots = `Tokens start with ${Object.keys(types).join(", ")} and go on with keys.`;
  const hint = near
    ? didYouMean(path, near, `{{${near}}}`)
    : Object.hasOwn(types, root)
      ? namesBelow(path, types, model)
      : (elsewhere ?? roots);
  report.add("unknown-token", place, `Nothing is called {{${truncateForMessage(path)}}}.`, hint);
}

function namesBelow(path: string, types: TokenTypes, model: Model): string {
  const keys = path.split(".");
  const known = keys.map((_, index) => keys.slice(0, -index - 1).join("."));
  const parent = known.find((name) => name !== "" && typeAt(name, types, model)) ?? "";
  const found = typeAt(parent, types, model);
  const object = (found && entryType(found, model)) ?? found;
  const names = object?.type === "object" ? Object.keys(object.properties) : [];
  if (names.length === 0) return `Write {{${parent}}}, below which there is nothing to name.`;
  return `Below {{${parent}}} there are ${names.slice(0, 12).join(", ")}${names.length > 12 ? " and others" : ""}.`;
}
