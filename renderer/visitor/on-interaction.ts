import { isDataSaverOn } from "../../blocks/_kit/islands/data-saver.ts";

export type Load = () => Promise<() => unknown>;

const signs = ["pointerover", "focusin", "touchstart", "keydown"];
const changes = ["input", "change"];
const actions = ["click", "submit"];
const replayedKeys = /^(Arrow|Home|End|Page|Esc)/;
const timeoutMs = 5000;

export function onInteraction(element: HTMLElement, load: Load): () => void {
  const inactive = new AbortController();
  let loading = false;
  let replaying = false;
  // Impatient clicks count as one.
  const captured = new Map<Element, () => void>();
  let pressed: KeyboardEvent | undefined;

  const replay = () => {
    const acts = [...captured.values()];
    captured.clear();
    element.ariaBusy = null;
    replaying = true;
    for (const act of acts) act();
    replaying = false;
  };
  const onLoaded = async (run: () => unknown) => {
    await run();
    inactive.abort();
    pressed?.target?.dispatchEvent(new KeyboardEvent("keydown", pressed));
  };
  const onLoadError = () => {
    loading = false;
    // The next action may find the network back; a mere sign is not worth another request.
    for (const type of signs) element.removeEventListener(type, onSign);
  };
  const onSign = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (replayedKeys.test(key)) pressed = event as KeyboardEvent;
    activate();
  };
  const activate = () => {
    if (loading) return;
    loading = true;
    load().then(onLoaded, onLoadError).finally(replay);
  };
  const capture = (event: Event) => {
    const { type, target } = event;
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    const control = (target as Element).closest<HTMLElement>(type === "submit" ? "form" : "a,button");
    // A click that opens a new tab is the browser's.
    if (replaying || !control || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event as SubmitEvent;
    captured.set(control, () =>
      type === "submit" ? (control as HTMLFormElement).requestSubmit(submitter) : control.click(),
    );
    element.ariaBusy = "true";
    onSign(event);
    const { form, type: kind, tagName } = control as HTMLButtonElement;
    if (form ? kind === "submit" : tagName !== "BUTTON") setTimeout(replay, timeoutMs);
  };
  const { signal } = inactive;
  if (!isDataSaverOn())
    for (const type of signs) element.addEventListener(type, onSign, { passive: true, signal });
  for (const type of changes) element.addEventListener(type, activate, { passive: true, signal });
  for (const type of actions) element.addEventListener(type, capture, { capture: true, signal });
  return activate;
}
