import { describe, expect, it } from "vitest";
import type { EditorTab } from "../support/editor-tab.ts";
import { visitEditor } from "../support/editor-visits.ts";

const elsewhere = "This site is open in another tab. Work there, or take over here.";

const visit = visitEditor({ reset: true });

const isReadOnly = async (tab: EditorTab) => (await tab.saveState.textContent()) === "Read only";
/** Adds a word to the tagline, and answers once it is on the screen. */
async function add(tab: EditorTab, word: string): Promise<string> {
  await tab.edit();
  const text = `${await tab.words()} ${word}`;
  await tab.tagline.fill(text);
  await expect.poll(() => tab.words()).toBe(text);
  return text;
}

describe("a second tab", () => {
  it("opens as ever when the first one was closed, reloaded or killed", async () => {
    const first = await visit.open();
    await add(first, "twice");
    await first.page.reload();
    await expect.poll(() => first.words()).toBe("Drawn by hand twice");
    await expect.poll(() => isReadOnly(first)).toBe(false);
    await first.page.close({ runBeforeUnload: false });
    const second = await visit.open();
    await expect.poll(() => isReadOnly(second)).toBe(false);
    const session = await visit.context.newCDPSession(second.page);
    void session.send("Page.crash").catch(() => undefined);
    await second.page.waitForEvent("crash");
    const third = await visit.open();
    await expect.poll(() => third.words()).toBe("Drawn by hand twice");
    await expect.poll(() => isReadOnly(third)).toBe(false);
  });

  it("takes the place of one that does not answer any more, which then can't write over it", async () => {
    const first = await visit.open();
    await add(first, "twice");
    await expect.poll(() => first.saveState.textContent()).toBe("Not saved yet, draft kept");
    // A tab that hangs, here for an answer: it neither hears the other one nor writes.
    let answer = () => {};
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    await first.page.route("**/hang", async (route) => {
      await answered;
      await route.fulfill({ body: "" });
    });
    const hanging = first.page.evaluate(() => {
      const request = new XMLHttpRequest();
      request.open("GET", "/hang", false);
      request.send();
    });
    const second = await visit.open();
    await second.button("Take over here").click();
    await expect.poll(() => isReadOnly(second)).toBe(false);
    await add(second, "more");
    answer();
    await hanging;
    await expect.poll(() => first.bars.textContent()).toContain(elsewhere);
    await expect.poll(() => second.saveState.textContent()).toBe("Not saved yet, draft kept");
    await second.page.reload();
    await expect.poll(() => second.words()).toBe("Drawn by hand twice more");
  });
});
