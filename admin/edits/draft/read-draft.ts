import type { Draft } from "./draft.ts";

/** A draft from what a storage gave back, or undefined if it is none that this release can read. */
export function readDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const draft = stored as Partial<Record<keyof Draft, unknown>>;
  const texts = typeof draft.file === "string" && typeof draft.baseText === "string";
  const numbers = [draft.schemaVersion, draft.cursor, draft.savedAt].every(Number.isSafeInteger);
  const steps = Array.isArray(draft.steps) && draft.steps.every(isStep);
  return draft.format === 1 && texts && numbers && steps ? (stored as Draft) : undefined;
}

function isStep(step: unknown): boolean {
  const { edit, at } = (step ?? {}) as { edit?: { kind?: unknown }; at?: unknown };
  return typeof edit === "object" && typeof edit?.kind === "string" && typeof at === "number";
}
