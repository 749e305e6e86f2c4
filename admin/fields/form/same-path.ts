import type { ValuePath } from "../../../editing/document/edit.ts";

export function samePath(one: ValuePath, other: ValuePath): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}
