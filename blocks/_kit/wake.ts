/**
 * When the code of a sleeping part of a page arrives: `interaction` at the first sign that a visitor means it
 * (pointer over it, focus, touch, key), `visible` when it comes near the screen, `idle` when the browser has
 * nothing to do, `load` at once, `call` when other code asks for it by name.
 */
export type Wake = "interaction" | "visible" | "idle" | "load" | "call";

/** Marks an element whose block has an enhance.ts, under its name in blocks/islands.ts. */
export function enhanced(name: string, wake: Wake) {
  return { "data-enhance": name, "data-wake": wake };
}

/** Wakes whatever of this name sleeps until it is called. */
export function callAwake(name: string): void {
  document.dispatchEvent(new CustomEvent("blockwork:wake", { detail: name }));
}
