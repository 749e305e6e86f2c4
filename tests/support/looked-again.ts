import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Waits until a published editor, whose clock is installed, has looked at the host and says how far it is with what was sent. */
export async function lookedAgain(saveState: Locator, words: RegExp): Promise<void> {
  const read = async () => {
    // Longer than it waits before it looks again.
    await saveState.page().clock.fastForward(10_000);
    return saveState.textContent();
  };
  await expect.poll(read, { interval: 250 }).toMatch(words);
}
