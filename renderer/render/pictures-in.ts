import type { Picture } from "../../schema/resolved.ts";

/** Every picture in a resolved value. */
export function picturesIn(value: unknown): Picture[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && "version" in value && "alt" in value) return [value as Picture];
  return Object.values(value).flatMap(picturesIn);
}
