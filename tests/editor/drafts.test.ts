import { describe, expect, it } from "vitest";
import { downloaded } from "../support/downloaded.ts";
import type { EditorTab } from "../support/editor-tab.ts";
import { visitEditor } from "../support/editor-visits.ts";
import { everything, seedOf } from "../support/extent.ts";
import { randomNumbers } from "../support/random-numbers.ts";
import { changeStoredDraft } from "../support/stored-drafts.ts";

const visit = visitEditor();

const draftKept = (tab: EditorTab) =>
  expect.poll(() => tab.saveState.textContent()).toBe("Not saved yet, draft kept");

describe("a draft", () => {
  it("brings back what was typed after a reload, with its undo; it can be discarded, and that undone", async () => {
    const tab = await visit.open();
    await tab.edit();
    await tab.tagline.fill("Drawn with care");
    await tab.page.locator("#field-company-description").fill("Ours");
    const changed = await tab.exported();
    await tab.page.reload();
    await expect.poll(() => tab.notices.textContent()).toMatch(/^Your unsaved changes from .* are back\./);
    expect(await tab.exported()).toBe(changed);
    await tab.button("Discard them").click();
    await expect.poll(() => tab.words()).toBe("Drawn by hand");
    await expect.poll(() => tab.saveState.textContent()).toBe("All changes saved");
    await tab.notices.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => tab.words()).toBe("Drawn with care");
    await tab.undo(2);
    expect(await tab.exported()).toBe(visit.original);
    await expect.poll(() => tab.page.locator('[aria-label="Undo"]').isDisabled()).toBe(true);
  });

  it("brings back a text that was on the screen when its tab is killed at whichever moment", async () => {
    const random = randomNumbers(seedOf(7));
    let before = "Drawn by hand";
    for (let round = 0; round < (everything ? 3 : 2); round++) {
      const tab = await visit.open();
      await expect.poll(() => tab.words()).toBe(before);
      await tab.edit();
      await tab.tagline.press("End");
      const typed = [before];
      for (let keys = 5 + Math.floor(random() * 15); keys > 0; keys--) {
        await tab.page.keyboard.type(String.fromCharCode(97 + Math.floor(random() * 26)));
        typed.push(await tab.words());
      }
      if (round % 2 === 0) {
        const session = await visit.context.newCDPSession(tab.page);
        void session.send("Page.crash").catch(() => undefined);
        await tab.page.waitForEvent("crash");
      }
      await tab.page.close({ runBeforeUnload: false });
      const next = await visit.open();
      before = await next.words();
      expect(typed).toContain(before);
      await next.page.close({ runBeforeUnload: false });
    }
  });
});

describe("a draft that can't be opened", () => {
  async function withDraft(change: Record<string, unknown>): Promise<EditorTab> {
    const tab = await visit.open();
    await tab.edit();
    await tab.tagline.fill("Drawn with care");
    await draftKept(tab);
    await changeStoredDraft(tab.page, change);
    return tab;
  }
  async function fileFrom(tab: EditorTab, name: string): Promise<string> {
    const [download] = await Promise.all([tab.page.waitForEvent("download"), tab.button(name).click()]);
    return String(await downloaded(download));
  }

  it("does not lock its owner out when the editor does not live through opening it", async () => {
    const tab = await withDraft({});
    await tab.page.addInitScript(() => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (name) {
        return name.startsWith("blockwork opening") ? "2" : getItem.call(this, name);
      };
    });
    await tab.page.reload();
    await tab.page
      .getByRole("heading", { name: "The editor did not finish opening the last times" })
      .waitFor();
    expect(JSON.parse(await fileFrom(tab, "Download my changes"))).toMatchObject({ format: 2 });
    await tab.button("Start from the saved site").click();
    await expect.poll(() => tab.words()).toBe("Drawn by hand");
    await expect.poll(() => tab.bars.textContent()).toContain("You started from the saved site.");
    expect(JSON.parse(await fileFrom(tab, "Download them"))).toMatchObject({ format: 2, cursor: 1 });
  });
});

describe("a browser whose storage is full", () => {
  it("is told about as long as it is so, and export still works", async () => {
    await visit.context.clock.install();
    const page = await visit.context.newPage();
    await page.goto(`${visit.site.url}/`);
    const session = await visit.context.newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: visit.site.url, quotaSize: 1 });
    const tab = await visit.open();
    await tab.edit();
    await tab.tagline.fill("Drawn with care");
    await expect.poll(() => tab.bars.textContent()).toContain("This browser keeps no drafts");
    await expect.poll(() => tab.saveState.textContent()).toBe("Not saved, and no draft can be kept");
    // Longer than a notice stays, or a draft waits.
    await visit.context.clock.runFor(7000);
    await expect.poll(() => tab.bars.textContent()).toContain("Export or save before you close it.");
    expect(await tab.exported()).toBe(visit.original.replace("Drawn by hand", "Drawn with care"));
  });
});
