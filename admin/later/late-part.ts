import { loadEditing } from "../edits/load-editing.ts";
import { loadLateMessages } from "../messages/messages.ts";

/** Code that comes after the first screen. */
export interface LatePart<Part> {
  /** Loads it, with what it needs. Rejects where that can't be done; the next call tries again. */
  get(): Promise<void>;
  /** Missing until `get` has resolved. */
  part(): Part | undefined;
}

/** What makes ready the parts that are not yet. */
const unready = new Set<() => Promise<void>>();
let isIdle = false;

/** Makes all parts ready, one after the other, also those that are named from now on: they are then shown at once. */
export async function makePartsReady(): Promise<void> {
  isIdle = true;
  for (const makeReady of unready) {
    unready.delete(makeReady);
    await makeReady();
  }
}

/** Loads what every part behind the first screen needs: their texts and styles, and what makes edits. */
export async function loadForParts(): Promise<void> {
  await Promise.all([loadLateMessages(), loadEditing(), import("../styles/late.scss")]);
}

/** When a part is loaded: as the first screen, which needs nothing else; when there is time; or only when it is asked for. */
export type WhenLoaded = "first" | "idle" | "asked";

/** A part that is loaded when it is asked for, or before, once there is nothing else to do. */
export function latePart<Part>(load: () => Promise<Part>, when: WhenLoaded = "idle"): LatePart<Part> {
  let part: Part | undefined;
  const get = async () => {
    if (part) return;
    [part] = await Promise.all([load(), when === "first" ? undefined : loadForParts()]);
  };
  // What could not be loaded is told when it is shown.
  if (when !== "asked") unready.add(() => get().catch(() => undefined));
  if (isIdle) void makePartsReady();
  return { get, part: () => part };
}
