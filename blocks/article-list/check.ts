import type { BlockProblem } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { checkFilter } from "../_kit/filter/check-filter.ts";
import type { schema } from "./schema.ts";

/** Reports `filter-values`. */
export function check({ filterBy, items }: Resolved<typeof schema>): BlockProblem[] {
  return checkFilter(filterBy, items, (index) => `items/${index}`);
}
