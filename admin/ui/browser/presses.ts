/** Pressing a button blurs a field before the click. What blur shows waits for the click, because it would move the button away. */
let isHeld = false;
let count = 0;
let waiting: readonly (() => void)[] = [];

export function trackPresses(page: EventTarget): () => void {
  const hold = () => {
    isHeld = true;
    count++;
  };
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    const acts = waiting;
    waiting = [];
    setTimeout(() => {
      for (const act of acts) act();
    });
  };
  // A drag ends without a mouseup; a release outside of the window is over when keys are pressed.
  const ends = ["mouseup", "dragend", "drop", "keydown"];
  page.addEventListener("mousedown", hold, true);
  for (const end of ends) page.addEventListener(end, release, true);
  return () => {
    page.removeEventListener("mousedown", hold, true);
    for (const end of ends) page.removeEventListener(end, release, true);
    release();
  };
}

/** Calls back at once, or after the click of the current press. */
export function whenReleased(act: () => void): void {
  if (isHeld) waiting = [...waiting, act];
  else act();
}

/** How often somebody has pressed so far: what waited for an earlier press is not wanted any more. */
export const countPresses = (): number => count;
