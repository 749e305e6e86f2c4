import type { Resolved } from "../../schema/resolved.ts";
import type { schema } from "./schema.ts";

/** The questions that are shown: those of its own, or else those for when there are none. */
export function visibleQuestions({ items, otherwise }: Pick<Resolved<typeof schema>, "items" | "otherwise">) {
  return items.length > 0 ? items : otherwise;
}
