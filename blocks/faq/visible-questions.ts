import type { Resolved } from "../../schema/fields/resolved.ts";
import type { schema } from "./schema.ts";

export function visibleQuestions({ items, otherwise }: Pick<Resolved<typeof schema>, "items" | "otherwise">) {
  return items.length > 0 ? items : otherwise;
}
