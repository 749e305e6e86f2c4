import { loadEditing } from "../edits/load-editing.ts";
import { loadLateMessages } from "../messages/messages.ts";

/** Code that comes after the first screen. */
export interface LatePart<Part> {
  /** Loads it, its texts and styles, and what makes edits. Rejects where that can't be done; the next call tries again. */
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

/** A part that is loaded when it is asked for, or before, once there is nothing else to do. */
export function latePart<Part>(load: () => Promise<Part>, when: "idle" | "asked" = "idle"): LatePart<Part> {
  let part: Part | undefined;
  const get = async () => {
    if (part) return;
    const others = [loadLateMessages(), loadEditing(), import("../styles/late.scss")];
    [part] = await Promise.all([load(), ...others]);
  };
  // What could not be loaded is told when it is shown.
  if (when === "idle") unready.add(() => get().catch(() => undefined));
  if (isIdle) void makePartsReady();
  return { get, part: () => part };
}
