import type { BlockProblem } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { currencyMistake } from "../../schema/text/currency-code.ts";
import type { schema } from "./schema.ts";

/** Reports `wrong-value` for a code that no currency has. */
export function check({ currency }: Pick<Resolved<typeof schema>, "currency">): BlockProblem[] {
  const mistake = currency === undefined ? undefined : currencyMistake(currency);
  return mistake ? [{ code: "wrong-value", key: "currency", ...mistake }] : [];
}
