import { unprintableAt } from "../../schema/text/unprintable.ts";
import { withoutInvisible } from "../../schema/text/without-invisible.ts";
import type { AppliedToSite, Edit } from "../document/edit.ts";
import type { EditedSite } from "../document/site-document.ts";
import { sameValue } from "../document/value.ts";
import { applyEdit } from "./apply-edit.ts";

/** `at` is in milliseconds since 1970. */
export interface Step {
  readonly edit: Edit;
  readonly at: number;
}

/** The opened site, the log and the number of steps that count, which undo and redo change. `sites` caches the site after each step. */
export interface History {
  readonly base: EditedSite;
  readonly steps: readonly Step[];
  readonly cursor: number;
  readonly sites: readonly EditedSite[];
}

export function newHistory(base: EditedSite): History {
  return { base, steps: [], cursor: 0, sites: [base] };
}

export function currentSite({ sites, cursor, base }: History): EditedSite {
  return sites[cursor] ?? base;
}

export function moveCursor(history: History, cursor: number): History {
  const kept = Math.min(Math.max(cursor, 0), history.steps.length);
  return kept === history.cursor ? history : { ...history, cursor: kept };
}

interface RecordOptions {
  readonly at: number;
  /** Whether typing may continue the last step; not after an undo, a save or a change of field. */
  readonly typing?: boolean;
  /** Whether it continues the last step, however long ago, as while a slider is dragged. */
  readonly isHeld?: boolean;
}

/**
 * Applies an edit and adds it to the history; steps behind the cursor are dropped. Returns the reason if it can't be
 * applied.
 */
export function recordEdit(
  history: History,
  given: Edit,
  { at, typing = false, isHeld = false }: RecordOptions,
): { readonly history: History; readonly applied: AppliedToSite } | { readonly editError: string } {
  const edit = printableEdit(given);
  const before = currentSite(history);
  const result = applyEdit(before, edit);
  if ("editError" in result) return result;
  if (result.site === before) return { history, applied: result };
  const { base, cursor } = history;
  const previous = cursor === history.steps.length ? history.steps[cursor - 1] : undefined;
  const step = { edit: loggedEdit(edit, before, result.site), at };
  const joined = typing && previous ? coalesce(previous, step, isHeld) : undefined;
  const kept = joined ? cursor - 1 : cursor;
  return {
    history: {
      base,
      steps: [...history.steps.slice(0, kept), joined ?? step],
      cursor: kept + 1,
      sites: [...history.sites.slice(0, kept + 1), result.site],
    },
    applied: result,
  };
}

function loggedEdit(edit: Edit, before: EditedSite, after: EditedSite): Edit {
  const changed = () =>
    Object.keys(after.entries).filter((file) => after.entries[file] !== before.entries[file]);
  const logged = (made: Edit): Edit => {
    if (made.kind === "batch") return { ...made, edits: made.edits.map(logged) };
    const follows = made.kind === "set-page-path" || made.kind === "show-picture";
    return follows ? { entries: changed(), ...made } : made;
  };
  return logged(edit);
}

const typingPause = 1000;

/** One step for two that type into the same field without a pause, or with any pause while a handle is held; otherwise undefined. */
export function coalesce(previous: Step, next: Step, isHeld = false): Step | undefined {
  const typing = isTyping(previous.edit) && isTyping(next.edit) && sameField(previous.edit, next.edit);
  return typing && (isHeld || next.at - previous.at <= typingPause) ? next : undefined;
}

type Typing = Extract<Edit, { kind: "set-value" }>;

function isTyping(edit: Edit): edit is Typing {
  return edit.kind === "set-value" && (typeof edit.value === "string" || typeof edit.value === "number");
}

function sameField(a: Edit, b: Edit): boolean {
  if (!isTyping(a) || !isTyping(b)) return false;
  return sameValue(a.target, b.target) && sameValue(a.path, b.path);
}

/**
 * A history from a saved log; steps that can't be applied any more are left out. `cursor` is the number of steps that
 * count.
 */
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

export function printableEdit(edit: Edit): Edit {
  return printable(edit) as Edit;
}

function printable(value: unknown): unknown {
  if (typeof value === "string") return unprintableAt(value) === undefined ? value : withoutInvisible(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(printable);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const entries = Object.entries(value);
  const changed = entries.map(([key, held]) => [printable(key) as string, printable(held)] as const);
  const isSame = changed.every(
    ([key, held], index) => key === entries[index]?.[0] && held === entries[index][1],
  );
  return isSame ? value : Object.fromEntries(changed);
}
