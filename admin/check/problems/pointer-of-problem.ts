import type { Problem } from "../../../schema/problem.ts";
import { pointerTo } from "../../../schema/source.ts";

/** The pointer to the field that a problem is about: that of a missing key is not in the file yet. */
export function pointerOfProblem({ code, pointer, values }: Problem): string {
  return code === "missing-key" && values?.key !== undefined ? pointerTo(pointer, values.key) : pointer;
}
