import { readDocument } from "../../../editing/document/read-document.ts";
import type { EditedSite, EntryFiles } from "../../../editing/document/site-document.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import type { Migrations } from "../../../schema/migrations/versions.ts";
import type { DocumentReader } from "../conflict/compare-versions.ts";
import type { RestoredSession } from "../drafts/restore-draft.ts";
import type { Savers } from "../saving/savers.ts";
import type { EditorState } from "../state/editor-state.ts";
import { nextSaveState, type SaveEvent } from "../state/save-machine.ts";
import { savedSite } from "../state/selectors.ts";

/** What an editor's store is made from. */
export interface EditorOptions extends Savers {
  /** The text of the config file as opened. */
  readonly fileText: string;
  /** The files of entries as opened. */
  readonly entries: EntryFiles;
  readonly schemas: Schemas;
  /** How an older config is brought to the current version. */
  readonly migrations: Migrations;
  /** The session that a draft restores; without it, the session starts without changes. */
  readonly restored?: RestoredSession;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What each slice of the store gets. */
export interface SliceContext {
  readonly options: EditorOptions;
  /** Reads the text of a config. */
  readonly reader: DocumentReader;
  /** The current state. */
  readonly get: () => EditorState;
  /** Merges into the state. */
  readonly set: (state: Partial<EditorState>) => void;
  /** Moves `saving` to its next state. */
  readonly dispatch: (event: SaveEvent) => void;
  /** `savedSite` of the current state. */
  readonly saved: () => EditedSite;
}

type StoreAccess = Pick<SliceContext, "get" | "set">;

export function createSliceContext(options: EditorOptions, { get, set }: StoreAccess): SliceContext {
  const reader = documentReader(options);
  return {
    options,
    reader,
    get,
    set,
    dispatch: (event) => set({ saving: nextSaveState(get().saving, event) }),
    saved: () => savedSite(get()),
  };
}

export function documentReader({
  migrations,
  schemas,
}: Pick<EditorOptions, "migrations" | "schemas">): DocumentReader {
  return { read: (text) => readDocument(text, migrations), schemas };
}
