/**
 * A press takes the focus away when it begins, and is a click only where it ends on the same thing. So what is shown because
 * a field was left waits until then: it would push away what is being pressed.
 */
let isHeld = false;
let waiting: readonly (() => void)[] = [];

/** Takes note of when something on a page is held pressed, by a mouse or what acts as one. Gives what ends it. */
export function followPresses(page: EventTarget): () => void {
  const hold = () => {
    isHeld = true;
  };
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    const acts = waiting;
    waiting = [];
    // The click comes right behind.
    setTimeout(() => {
      for (const act of acts) act();
    });
  };
  // What is dragged ends in no other way; and what ended elsewhere is over when keys are pressed.
  const ends = ["mouseup", "dragend", "drop", "keydown"];
  page.addEventListener("mousedown", hold, true);
  for (const end of ends) page.addEventListener(end, release, true);
  return () => {
    page.removeEventListener("mousedown", hold, true);
    for (const end of ends) page.removeEventListener(end, release, true);
    release();
  };
}

/** Calls back at once, or after the click of what is held pressed. */
export function whenReleased(act: () => void): void {
  if (isHeld) waiting = [...waiting, act];
  else act();
}
