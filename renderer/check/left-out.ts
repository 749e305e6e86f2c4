import type { Schema } from "../../schema/fields/schema.ts";
import type { Model } from "../../schema/model/model.ts";
import type { LeftOut, ValidModel } from "../../schema/parse/valid-model.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import { isConditional, isEach } from "../../schema/site/each.ts";
import { type EntrySource, pointerSegments, type Source } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { tokenPattern } from "../../schema/text/token-syntax.ts";

/**
 * Whether a problem of a site whose model has errors may only be there because its wrong parts are left out: it is in an entry whose
 * fields are not known, or at a value that uses a field, a collection or a group of settings which is.
 */
export function followsLeftOut(
  { model, leftOut }: ValidModel,
  config: Source | undefined,
): (problem: Problem) => boolean {
  const { groups, collections, fields } = leftOut;
  const named = new Set([...groups, ...collections]);
  const ofTokens = new Set([
    ...[...fields.values()].flatMap((names) => [...names]),
    ...fieldsThatLeadTo(collections, model),
  ]);
  const isUsed = (text: string) => {
    const words = wordsIn(text);
    return (
      words.some((word) => named.has(word)) ||
      partsOfTokens(text).some((part) => ofTokens.has(part)) ||
      [...fields].some(
        ([collection, own]) => words.includes(collection) && words.some((word) => own.has(word)),
      )
    );
  };
  const isOpen = (text: string) => collections.size > 0 && /\{\{\s*(?:entry|item)\b/.test(text);
  return (problem) => {
    const { file, message } = problem;
    const [, collection = ""] = /^content\/([^/]+)/.exec(file) ?? [];
    if (collections.has(collection) || collection === "patterns") return true;
    if (file !== config?.file) return isUsed(message);
    const text = textAround(config.value, problem);
    return isUsed(text) || (!problem.pointer.startsWith("/pages/") && isOpen(text));
  };
}

/** Whether a problem of a config's shape is in a group of settings that is left out, or names it. */
export function isOfGroupLeftOut({ pointer, values }: Problem, { groups }: LeftOut): boolean {
  const [top, group = String(values?.key)] = pointerSegments(pointer);
  return top === "site" && groups.has(group);
}

/** An entry without the fields that its collection is without. */
export function withoutUnknownFields(source: Source, collection: string, { fields }: LeftOut): Source {
  const own = fields.get(collection);
  const { value } = source;
  if (!own || !isObject(value) || !isObject(value.frontMatter)) return source;
  const known = Object.entries(value.frontMatter).filter(([key]) => !own.has(key));
  return { ...source, value: { ...value, frontMatter: Object.fromEntries(known) } };
}

/** The entries whose fields are not known, by their files. */
export function entriesWithoutFields(
  entries: readonly EntrySource[],
  { collections }: LeftOut,
): ReadonlyMap<string, EntrySource> {
  const found = entries.filter(({ collection }) => collections.has(collection));
  return new Map(found.map((entry) => [entry.source.file, entry]));
}

const wordsIn = (text: string) => text.split(/[^\w-]+/);

const partsOfTokens = (text: string) =>
  [...text.matchAll(tokenPattern)].flatMap(([, inner = ""]) => inner.split(/[^\w-]+/).slice(1));

/** The names of fields that refer to entries of these collections. */
function fieldsThatLeadTo(collections: ReadonlySet<string>, { collections: known }: Model): string[] {
  const leadsTo = (schema: Schema): boolean =>
    schema.type === "array"
      ? leadsTo(schema.items)
      : schema.type === "string" && collections.has(schema.entry ?? "");
  return Object.values(known).flatMap(({ fields }) =>
    Object.entries(fields.properties).flatMap(([name, schema]) => (leadsTo(schema) ? [name] : [])),
  );
}

/** What a problem in a config depends on, as a text: the value that is wrong, and the lists and conditions that it stands in. */
function textAround(config: unknown, { pointer, values }: Problem): string {
  const path = pointerSegments(pointer);
  const key = values?.key === undefined ? [] : [String(values.key)];
  const texts: string[] = [];
  let value = config;
  for (const segment of [...path, ...key]) {
    if (!isObject(value) && !Array.isArray(value)) break;
    if (isEach(value)) texts.push(JSON.stringify({ ...value, item: undefined }));
    if (isConditional(value)) texts.push(JSON.stringify(value.if));
    value = Reflect.get(value, segment);
    if (path[0] === "pages" && isObject(value) && segment === path[1])
      texts.push(JSON.stringify([value.entries, value.paginate]));
  }
  const [top, setting = ""] = path;
  return [...texts, JSON.stringify(value ?? ""), ...(top === "site" ? [setting] : [])].join(" ");
}
