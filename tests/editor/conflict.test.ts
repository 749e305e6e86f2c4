import { describe, expect, it } from "vitest";
import { axeFindings, otherSchemeFindings } from "../support/axe-findings.ts";
import type { EditorTab } from "../support/editor-tab.ts";
import { visitEditor } from "../support/editor-visits.ts";
import { everything } from "../support/extent.ts";

const visit = visitEditor({ reset: true, bypassCSP: true });

const config = () => visit.site.read("site.config.json");
const tagline = (text: string) => visit.original.replace("Drawn by hand", text);

/** A tab in which the tagline has been changed. */
async function edited(): Promise<EditorTab> {
  const tab = await visit.open();
  await tab.edit();
  await tab.tagline.fill("Drawn with care");
  await expect.poll(() => tab.saveState.textContent()).toBe("Not saved yet, draft kept");
  return tab;
}
const choose = async (tab: EditorTab, label: string) => {
  await tab.dialog.getByRole("radio", { name: label }).check();
  await tab.dialog.getByRole("button", { name: "Go on" }).click();
};
/** What axe finds, once nothing fades in any more: half of a fade has no contrast to be judged by. */
const findings = async ({ page }: EditorTab) => {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  return [...(await axeFindings(page)), ...(everything ? await otherSchemeFindings(page) : [])];
};
const save = (tab: EditorTab) => tab.button("Save Changes").click();

describe("a save", () => {
  it("says so, leaves edit mode and can be undone afterwards", async () => {
    const tab = await edited();
    await save(tab);
    await expect
      .poll(() => tab.notices.innerText())
      .toContain("Content Saved\n\nYour changes have been saved successfully.");
    expect(await config()).toBe(tagline("Drawn with care"));
    expect(await tab.saveState.textContent()).toBe("All changes saved");
    expect(await tab.button("Edit Content").isVisible()).toBe(true);
    await tab.undo(1);
    await expect.poll(() => tab.saveState.textContent()).toBe("Not saved yet, draft kept");
    expect(await tab.exported()).toBe(visit.original);
  });
});

describe("a file that changes on disk", () => {
  it("is followed when nothing is unsaved, with the place kept", async () => {
    const tab = await visit.open();
    await tab.page.getByRole("tab", { name: "Hero" }).click();
    await visit.site.replace("site.config.json", "A house drawn properly", "A house drawn twice");
    await expect.poll(() => tab.words(tab.page.locator("#field-hero-title"))).toBe("A house drawn twice");
    expect(await tab.page.getByRole("tab", { name: "Hero" }).getAttribute("aria-selected")).toBe("true");
    expect(await tab.saveState.textContent()).toBe("All changes saved");
    expect(await tab.exported()).toBe(await config());
    // What was half written is not followed, and nothing is lost by it.
    await visit.site.write("site.config.json", "{");
    await expect.poll(() => tab.bars.textContent()).toContain("Somebody else has changed the site");
    await visit.site.write("site.config.json", visit.original);
    await expect.poll(() => tab.words(tab.page.locator("#field-hero-title"))).toBe("A house drawn properly");
    await expect.poll(() => tab.bars.textContent()).toBe("");
  });

  it("under a change of the same thing keeps that one until somebody has seen to it", async () => {
    const tab = await edited();
    await tab.page.locator("#field-company-description").fill("Ours");
    await visit.site.write("site.config.json", tagline("Drawn by machine"));
    await save(tab);
    await tab.dialog.waitFor();
    expect(await tab.dialog.innerText()).toContain("This was changed in the file too.");
    await choose(tab, "Put my changes on top");
    await expect.poll(() => tab.words()).toBe("Drawn by machine");
    expect(await tab.words(tab.page.locator("#field-company-description"))).toBe("Ours");
    await expect
      .poll(() => tab.bars.textContent())
      .toContain("One of your changes found no place in their version.");
    await expect.poll(() => tab.saveState.textContent()).toBe("Not saved yet, draft kept");
    await tab.page.reload();
    await tab.button("Look at it").click();
    expect(await tab.dialog.locator(".unplaced").innerText()).toContain("Drawn with care");
    await tab.dialog.getByRole("button", { name: "Do it anyway" }).click();
    await tab.close();
    await expect.poll(() => tab.words()).toBe("Drawn with care");
    expect(await tab.bars.textContent()).toBe("");
  });
});

describe("leaving", () => {
  it("warns of unsaved changes, except when they come to nothing", async () => {
    const tab = await visit.open();
    const asked: string[] = [];
    tab.page.on("dialog", (dialog) => asked.push(dialog.type()));
    await tab.edit();
    await tab.tagline.fill("Drawn with care");
    await tab.page.reload();
    await tab.edit();
    expect(asked).toEqual(["beforeunload"]);
    await tab.tagline.fill("Drawn by hand");
    await tab.page.reload();
    await tab.page.locator(".content-workspace").waitFor();
    expect(asked).toEqual(["beforeunload"]);
  });
});

describe("a screen that fails", () => {
  it("leaves the work and the other screens alone", async () => {
    const tab = await edited();
    await tab.page.evaluate(() => {
      // The pages' screen measures itself, so it can't be drawn without this.
      Object.assign(window, { measures: ResizeObserver, ResizeObserver: undefined });
    });
    await tab.page.getByRole("link", { name: "Pages", exact: true }).click();
    await tab.page.getByText("This screen has stopped working").waitFor();
    expect(await tab.exported()).toBe(tagline("Drawn with care"));
    await tab.page.evaluate(() => {
      Object.assign(window, { ResizeObserver: (window as unknown as { measures: unknown }).measures });
    });
    await tab.page.getByRole("link", { name: "Content", exact: true }).click();
    expect(await tab.words()).toBe("Drawn with care");
    visit.errors.length = 0;
  });
});

describe("for a screen reader", () => {
  it("axe finds nothing on the panels, in light and dark", async () => {
    const tab = await edited();
    await tab.button("Review 1 change").click();
    expect(await findings(tab)).toEqual([]);
    await tab.close();
    await tab.button("Import a file").click();
    await tab.page
      .getByLabel("File to import")
      .setInputFiles({ name: "site.json", mimeType: "application/json", buffer: Buffer.from('{\n "a": }') });
    await tab.dialog.getByRole("alert").waitFor();
    expect(await findings(tab)).toEqual([]);
    await tab.close();
    await visit.site.write("site.config.json", tagline("Drawn by machine"));
    await expect.poll(() => tab.bars.textContent()).toContain("Somebody else has changed the site");
    expect(await findings(tab)).toEqual([]);
    await tab.button("Look at both versions").click();
    expect(await findings(tab)).toEqual([]);
    await choose(tab, "Take theirs");
    await expect.poll(() => tab.words()).toBe("Drawn by machine");
    await tab.undo(1);
    await expect.poll(() => tab.words()).toBe("Drawn with care");
  });
});
