import type { Problem } from "../../../schema/problems/problem.ts";
import { pointerTo } from "../../../schema/sources/source.ts";

/** With the missing key, which the pointer does not have. */
export function pointerOfProblem({ code, pointer, values }: Problem): string {
  return code === "missing-key" && values?.key !== undefined ? pointerTo(pointer, values.key) : pointer;
}
