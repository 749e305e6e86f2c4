import { describe, expect, it } from "vitest";
import { axeFindings, otherSchemeFindings } from "../support/axe-findings.ts";
import type { EditorTab } from "../support/editor-tab.ts";
import { visitEditor } from "../support/editor-visits.ts";
import { everything } from "../support/extent.ts";

const visit = visitEditor({ reset: true, bypassCSP: true });

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

describe("leaving", () => {
  it("warns of unsaved changes, except when they come to nothing", async () => {
    const tab = await visit.open();
    const asked: string[] = [];
    tab.page.on("dialog", (dialog) => asked.push(dialog.type()));
    await tab.edit();
    await tab.tagline.fill("Drawn with care");
    await tab.page.reload();
    await tab.edit();
    await expect.poll(() => asked).toEqual(["beforeunload"]);
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
    await expect.poll(() => tab.words()).toBe("Drawn with care");
    visit.errors.length = 0;
  });
});

describe("for a screen reader", () => {
  it("axe finds nothing on the panels, in light and dark", async () => {
    const tab = await edited();
    await tab.button("Review 1 change").click();
    await expect.poll(() => findings(tab)).toEqual([]);
    await tab.close();
    await tab.button("Import a file").click();
    await tab.page
      .getByLabel("File to import")
      .setInputFiles({ name: "site.json", mimeType: "application/json", buffer: Buffer.from('{\n "a": }') });
    await tab.dialog.getByRole("alert").waitFor();
    await expect.poll(() => findings(tab)).toEqual([]);
    await tab.close();
    await visit.site.write("site.config.json", tagline("Drawn by machine"));
    await expect.poll(() => tab.bars.textContent()).toContain("Somebody else has changed the site");
    await expect.poll(() => findings(tab)).toEqual([]);
    await tab.button("Look at both versions").click();
    await expect.poll(() => findings(tab)).toEqual([]);
    await choose(tab, "Take theirs");
    await expect.poll(() => tab.words()).toBe("Drawn by machine");
    await tab.undo(1);
    await expect.poll(() => tab.words()).toBe("Drawn with care");
  });
});
