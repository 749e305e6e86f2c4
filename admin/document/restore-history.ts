import { applyEdit } from "./apply-edit.ts";
import type { History, Step } from "./history.ts";
import type { EditedSite } from "./site-document.ts";

export function restoreHistory(
  base: EditedSite,
  steps: readonly Step[] = [],
  cursor: number = steps.length,
): History {
  const kept: Step[] = [];
  const sites = [base];
  let at = 0;
  for (const [index, step] of steps.entries()) {
    const result = applyEdit(sites.at(-1) ?? base, step.edit);
    if ("editError" in result) continue;
    kept.push(step);
    sites.push(result.site);
    if (index < cursor) at = kept.length;
  }
  return { base, steps: kept, cursor: at, sites };
}
