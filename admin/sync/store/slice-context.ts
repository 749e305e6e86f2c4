import { documentsIn } from "../../../editing/document/entry.ts";
import { memoizeLast } from "../../../editing/document/memoize.ts";
import { readDocument } from "../../../editing/document/read-document.ts";
import type {
  EditedSite,
  EntryDocuments,
  EntryFiles,
  SiteDocument,
} from "../../../editing/document/site-document.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import type { Migrations } from "../../../schema/versions.ts";
import type { DocumentReader } from "../conflict/compare-versions.ts";
import type { RestoredSession } from "../drafts/restore-draft.ts";
import type { Savers } from "../saving/savers.ts";
import type { EditorState } from "../state/editor-state.ts";
import { nextSaveState, type SaveEvent } from "../state/save-machine.ts";

export interface EditorOptions extends Savers {
  readonly fileText: string;
  readonly entries: EntryFiles;
  readonly schemas: Schemas;
  readonly migrations: Migrations;
  readonly restored?: RestoredSession;
  readonly now: () => number;
}

export interface SliceContext {
  readonly options: EditorOptions;
  readonly reader: DocumentReader;
  readonly get: () => EditorState;
  readonly set: (state: Partial<EditorState>) => void;
  readonly dispatch: (event: SaveEvent) => void;
  readonly saved: () => EditedSite;
}

type StoreAccess = Pick<SliceContext, "get" | "set">;

export function createSliceContext(options: EditorOptions, { get, set }: StoreAccess): SliceContext {
  const reader = documentReader(options);
  const parsed = memoizeLast(reader.read);
  const documents = memoizeLast(documentsIn);
  const site = memoizeLast((config: SiteDocument, entries: EntryDocuments) => ({ config, entries }));
  return {
    options,
    reader,
    get,
    set,
    dispatch: (event) => set({ saving: nextSaveState(get().saving, event) }),
    saved: () => site(parsed(get().savedText), documents(get().savedEntries)),
  };
}

export function documentReader({
  migrations,
  schemas,
}: Pick<EditorOptions, "migrations" | "schemas">): DocumentReader {
  return { read: (text) => readDocument(text, migrations), schemas };
}
