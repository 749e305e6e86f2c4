import { applyEdit } from "./apply-edit.ts";
import type { History, Step } from "./history.ts";
import type { SiteDocument } from "./site-document.ts";

/** The history of a document that was opened, with the steps of an earlier session if there are any. A step that is refused is left out. */
export function startHistory(
  base: SiteDocument,
  steps: readonly Step[] = [],
  cursor: number = steps.length,
): History {
  const kept: Step[] = [];
  const documents = [base];
  let at = 0;
  for (const [index, step] of steps.entries()) {
    const outcome = applyEdit(documents.at(-1) ?? base, step.edit);
    if ("refusal" in outcome) continue;
    kept.push(step);
    documents.push(outcome.document);
    if (index < cursor) at = kept.length;
  }
  return { base, steps: kept, cursor: at, documents };
}
