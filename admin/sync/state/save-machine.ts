import type { Problem } from "../../../schema/problem.ts";
import type { Conflict } from "./conflict.ts";

export interface EntryConflict {
  readonly file: string;
  readonly name: string;
  readonly fileText: string;
}

interface Failure {
  readonly reason: string;
  readonly partly?: boolean;
  readonly problems?: readonly Problem[];
}

interface LeftOut {
  readonly names: readonly string[];
  readonly problems: readonly Problem[];
  readonly isWritten: boolean;
}

/** The state of the last save. Whether there are unsaved changes is `isChanged` of the document. */
export type SaveState =
  | { readonly state: "idle" }
  | { readonly state: "saving" }
  | { readonly state: "kept" }
  | ({ readonly state: "failed" } & Failure)
  | ({ readonly state: "left-out" } & LeftOut)
  | { readonly state: "conflict"; readonly conflict: Conflict }
  | { readonly state: "entry-conflicts"; readonly conflicts: readonly EntryConflict[] };

export type SaveEvent =
  | { readonly type: "edit" }
  | { readonly type: "save" }
  | { readonly type: "follow" }
  | { readonly type: "resolve" }
  | { readonly type: "resolve-entry"; readonly file: string }
  | { readonly type: "postpone" }
  | { readonly type: "sign-in" }
  | { readonly type: "saved" }
  | { readonly type: "kept" }
  | ({ readonly type: "failed" } & Failure)
  | ({ readonly type: "left-out" } & LeftOut)
  | { readonly type: "conflict"; readonly conflict: Conflict }
  | { readonly type: "entry-conflicts"; readonly conflicts: readonly EntryConflict[] };

const idle: SaveState = { state: "idle" };

export function nextSaveState(now: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case "edit":
      return isOutdatedByEdit(now) ? idle : now;
    case "save":
      return { state: "saving" };
    case "follow":
      return now.state === "saving" ? now : idle;
    case "resolve":
      return now.state === "conflict" ? idle : now;
    case "resolve-entry": {
      if (now.state !== "entry-conflicts") return now;
      const conflicts = now.conflicts.filter(({ file }) => file !== event.file);
      return conflicts.length === 0 ? idle : { state: "entry-conflicts", conflicts };
    }
    case "postpone":
      return now.state === "conflict" || now.state === "entry-conflicts" ? idle : now;
    case "sign-in":
      return now.state === "failed" ? idle : now;
    case "saved":
      return idle;
    case "kept":
      return { state: "kept" };
    case "failed":
    case "left-out":
    case "conflict":
    case "entry-conflicts": {
      const { type: state, ...details } = event;
      return { state, ...details } as SaveState;
    }
  }
}

function isOutdatedByEdit(now: SaveState): boolean {
  if (now.state === "kept" || now.state === "left-out") return true;
  return now.state === "failed" && now.problems !== undefined;
}
