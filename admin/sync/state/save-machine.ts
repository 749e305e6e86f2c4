import type { Problem } from "../../../schema/problems/problem.ts";
import type { Conflict } from "./conflict.ts";
import type { SaveProgress } from "./save-result.ts";

/** An entry whose file another author has changed, while it has unsaved changes here. */
export interface EntryConflict {
  /** Relative to the site's folder. */
  readonly file: string;
  /** What the entry is called, with its kind, for messages. */
  readonly name: string;
  /** The other author's text. */
  readonly fileText: string;
}

interface Failure {
  /** A sentence for the user. */
  readonly reason: string;
  /** The problems for which a server has rejected the files; missing if it failed otherwise. */
  readonly problems?: readonly Problem[];
}

interface LeftOut {
  /** What the pages, entries and settings that were not saved are called. */
  readonly names: readonly string[];
  /** The errors because of which they were left out. */
  readonly problems: readonly Problem[];
  /** Whether anything else was written. */
  readonly isWritten: boolean;
}

/** The state of the last save. Whether there are unsaved changes is `isChanged` of the document. */
export type SaveState =
  | { readonly state: "idle" }
  /** `progress` where the host takes pictures one at a time. */
  | { readonly state: "saving"; readonly progress?: SaveProgress }
  /** The last save went to this browser's draft, because the host can't write. */
  | { readonly state: "kept" }
  | ({ readonly state: "failed" } & Failure)
  /** Everything was saved but what has errors. */
  | ({ readonly state: "left-out" } & LeftOut)
  /** Somebody else has changed the config file. */
  | { readonly state: "conflict"; readonly conflict: Conflict }
  | { readonly state: "entry-conflicts"; readonly conflicts: readonly EntryConflict[] };

export type SaveEvent =
  | { readonly type: "edit" }
  | { readonly type: "save" }
  | { readonly type: "progress"; readonly progress: SaveProgress }
  /** The config file has changed, and the session has taken it over without a conflict. */
  | { readonly type: "follow" }
  | { readonly type: "resolve" }
  | { readonly type: "resolve-entry"; readonly file: string }
  /** The conflict is closed without a decision. */
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
    case "progress":
      return now.state === "saving" ? { state: "saving", progress: event.progress } : now;
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
