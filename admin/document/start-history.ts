import { applyEdit } from "./apply-edit.ts";
import type { History, Step } from "./history.ts";
import type { EditedSite } from "./site-document.ts";

export function startHistory(
  base: EditedSite,
  steps: readonly Step[] = [],
  cursor: number = steps.length,
): History {
  const kept: Step[] = [];
  const sites = [base];
  let at = 0;
  for (const [index, step] of steps.entries()) {
    const outcome = applyEdit(sites.at(-1) ?? base, step.edit);
    if ("editError" in outcome) continue;
    kept.push(step);
    sites.push(outcome.site);
    if (index < cursor) at = kept.length;
  }
  return { base, steps: kept, cursor: at, sites };
}
