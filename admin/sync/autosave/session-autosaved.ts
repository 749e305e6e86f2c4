import type { StoreApi } from "zustand/vanilla";
import type { PictureDescription } from "../content/new-picture.ts";
import type { Autosaved, AutosavedValue, AutosavedValues } from "./create-autosaved.ts";
import { type FreshFolders, readFreshFolders } from "./fresh-folders.ts";

/** The whole text of a file. */
export interface FileText {
  readonly text: string;
  /** Whether the file has characters that can't be read, in whose place others stand here. */
  readonly damaged?: boolean;
}

/** What of a session is saved by itself, as stores by what names its values. */
export interface SessionAutosaved {
  /** The texts of entries that could not be read, by their files. */
  readonly repairs: StoreApi<Autosaved<FileText>>;
  /** The folders of pictures that were made, which nobody saves: each is there with the first picture in it. */
  readonly folders: StoreApi<FreshFolders>;
}

/** The values of a session at one moment. */
export interface AutosavedMaps {
  readonly repairs: AutosavedValues<FileText>;
}

/** The values of an earlier session. What was said of pictures is a part of the draft by now, and was kept beside it. */
export interface EarlierAutosaved extends AutosavedMaps {
  readonly descriptions: AutosavedValues<PictureDescription>;
  readonly folders: readonly string[];
}

/** The same as it is kept in the browser. */
export interface StoredAutosaved {
  readonly repairs: Readonly<Record<string, AutosavedValue<FileText>>>;
  readonly folders?: readonly string[];
}

export function autosavedMaps({ repairs }: Pick<SessionAutosaved, "repairs">): AutosavedMaps {
  return { repairs: repairs.getState().values };
}

export function countAutosaved({ repairs }: SessionAutosaved): number {
  return repairs.getState().values.size;
}

/** Forgets all that was typed; gives what brings it back. */
export function discardAutosaved({ repairs }: SessionAutosaved): () => void {
  return repairs.getState().discard();
}

/** Calls back when a value was typed, given up or saved, and when a folder was made. Gives what ends it. */
export function onAutosaved({ repairs, folders }: SessionAutosaved, listener: () => void): () => void {
  const ends = [
    repairs.subscribe((state, before) => state.values !== before.values && listener()),
    folders.subscribe(listener),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** What is to be kept; nothing where nothing was typed, and no folder made. */
export function storedAutosaved(autosaved: SessionAutosaved): StoredAutosaved | undefined {
  const { folders } = autosaved.folders.getState();
  if (countAutosaved(autosaved) === 0 && folders.length === 0) return undefined;
  return {
    repairs: Object.fromEntries(autosavedMaps(autosaved).repairs),
    ...(folders.length > 0 && { folders }),
  };
}

/** What was saved by itself, from a draft as a storage gave it back; one of format 1 has it as `pending`. */
export function autosavedInDraft(draft: unknown): EarlierAutosaved {
  const { pending, autosaved = pending } = (draft ?? {}) as Readonly<Record<string, unknown>>;
  const { descriptions, repairs, folders } = (autosaved ?? {}) as Readonly<Record<string, unknown>>;
  return {
    descriptions: readAutosaved(descriptions, isDescription),
    repairs: readAutosaved(repairs, isFileText),
    folders: readFreshFolders(folders),
  };
}

function isDescription(value: unknown): value is PictureDescription {
  const { alt, decorative } = (value ?? {}) as { readonly alt?: unknown; readonly decorative?: unknown };
  return typeof alt === "string" || decorative === true;
}

function isFileText(value: unknown): value is FileText {
  return typeof (value as { readonly text?: unknown } | null | undefined)?.text === "string";
}

/** The values of one kind in what a storage gave back, by their names. */
function readAutosaved<Value>(
  stored: unknown,
  isValue: (value: unknown) => value is Value,
): AutosavedValues<Value> {
  if (typeof stored !== "object" || stored === null) return new Map();
  const entries = Object.entries(stored as Readonly<Record<string, AutosavedValue<Value> | null>>);
  return new Map(
    entries.flatMap(([name, autosaved]) => {
      const isRight =
        isValue(autosaved?.value) && (autosaved?.known === undefined || isValue(autosaved.known));
      return autosaved && isRight ? [[name, autosaved] as const] : [];
    }),
  );
}
