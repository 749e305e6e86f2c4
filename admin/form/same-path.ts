import type { Path } from "./form-context.ts";

/** Whether two paths lead to the same value. */
export function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}
