import { isEach } from "../../schema/each.ts";
import { isObject } from "../../schema/is-object.ts";
import type { ProblemLocation } from "../../schema/problem.ts";
import type { Schema } from "../../schema/schema.ts";
import type { Each } from "../../schema/site-config.ts";
import { suggestion } from "../../schema/suggest.ts";
import { hasToken } from "../../schema/token-syntax.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import { locationBelow } from "../resolve/scope.ts";
import type { Mapping } from "./check-token.ts";
import { typeAt } from "./token-types.ts";

/** Checks literal ids and values of an `each`. Reports `unknown-entry` and `wrong-value`. */
export function checkEachValues(each: Each, item: Schema, place: ProblemLocation, mapping: Mapping): void {
  if (Object.hasOwn(mapping.model.collections, each.each)) {
    for (const key of ["only", "except", "after"] as const) {
      checkIds(each[key], each.each, locationBelow(place, key), mapping);
    }
  }
  for (const [path, wanted] of Object.entries(each.where ?? {})) {
    const field = typeAt(`item.${path}`, { item }, mapping.model);
    const schema = field?.type === "array" ? field.items : field;
    if (schema) checkValues(schema, wanted, locationBelow(locationBelow(place, "where"), path), mapping);
  }
}

function checkValues(schema: Schema, wanted: unknown, place: ProblemLocation, mapping: Mapping): void {
  if (schema.type !== "string") return;
  if (isObject(wanted) && !isEach(wanted)) {
    for (const test of ["not", "contains"]) {
      if (Object.hasOwn(wanted, test)) checkValues(schema, wanted[test], locationBelow(place, test), mapping);
    }
  } else if (schema.entry !== undefined) checkIds(wanted, schema.entry, place, mapping);
  else if (schema.enum) checkWords(wanted, schema.enum, place, mapping);
}

function checkIds(
  wanted: unknown,
  collection: string,
  place: ProblemLocation,
  { ids, report }: Mapping,
): void {
  const known = ids(collection);
  for (const [id, at] of written(wanted, place)) {
    if (known.includes(id)) continue;
    const message = `There is no entry "${truncateForMessage(id)}" in content/${collection}.`;
    report.add("unknown-entry", at, message, suggestion(id, known) ?? "Name an entry that is there.");
  }
}

function checkWords(
  wanted: unknown,
  words: readonly string[],
  place: ProblemLocation,
  { report }: Mapping,
): void {
  for (const [word, at] of written(wanted, place)) {
    if (words.includes(word)) continue;
    report.add("wrong-value", at, `No entry has the value "${truncateForMessage(word)}" here.`, {
      suggestion: suggestion(word, words) ?? `Use one of ${words.join(", ")}.`,
      values: { reason: "choice", allowed: words },
    });
  }
}

function written(wanted: unknown, place: ProblemLocation): [text: string, place: ProblemLocation][] {
  if (Array.isArray(wanted)) return wanted.flatMap((one, index) => written(one, locationBelow(place, index)));
  return typeof wanted === "string" && !hasToken(wanted) ? [[wanted, place]] : [];
}
