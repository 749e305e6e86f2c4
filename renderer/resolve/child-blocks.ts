import type { ProblemLocation } from "../../schema/problem.ts";
import type { ChildBlock } from "../../schema/resolved.ts";
import type { PlacedBlock } from "../../schema/site-config.ts";
import type { ResolveContext } from "./resolve-context.ts";
import { locationBelow } from "./scope.ts";

export function resolveChildBlocks(
  placed: readonly PlacedBlock[],
  place: ProblemLocation,
  context: ResolveContext,
): ChildBlock[] {
  return placed.flatMap((block, index) => {
    const found = block.hidden ? undefined : context.block?.(block, locationBelow(place, index), context);
    if (!found) return [];
    context.children?.push(found);
    const { id, definition, props } = found;
    return [{ id, type: definition.type, view: definition.view, props }];
  });
}
