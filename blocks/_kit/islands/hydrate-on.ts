/**
 * When the code of an island or an enhancement is loaded: `interaction` at the first sign that a visitor is about to use
 * it (pointer over it, focus, touch, key), `visible` when it comes near the screen, `idle` when the browser has nothing
 * to do, `load` at once, `query` at once where the address has a query, else like `interaction`, `call` when other code
 * asks for it by name.
 */
export type HydrateOn = "interaction" | "visible" | "idle" | "load" | "query" | "call";

/** Marks an element whose block has an enhance.ts, under its name in blocks/islands.ts. */
export function enhanced(name: string, hydrateOn: HydrateOn) {
  return { "data-enhance": name, "data-hydrate-on": hydrateOn };
}

/** Loads and runs what has this name and waits to be called. */
export function activate(name: string): void {
  document.dispatchEvent(new CustomEvent("blockwork:activate", { detail: name }));
}
