type Editing = typeof import("./editing.ts");

let loaded: Editing | undefined;

/** Loads the code that makes edits: a site is shown without it. Rejects where it can't be loaded; the next call tries again. */
export async function loadEditing(): Promise<void> {
  loaded ??= await import("./editing.ts");
}

/** Whether `editing` can be asked for. */
export function hasEditing(): boolean {
  return loaded !== undefined;
}

/** Throws before `loadEditing` has resolved. */
export function editing(): Editing {
  if (!loaded) throw new Error("The code that makes edits is not loaded.");
  return loaded;
}
