import type { ErrorObject } from "ajv";
import { typeLabels } from "../fields/type-labels.ts";
import { formatOf } from "../formats/index.ts";
import { siteTitle } from "../json-schema/json-schema.ts";
import { placedBlockSchema } from "../site/page-schema.ts";
import { didYouMean, nearest } from "../text/suggest.ts";
import { truncateForMessage } from "../text/truncate-for-message.ts";

export function suggestedKey(key: string, absent: readonly string[]): string | undefined {
  const near = nearest(key, absent);
  return near === undefined ? undefined : didYouMean(key, near);
}

export function absentKeys(error: ErrorObject): string[] {
  const known = Object.keys((error.parentSchema?.properties ?? {}) as object);
  const present = error.data as object;
  return known.filter((key) => !Object.hasOwn(present, key));
}

export const unknownKey = (error: ErrorObject) => String(error.params.additionalProperty);
export const missingKey = (error: ErrorObject) => String(error.params.missingProperty);

export function nameOf(error: ErrorObject): string {
  const title = error.parentSchema?.title as string | undefined;
  const key = error.instancePath.split("/").at(-1) ?? "";
  if (key === "" && title === siteTitle) return "the file";
  if (isPlacedBlock(error)) return title === placedBlockSchema.title ? "a block" : `the block "${title}"`;
  if (/^\d*$/.test(key))
    return title ? `${/^[AEIOU]/.test(title) ? "an" : "a"} ${title.toLowerCase()}` : "the file";
  return quote(key);
}

function isPlacedBlock({ parentSchema }: ErrorObject): boolean {
  const properties = parentSchema?.properties as Record<string, { const?: string }> | undefined;
  const isBlockType = properties?.type?.const !== undefined && properties.id !== undefined;
  return parentSchema?.title === placedBlockSchema.title || isBlockType;
}

export function describe(error: ErrorObject, key: string): string | undefined {
  const properties = error.parentSchema?.properties as Record<string, { description?: string }> | undefined;
  return properties?.[key]?.description;
}

export const describeValue = (error: ErrorObject) => error.parentSchema?.description as string | undefined;

export function exampleOf(error: ErrorObject): string | undefined {
  const [example] = (error.parentSchema?.examples ?? []) as unknown[];
  return example === undefined ? describeValue(error) : `For example ${JSON.stringify(example)}.`;
}

export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  // A number can be wrong for a whole number, or too large for any.
  if (typeof value === "number")
    return Number.isFinite(value) ? `the number ${value}` : "a number beyond all bounds";
  return article(typeof value);
}

export function article(name: string): string {
  const types: Readonly<Record<string, string>> = typeLabels;
  return types[name] ?? formatOf(name)?.kind ?? `a ${name}`;
}

export function quote(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return `"${truncateForMessage(text, 60)}"`;
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
