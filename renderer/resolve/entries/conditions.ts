import { branchOf } from "../../../schema/site/each.ts";
import type { Branch, Condition, Conditional } from "../../../schema/site/site-config.ts";
import { followTokens, resolvePath } from "../tokens/scope.ts";
import { type EachContext, resolveConditions } from "./each.ts";
import { createFilter } from "./where.ts";

/** Whether a condition holds where it stands; one that names nothing does not. */
export function matchesCondition(condition: Condition, context: EachContext): boolean {
  const { scope, language } = context;
  const accepts = createFilter({ where: condition }, { ask: resolveConditions("if", context), language });
  return accepts(undefined, (path) => {
    const found = resolvePath(path, scope);
    return found && followTokens(found).value;
  });
}

/** The side of a value with a condition that stands in its place; undefined if none does. */
export function findBranch(conditional: Conditional, context: EachContext): Branch | undefined {
  return branchOf(conditional, matchesCondition(conditional.if, context));
}
