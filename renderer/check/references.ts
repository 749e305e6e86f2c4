import type { Schema } from "../../schema/fields/schema.ts";
import type { Model } from "../../schema/model/model.ts";
import { createProblem, type Problem, type ProblemLocation } from "../../schema/problems/problem.ts";
import type { EntrySource } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { suggestion } from "../../schema/text/suggest.ts";
import { hasToken } from "../../schema/text/token-syntax.ts";
import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";
import { locationBelow } from "../resolve/tokens/scope.ts";

/**
 * The references of entries to entries that there are not, in files that may have other errors: without them, these would
 * be reported only once all others are mended, by the resolved site. Those of `checked` are looked at. Reports `unknown-entry`.
 */
export function unknownReferences(
  sources: readonly EntrySource[],
  model: Model,
  checked = sources,
): readonly Problem[] {
  const ids = new Map<string, Set<string>>();
  for (const { collection, id } of sources) ids.set(collection, (ids.get(collection) ?? new Set()).add(id));
  const visit = (
    schema: Schema,
    value: unknown,
    place: ProblemLocation,
    own: EntrySource,
  ): readonly Problem[] => {
    if (schema.type === "array" && Array.isArray(value))
      return value.flatMap((item, index) => visit(schema.items, item, locationBelow(place, index), own));
    if (schema.type === "object" && isObject(value))
      return Object.entries(schema.properties).flatMap(([key, property]) =>
        Object.hasOwn(value, key) ? visit(property, value[key], locationBelow(place, key), own) : [],
      );
    if (schema.type !== "string" || schema.entry === undefined) return [];
    const known = ids.get(schema.entry) ?? new Set();
    if (typeof value !== "string" || hasToken(value) || known.has(value)) return [];
    const message = `There is no entry "${truncateForMessage(value)}" in content/${schema.entry}.`;
    const others = [...known].filter((id) => own.collection !== schema.entry || own.id !== id);
    return [createProblem("unknown-entry", place, message, suggestion(value, others))];
  };
  return checked.flatMap((own) => {
    const { source, collection } = own;
    const { frontMatter } = source.value as { readonly frontMatter?: unknown };
    const fields = Object.hasOwn(model.collections, collection)
      ? model.collections[collection]?.fields
      : undefined;
    const isDraft = isObject(frontMatter) && frontMatter.draft === true;
    return fields && !isDraft
      ? visit(fields, frontMatter, { file: source.file, pointer: "/frontMatter" }, own)
      : [];
  });
}
