import type { StoreApi } from "zustand/vanilla";
import type { PictureDescription } from "../host/host.ts";
import type { Pending, PendingValue, PendingValues } from "./create-pending.ts";
import { readPending } from "./read-pending.ts";

/** The whole text of a file. */
export interface FileText {
  readonly text: string;
  /** Whether the file has characters that can't be read, in whose place others stand here. */
  readonly damaged?: boolean;
}

/** What of a session is saved by itself, as stores by what names its values. */
export interface SessionPending {
  /** What is said of pictures, by their names. */
  readonly descriptions: StoreApi<Pending<PictureDescription>>;
  /** The texts of entries that could not be read, by their files. */
  readonly repairs: StoreApi<Pending<FileText>>;
}

/** The values of a session at one moment. */
export interface PendingMaps {
  readonly descriptions: PendingValues<PictureDescription>;
  readonly repairs: PendingValues<FileText>;
}

/** The same as it is kept in the browser. */
export interface KeptPending {
  readonly descriptions: Readonly<Record<string, PendingValue<PictureDescription>>>;
  readonly repairs: Readonly<Record<string, PendingValue<FileText>>>;
}

export function pendingMaps({ descriptions, repairs }: SessionPending): PendingMaps {
  return { descriptions: descriptions.getState().values, repairs: repairs.getState().values };
}

export function countPending({ descriptions, repairs }: SessionPending): number {
  return descriptions.getState().values.size + repairs.getState().values.size;
}

/** Forgets all that was typed; gives what brings it back. */
export function discardPending({ descriptions, repairs }: SessionPending): () => void {
  const back = [descriptions.getState().discard(), repairs.getState().discard()];
  return () => {
    for (const bring of back) bring();
  };
}

/** Calls back when a value was typed, given up or saved. Gives what ends it. */
export function onPending({ descriptions, repairs }: SessionPending, listener: () => void): () => void {
  const stops = [
    descriptions.subscribe((state, before) => state.values !== before.values && listener()),
    repairs.subscribe((state, before) => state.values !== before.values && listener()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What is to be kept; nothing where nothing was typed. */
export function keptPending(pending: SessionPending): KeptPending | undefined {
  if (countPending(pending) === 0) return undefined;
  const { descriptions, repairs } = pendingMaps(pending);
  return { descriptions: Object.fromEntries(descriptions), repairs: Object.fromEntries(repairs) };
}

/** What was kept, from what a storage gave back. */
export function readKeptPending(stored: unknown): PendingMaps {
  const { descriptions, repairs } = (stored ?? {}) as Partial<Record<keyof KeptPending, unknown>>;
  return {
    descriptions: readPending(descriptions, isDescription),
    repairs: readPending(repairs, isFileText),
  };
}

function isDescription(value: unknown): value is PictureDescription {
  const { alt, decorative } = (value ?? {}) as { readonly alt?: unknown; readonly decorative?: unknown };
  return typeof alt === "string" || decorative === true;
}

function isFileText(value: unknown): value is FileText {
  return typeof (value as { readonly text?: unknown } | null | undefined)?.text === "string";
}
