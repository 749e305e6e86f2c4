import { describe, expect, it } from "vitest";
import { downloaded } from "../support/downloaded.ts";
import type { EditorTab } from "../support/editor-tab.ts";
import { visitEditor } from "../support/editor-visits.ts";
import { everything } from "../support/extent.ts";
import { randomNumbers } from "../support/random-numbers.ts";
import { changeStoredDraft, storedDrafts } from "../support/stored-drafts.ts";

const visit = visitEditor();

const draftKept = (tab: EditorTab) =>
  expect.poll(() => tab.saveState.textContent()).toBe("Not saved yet, draft kept");

/** The site with blocks, items and texts in other places. */
function rearranged(): string {
  const config = JSON.parse(visit.original) as {
    site: { company: { name: string }; frame: { props: { links: unknown[] } }[] };
    pages: { title: string; blocks: { id: string; hidden?: boolean; props: Record<string, unknown> }[] }[];
  };
  const [home, contact] = config.pages;
  if (!home || !contact) throw new Error("The site has lost its pages.");
  const [first, projects, guides, questions] = home.blocks;
  if (!first || !projects || !guides || !questions) throw new Error("The page has lost its blocks.");
  home.blocks = [questions, first, { ...projects, hidden: true }];
  questions.props.title = "Answers";
  (questions.props.items as unknown[]).reverse();
  (questions.props.items as unknown[]).push({ question: "Do you travel?", answer: "Yes." });
  contact.title = "Write to us";
  config.site.frame[0]?.props.links.reverse();
  config.site.company.name = "Small & Daughters";
  return JSON.stringify(config);
}

describe("a draft", () => {
  it("brings 30 mixed edits back after a reload, and 30 undos the original bytes", async () => {
    const tab = await visit.open();
    let edits = 0;
    await tab.button("Import a file").click();
    await tab.page
      .getByLabel("File to import")
      .setInputFiles({ name: "site.json", mimeType: "application/json", buffer: Buffer.from(rearranged()) });
    await expect.poll(() => tab.notices.textContent()).toContain("Content Imported");
    edits++;
    await tab.button(/^Review \d+ changes$/).click();
    while (edits < 8) {
      await tab.dialog
        .getByRole("button", { name: /^Undo this/ })
        .first()
        .click();
      edits++;
      await tab.dialog.getByText("Undone.").waitFor();
    }
    await tab.close();
    await tab.edit();
    const fields = ["name", "tagline", "description"].map((name) =>
      tab.page.locator(`#field-company-${name}`),
    );
    while (edits < 29) {
      await fields[edits % 3]?.fill(`Words number ${edits}`);
      edits++;
    }
    await tab.page.getByRole("tab", { name: "Hero" }).click();
    await tab.page.locator("#field-hero-title").fill("A title");
    edits++;
    const changed = await tab.exported();
    await tab.page.reload();
    await expect.poll(() => tab.notices.textContent()).toMatch(/^Your unsaved changes from .* are back\./);
    expect(await tab.exported()).toBe(changed);
    await tab.undo(edits);
    expect(edits).toBe(30);
    expect(await tab.exported()).toBe(visit.original);
    expect(await tab.page.locator('[aria-label="Undo"]').isDisabled()).toBe(true);
    // The log is there as a whole: what was undone is too.
    await draftOf(tab, { cursor: 0 });
    await tab.page.reload();
    for (let time = 0; time < edits; time++) await tab.page.locator('[aria-label="Redo"]').click();
    expect(await tab.exported()).toBe(changed);
  });

  it("can be discarded, and that undone", async () => {
    const tab = await visit.open();
    await tab.edit();
    await tab.tagline.fill("Drawn with care");
    await draftKept(tab);
    await tab.page.reload();
    await tab.button("Discard them").click();
    await expect.poll(() => tab.words()).toBe("Drawn by hand");
    expect(await tab.saveState.textContent()).toBe("All changes saved");
    await tab.notices.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => tab.words()).toBe("Drawn with care");
  });

  it("brings back a text that was on the screen when its tab is killed at whichever moment", async () => {
    const random = randomNumbers(7);
    let before = "Drawn by hand";
    for (let round = 0; round < (everything ? 6 : 2); round++) {
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

/** What the draft that is kept has in it. */
async function draftOf(tab: EditorTab, wanted: Record<string, unknown>) {
  const draft = async () =>
    Object.entries(await storedDrafts(tab.page)).find(([key]) => key.includes(" draft "))?.[1];
  await expect.poll(draft).toMatchObject(wanted);
}

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

  it.each([
    ["The draft in this browser is damaged.", { steps: "none" }],
    ["The draft in this browser was made by a newer release of Blockwork.", { schemaVersion: 99 }],
    ["The draft in this browser could not be repeated", { steps: [{ edit: { kind: "dance" }, at: 0 }] }],
  ])("is put aside, to be downloaded: %s", async (reason, change) => {
    const tab = await withDraft(change);
    await tab.page.reload();
    await expect.poll(() => tab.bars.textContent()).toContain(reason);
    expect(await tab.words()).toBe("Drawn by hand");
    expect(JSON.parse(await fileFrom(tab, "Download them"))).toMatchObject(change);
    // It is there until somebody has seen to it, and does not stand in the way of another.
    await tab.edit();
    await tab.tagline.fill("Drawn again");
    await draftKept(tab);
    await tab.page.reload();
    await expect.poll(() => tab.words()).toBe("Drawn again");
    await tab.button("Delete them").click();
    expect(await tab.bars.textContent()).toBe("");
    await tab.page.reload();
    await expect.poll(() => tab.words()).toBe("Drawn again");
    expect(await tab.bars.textContent()).toBe("");
  });

  it("does not lock its owner out when the editor does not live through opening it", async () => {
    const tab = await withDraft({});
    await tab.page.addInitScript(() => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (name) {
        return name.startsWith("blockwork opening") ? "2" : getItem.call(this, name);
      };
    });
    await tab.page.reload();
    await tab.page.getByRole("heading", { name: "The editor could not open your unsaved changes" }).waitFor();
    expect(JSON.parse(await fileFrom(tab, "Download my changes"))).toMatchObject({ format: 1 });
    await tab.button("Start from the saved site").click();
    await expect.poll(() => tab.words()).toBe("Drawn by hand");
    await expect.poll(() => tab.bars.textContent()).toContain("You started from the saved site.");
    expect(JSON.parse(await fileFrom(tab, "Download them"))).toMatchObject({ format: 1, cursor: 1 });
  });
});

describe("a browser that keeps nothing", () => {
  const refusals: [string, () => Promise<unknown>][] = [
    [
      "because it refuses",
      () =>
        visit.context.addInitScript(() => {
          IDBFactory.prototype.open = () => {
            throw new DOMException("The operation is insecure.", "SecurityError");
          };
        }),
    ],
    [
      "because it is full",
      async () => {
        const page = await visit.context.newPage();
        await page.goto(`${visit.site.url}/`);
        const session = await visit.context.newCDPSession(page);
        await session.send("Storage.overrideQuotaForOrigin", { origin: visit.site.url, quotaSize: 1 });
      },
    ],
  ];
  it.each(refusals)("%s is told about as long as it is so, and export still works", async (_, refuse) => {
    await visit.context.clock.install();
    await refuse();
    const tab = await visit.open();
    await tab.edit();
    await tab.tagline.fill("Drawn with care");
    await expect.poll(() => tab.bars.textContent()).toContain("This browser keeps no drafts");
    await expect.poll(() => tab.saveState.textContent()).toBe("Not saved, and no draft can be kept");
    // Longer than a notice stays, or a draft waits.
    await visit.context.clock.runFor(7000);
    expect(await tab.bars.textContent()).toContain("Export or save before you close it.");
    const text = await tab.exported();
    expect(text).toBe(visit.original.replace("Drawn by hand", "Drawn with care"));
  });
});
