import type { Picture } from "../../schema/fields/resolved.ts";
import { isDeferred } from "../deferred.ts";

export function picturesIn(value: unknown): Picture[] {
  if (typeof value !== "object" || value === null || isDeferred(value)) return [];
  if (!Array.isArray(value) && "version" in value && "alt" in value) return [value as Picture];
  return Object.values(value).flatMap(picturesIn);
}

export function deferredPicturesIn(value: unknown): Picture[] {
  return deferredValuesIn(value).flatMap(picturesIn);
}

/** What a page fetches once it is asked for, wherever in a value it stands. */
export function deferredValuesIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  if (isDeferred(value)) return [value.value];
  return Object.values(value).flatMap(deferredValuesIn);
}
