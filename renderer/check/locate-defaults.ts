import type { Schema } from "../../schema/fields/schema.ts";
import type { Model } from "../../schema/model/model.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import { type EntrySource, pointerSegments, pointerTo, type Source } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";

interface Written {
  readonly config: Source | undefined;
  readonly entries: readonly EntrySource[];
  readonly model: Model | undefined;
}

/** A wrong value that nobody wrote is one of the model: its problem is said there, and not at each entry. */
export function locateDefaults(problems: readonly Problem[], { config, entries, model }: Written): Problem[] {
  if (!model) return [...problems];
  const byFile = new Map(entries.map((entry) => [entry.source.file, entry]));
  return problems.map((problem) => {
    const [root = "", ...keys] = pointerSegments(problem.pointer);
    const entry = byFile.get(problem.file);
    const fields = entry && root === "frontMatter" ? model.collections[entry.collection]?.fields : undefined;
    if (entry && fields) {
      const at = `/collections/${entry.collection}/fields`;
      return moved(problem, defaultAt(fields, valueBelow(entry.source.value, root), keys, at));
    }
    const [group = "", ...path] = keys;
    const settings = root === "site" && problem.file === config?.file ? model.settings : {};
    if (!Object.hasOwn(settings, group) || !settings[group]) return problem;
    const value = valueBelow(valueBelow(config?.value, root), group);
    return moved(problem, defaultAt(settings[group], value, path, pointerTo("/settings", group)));
  });
}

export const modelFile = "content/model.json";

const moved = (problem: Problem, pointer: string | undefined): Problem => {
  if (pointer === undefined) return problem;
  const { offset: _, ...rest } = problem;
  return { ...rest, file: modelFile, pointer };
};

function defaultAt(
  schema: Schema | undefined,
  value: unknown,
  keys: readonly string[],
  pointer: string,
): string | undefined {
  if (!schema) return undefined;
  if (value === undefined || value === null)
    return schema.default === undefined ? undefined : `${pointer}/default`;
  const [key, ...rest] = keys;
  if (key === undefined) return undefined;
  if (schema.type === "array")
    return defaultAt(
      schema.items,
      Array.isArray(value) ? value[Number(key)] : undefined,
      rest,
      `${pointer}/items`,
    );
  if (schema.type !== "object" || !Object.hasOwn(schema.properties, key)) return undefined;
  const at = pointerTo(`${pointer}/properties`, key);
  return defaultAt(schema.properties[key], valueBelow(value, key), rest, at);
}

const valueBelow = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
