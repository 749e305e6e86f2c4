import type { Edit } from "../../../editing/document/edit.ts";
import { readVersions } from "../../../schema/migrations/versions.ts";
import type { Draft } from "../state/draft.ts";

export function readDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const draft = stored as Partial<Record<keyof Draft, unknown>>;
  const { baseText, savedText = baseText, unplaced = [] } = draft;
  const texts = typeof baseText === "string" && typeof savedText === "string";
  const numbers = [draft.cursor, draft.savedAt].every(Number.isSafeInteger);
  const versions = readVersions(draft.schemaVersion, draft.blockVersions) !== undefined;
  const steps = Array.isArray(draft.steps) && draft.steps.every(isStep);
  const left = Array.isArray(unplaced) && unplaced.every(isUnplaced);
  const { entries = {} } = draft;
  const files = typeof entries === "object" && entries !== null && Object.values(entries).every(isEntry);
  const all =
    (draft.format === 1 || draft.format === 2) && texts && numbers && steps && left && files && versions;
  if (!all) return undefined;
  return draft.format === 1 ? inFormat2(stored as Draft) : (stored as Draft);
}

/** Format 1 calls the target of an edit its holder. */
function inFormat2(draft: Draft): Draft {
  const upgraded = <With extends { readonly edit: Edit }>(item: With): With => ({
    ...item,
    edit: targeted(item.edit),
  });
  const { steps, unplaced } = draft;
  return {
    ...draft,
    format: 2,
    steps: steps.map(upgraded),
    ...(unplaced && { unplaced: unplaced.map(upgraded) }),
  };
}

function targeted(edit: Edit): Edit {
  const { holder, edits, ...others } = edit as {
    readonly holder?: unknown;
    readonly edits?: readonly Edit[];
  };
  const named = { ...others, ...(holder !== undefined && { target: holder }) };
  return { ...named, ...(edits && { edits: edits.map(targeted) }) } as Edit;
}

function isEntry(entry: unknown): boolean {
  const { baseText, savedText = baseText } = (entry ?? {}) as { baseText?: unknown; savedText?: unknown };
  return [baseText, savedText].every((text) => text === null || typeof text === "string");
}

function isStep(step: unknown): boolean {
  const { edit, at } = (step ?? {}) as { edit?: unknown; at?: unknown };
  return isEdit(edit) && typeof at === "number";
}

function isUnplaced(left: unknown): boolean {
  const { edit, what, reason } = (left ?? {}) as { edit?: unknown; what?: unknown; reason?: unknown };
  return isEdit(edit) && typeof what === "string" && typeof reason === "string";
}

function isEdit(edit: unknown): boolean {
  return typeof (edit as { kind?: unknown } | null | undefined)?.kind === "string";
}
