import type { Draft } from "./draft.ts";

/** A draft from what a storage gave back, or undefined if it is none that this release can read. */
export function readDraft(stored: unknown): Draft | undefined {
  if (!isObject(stored)) return undefined;
  const texts = typeof stored.file === "string" && typeof stored.baseText === "string";
  const numbers = [stored.schemaVersion, stored.cursor, stored.savedAt].every(Number.isSafeInteger);
  const entries = isObject(stored.entries) && Object.values(stored.entries).every(isEntry);
  const steps = Array.isArray(stored.steps) && stored.steps.every(isStep);
  const known = stored.format === 1 && texts && numbers && entries && steps;
  return known ? (stored as unknown as Draft) : undefined;
}

function isStep(step: unknown): boolean {
  return (
    isObject(step) && isObject(step.edit) && typeof step.edit.kind === "string" && typeof step.at === "number"
  );
}

function isEntry(entry: unknown): boolean {
  return isObject(entry) && isTextOrNull(entry.file) && isTextOrNull(entry.baseText);
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
