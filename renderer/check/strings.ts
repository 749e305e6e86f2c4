import { pointerTo } from "../../schema/sources/source.ts";

export function* strings(value: unknown, pointer: string): Generator<{ pointer: string; text: string }> {
  if (typeof value === "string") yield { pointer, text: value };
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* strings(inner, pointerTo(pointer, key));
}
