import type { Model } from "../../schema/model/model.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import type { EntryConfig } from "../../schema/site/site-config.ts";
import { type EntrySource, pointerSegments } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";

const braces = /\\?\{{2,}/g;

/** An entry of a collection with `"tokens": false`, each of whose braces has a backslash before it; any other as it is. */
export function withPlainTexts(entry: EntryConfig, model: Model): EntryConfig {
  if (!isPlain(model, entry.collection)) return entry;
  return { ...entry, fields: escaped(entry.fields) as EntryConfig["fields"], body: escapedText(entry.body) };
}

const escapedText = (text: string) => text.replace(braces, "\\$&");

function escaped(value: unknown): unknown {
  if (typeof value === "string") return escapedText(value);
  if (Array.isArray(value)) return value.map(escaped);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, escaped(child)]));
}

/** Problems at places in the texts as they are written, without those backslashes. */
export function withWrittenOffsets(
  problems: readonly Problem[],
  entries: readonly EntrySource[],
  model: Model | undefined,
): readonly Problem[] {
  const sources = new Map(
    entries.flatMap(({ source, collection }) =>
      model && isPlain(model, collection) ? [[source.file, source]] : [],
    ),
  );
  if (sources.size === 0) return problems;
  return problems.map((problem) => {
    const { offset, pointer } = problem;
    const text = offset === undefined ? undefined : textAt(sources.get(problem.file)?.value, pointer);
    if (offset === undefined || text === undefined) return problem;
    const before = [...text.matchAll(braces)].filter(({ index }, added) => index + added < offset);
    return { ...problem, offset: offset - before.length };
  });
}

function textAt(value: unknown, pointer: string): string | undefined {
  let found = value;
  for (const key of pointerSegments(pointer)) found = (found as Record<string, unknown> | undefined)?.[key];
  return typeof found === "string" ? found : undefined;
}

function isPlain({ collections }: Model, collection: string): boolean {
  return Object.hasOwn(collections, collection) && collections[collection]?.tokens === false;
}
