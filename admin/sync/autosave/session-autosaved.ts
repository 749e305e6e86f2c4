import type { StoreApi } from "zustand/vanilla";
import type { PictureDescription } from "../content/new-picture.ts";
import type { Autosaved, AutosavedValue, AutosavedValues } from "./create-autosaved.ts";
import { type NewFolders, readNewFolders } from "./new-folders.ts";

/** The text of a file that can't be read as an entry, or of its repair. */
export interface FileText {
  readonly text: string;
  /** Whether the file is not valid UTF-8: the text has U+FFFD in place of invalid bytes. */
  readonly damaged?: boolean;
}

/** What is saved outside of the log of edits. */
export interface AutosavedStores {
  /** Texts that repair unreadable entries, by file. */
  readonly repairs: StoreApi<Autosaved<FileText>>;
  /** New folders for pictures. */
  readonly folders: StoreApi<NewFolders>;
}

/** The values of `AutosavedStores` at one moment. */
export interface AutosavedMaps {
  /** Texts that repair unreadable entries, by file. */
  readonly repairs: AutosavedValues<FileText>;
}

/** Drafts of older versions have descriptions of pictures beside the draft. */
export interface PreviousAutosaved extends AutosavedMaps {
  /** By the name of the picture. */
  readonly descriptions: AutosavedValues<PictureDescription>;
  /** Folders without pictures. */
  readonly folders: readonly string[];
}

/** `AutosavedStores` as JSON, beside the log in a draft. */
export interface StoredAutosaved {
  /** Texts that repair unreadable entries, by file. */
  readonly repairs: Readonly<Record<string, AutosavedValue<FileText>>>;
  /** Folders without pictures; missing if there are none. */
  readonly folders?: readonly string[];
}

export function autosavedMaps({ repairs }: Pick<AutosavedStores, "repairs">): AutosavedMaps {
  return { repairs: repairs.getState().values };
}

export function countAutosaved({ repairs }: AutosavedStores): number {
  return repairs.getState().values.size;
}

export function discardAutosaved({ repairs }: AutosavedStores): () => void {
  return repairs.getState().discard();
}

export function onAutosaved({ repairs, folders }: AutosavedStores, listener: () => void): () => void {
  const ends = [
    repairs.subscribe((state, before) => state.values !== before.values && listener()),
    folders.subscribe(listener),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Undefined where nothing was typed, and no folder was created. */
export function storedAutosaved(autosaved: AutosavedStores): StoredAutosaved | undefined {
  const { folders } = autosaved.folders.getState();
  if (countAutosaved(autosaved) === 0 && folders.length === 0) return undefined;
  return {
    repairs: Object.fromEntries(autosavedMaps(autosaved).repairs),
    ...(folders.length > 0 && { folders }),
  };
}

/** Format 1 has it as `pending`. */
export function autosavedInDraft(draft: unknown): PreviousAutosaved {
  const { pending, autosaved = pending } = (draft ?? {}) as Readonly<Record<string, unknown>>;
  const { descriptions, repairs, folders } = (autosaved ?? {}) as Readonly<Record<string, unknown>>;
  return {
    descriptions: readAutosaved(descriptions, isDescription),
    repairs: readAutosaved(repairs, isFileText),
    folders: readNewFolders(folders),
  };
}

function isDescription(value: unknown): value is PictureDescription {
  const { alt, decorative } = (value ?? {}) as { readonly alt?: unknown; readonly decorative?: unknown };
  return typeof alt === "string" || decorative === true;
}

function isFileText(value: unknown): value is FileText {
  return typeof (value as { readonly text?: unknown } | null | undefined)?.text === "string";
}

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
