import type { BlockProblem } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { endMistake } from "../_kit/event-span.ts";
import type { schema } from "./schema.ts";

/** Reports `wrong-value` for an event that ends before it starts. */
export function check({ items }: Pick<Resolved<typeof schema>, "items">): BlockProblem[] {
  return items.flatMap((event, index): BlockProblem[] => {
    const mistake = endMistake(event);
    return mistake ? [{ code: "wrong-value", key: `items/${index}/end`, ...mistake }] : [];
  });
}
