import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import type { EditorTab } from "../support/editor-tab.ts";
import { visitEditor } from "../support/editor-visits.ts";
import { cases } from "../support/extent.ts";

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
  return axeFindings(page);
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

  it.each([
    ["403", 403, { error: "Only this page may save." }, "Only this page may save."],
    ["a server that is gone", 0, {}, "The development server does not answer."],
  ])("that fails is told for as long as it is so, and loses nothing: %s", async (_, status, body, words) => {
    const tab = await edited();
    await tab.page.route("**/__blockwork/config", (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, json: body }),
    );
    await save(tab);
    await expect.poll(() => tab.notices.textContent()).toContain(words);
    await expect.poll(() => tab.saveState.textContent()).toContain(`Not saved. ${words}`);
    await tab.tagline.fill("Drawn with more care");
    expect(await tab.saveState.textContent()).toContain(words);
    await tab.page.unroute("**/__blockwork/config");
    await save(tab);
    await expect.poll(() => tab.saveState.textContent()).toBe("All changes saved");
    expect(await tab.notices.textContent()).not.toContain(words);
    expect(await config()).toBe(tagline("Drawn with more care"));
  });

  it("of what can't be published opens the problems", async () => {
    const tab = await edited();
    await tab.page.locator("#field-company-name").fill("");
    await save(tab);
    await tab.page.getByRole("dialog", { name: "Problems" }).waitFor();
    expect(await tab.saveState.textContent()).toContain("Kept as a draft: Company");
    expect(await config()).toBe(visit.original);
    // Once it is edited, that says nothing of it any more.
    await tab.close();
    await tab.page.locator("#field-company-name").fill("Small & Sons");
    expect(await tab.saveState.textContent()).toContain("Not saved yet");
    await expect.poll(() => tab.notices.textContent()).toBe("");
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
    await expect.poll(() => tab.bars.textContent()).toContain("The file has changed on disk");
    await visit.site.write("site.config.json", visit.original);
    await expect.poll(() => tab.words(tab.page.locator("#field-hero-title"))).toBe("A house drawn properly");
    await expect.poll(() => tab.bars.textContent()).toBe("");
  });

  it.each([
    ["Put my changes on top", "Drawn with care", "A house drawn twice"],
    ["Keep mine", "Drawn with care", "A house drawn properly"],
    ["Take the one on disk", "Drawn by hand", "A house drawn twice"],
  ])("under unsaved changes is a choice, with both versions shown: %s", async (label, line, title) => {
    const tab = await edited();
    await visit.site.replace("site.config.json", "A house drawn properly", "A house drawn twice");
    await expect.poll(() => tab.bars.textContent()).toContain("The file has changed on disk");
    await tab.button("Look at both versions").click();
    const [mine, theirs] = await tab.dialog.locator(".conflict-versions > section").all();
    expect(await mine?.locator("del, ins").allTextContents()).toEqual(["by hand", "with care"]);
    expect(await theirs?.locator("del, ins").allTextContents()).toEqual(["properly", "twice"]);
    await tab.button("Decide later").click();
    expect(await tab.words()).toBe("Drawn with care");
    await save(tab);
    await choose(tab, label);
    await expect.poll(() => tab.words()).toBe(line);
    expect(await config()).toBe(visit.original.replace("A house drawn properly", "A house drawn twice"));
    if (label !== "Take the one on disk") {
      await save(tab);
      await expect.poll(() => tab.saveState.textContent()).toBe("All changes saved");
    }
    expect(await config()).toBe(tagline(line).replace("A house drawn properly", title));
    // The version that was not chosen is an undo away.
    if (label === "Put my changes on top") return;
    await tab.undo(1);
    await expect.poll(() => tab.words()).toBe(label === "Keep mine" ? "Drawn by hand" : "Drawn with care");
  });

  it("while the editor is closed is a choice when it opens", async () => {
    const tab = await edited();
    await tab.page.close({ runBeforeUnload: false });
    await visit.site.replace("site.config.json", "A house drawn properly", "A house drawn twice");
    const next = await visit.open();
    await next.page.getByRole("dialog", { name: "The file has changed on disk" }).waitFor();
    await choose(next, "Put my changes on top");
    await expect.poll(() => next.words()).toBe("Drawn with care");
    await save(next);
    await expect
      .poll(config)
      .toBe(tagline("Drawn with care").replace("A house drawn properly", "A house drawn twice"));
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
      .toContain("One of your changes found no place in the file.");
    await setTimeout(600);
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

describe("the review of changes", () => {
  it("undoes each alone, all, and brings them back", async () => {
    const tab = await edited();
    await tab.page.locator("#field-company-description").fill("Ours");
    await tab.button("Review 2 changes").click();
    await tab.dialog.getByRole("button", { name: "Undo this: Company, changed the tagline" }).click();
    await tab.dialog.getByText("Undone. Company: changed the tagline").waitFor();
    await tab.dialog.getByRole("button", { name: "Bring it back" }).click();
    await tab.dialog.getByRole("button", { name: "Undo this: Company, changed the tagline" }).waitFor();
    await tab.dialog.getByRole("button", { name: "Undo all" }).click();
    await tab.dialog.getByText("Nothing is different from the saved site.").waitFor();
    await tab.dialog.getByRole("button", { name: "Bring it back" }).click();
    await tab.dialog.getByRole("button", { name: "Show" }).last().click();
    await expect
      .poll(() => tab.page.evaluate(() => document.activeElement?.id))
      .toBe("field-company-description");
  });
});

describe("a screen that fails", () => {
  it("leaves the work and the other screens alone", async () => {
    const tab = await edited();
    await tab.page.evaluate(() => {
      // The pages' screen measures itself, so it can't be drawn without this.
      Object.assign(window, { ResizeObserver: undefined });
    });
    await tab.page.getByRole("link", { name: "Pages", exact: true }).click();
    await tab.page.getByText("This screen has stopped working").waitFor();
    expect(await tab.exported()).toBe(tagline("Drawn with care"));
    await tab.page.getByRole("link", { name: "Content", exact: true }).click();
    expect(await tab.words()).toBe("Drawn with care");
    visit.errors.length = 0;
  });
});

describe("for a screen reader, in light and dark", () => {
  it.each(cases(["dark"], ["light"]))("axe finds nothing on the panels: %s", async (colorScheme) => {
    const tab = await edited();
    await tab.page.emulateMedia({ colorScheme });
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
    await expect.poll(() => tab.bars.textContent()).toContain("The file has changed on disk");
    expect(await findings(tab)).toEqual([]);
    await tab.button("Look at both versions").click();
    expect(await findings(tab)).toEqual([]);
  });
});
