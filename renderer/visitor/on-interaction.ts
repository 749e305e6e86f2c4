import { savesData } from "../../blocks/_kit/saves-data.ts";

/** Fetches the code of a sleeping part; what it gives brings the part to life. Rejects if there is no network. */
export type Load = () => Promise<() => unknown>;

/** Signs that a visitor is about to use something: enough to fetch its code, not yet an action. */
const signs = ["pointerover", "focusin", "touchstart", "keydown"];
/** Actions that are held back until the code is there, then done again. */
const actions = ["click", "submit"];
/** Keys that a part may answer to; the others type, or become a click. */
const answerable = /^(Arrow|Home|End|Page|Esc)/;
/** How long a link or a form waits for code before it does what it does without, in milliseconds. */
const patience = 5000;

/**
 * Wakes a part of the page at the first sign that a visitor means it. What a visitor does before the code is
 * there is done once it is, or, where the code can't be had, left to the browser as if there were no script.
 */
export function onInteraction(element: HTMLElement, load: Load): void {
  const asleep = new AbortController();
  let loading = false;
  let letting = false;
  let held: (() => void) | undefined;
  let pressed: KeyboardEvent | undefined;

  const goOn = () => {
    const act = held;
    held = undefined;
    element.ariaBusy = null;
    letting = true;
    act?.();
    letting = false;
  };
  const rouse = async (run: () => unknown) => {
    await run();
    asleep.abort();
    pressed?.target?.dispatchEvent(new KeyboardEvent("keydown", pressed));
  };
  const sleepOn = () => {
    loading = false;
    // The next action may find the network back; a mere sign is not worth another request.
    for (const type of signs) element.removeEventListener(type, wake);
  };
  const wake = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (answerable.test(key)) pressed = event as KeyboardEvent;
    if (loading) return;
    loading = true;
    load().then(rouse, sleepOn).finally(goOn);
  };
  const hold = (event: Event) => {
    const { type, target } = event;
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    const control = (target as Element).closest<HTMLElement>(type === "submit" ? "form" : "a, button");
    // A click that opens a new tab goes its own way.
    if (letting || !control || ctrlKey || metaKey || shiftKey || altKey) return;
    const { form, type: kind } = control as HTMLButtonElement;
    // A click that submits is held as the submission that follows, once the browser has checked the fields.
    if (form && kind === "submit") return;
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event as SubmitEvent;
    held = () =>
      type === "submit" ? (control as HTMLFormElement).requestSubmit(submitter) : control.click();
    element.ariaBusy = "true";
    wake(event);
    if (control.tagName !== "BUTTON") setTimeout(goOn, patience);
  };
  const { signal } = asleep;
  if (!savesData()) for (const type of signs) element.addEventListener(type, wake, { passive: true, signal });
  for (const type of actions) element.addEventListener(type, hold, { capture: true, signal });
}
