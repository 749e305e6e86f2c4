import { pointerSegments } from "../../schema/source.ts";
import type { ValuePath } from "./edit.ts";

export function pathOfPointer(pointer: string): ValuePath {
  return pointerSegments(pointer).map((key) => (/^(0|[1-9]\d*)$/.test(key) ? Number(key) : key));
}
