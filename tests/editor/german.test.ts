import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages as conflicts } from "../../editing/messages/compiled/de-conflicts.ts";
import { schemaTexts } from "../../editing/messages/compiled/de-schemas.ts";
import { editorScreens } from "../support/editor-screens.ts";
import { german as de, english as en } from "../support/editor-words.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";
import { textsOnScreen } from "../support/texts-on-screen.ts";

let editor: OpenEditor;
beforeAll(async () => {
  editor = await openEditor({ site: "tests/fixtures/small-site" });
});
afterAll(() => editor.close());

const german: BrowserContextOptions = { locale: "de-DE" };

/** The texts of a catalogue; what is filled in is left open. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  // A number that is one, and a yes and a no, have words of their own.
  if (typeof value === "function")
    return [anything(hole), anything(hole, true), anything(1)].map((given) => String(value(given)));
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
const hole = "\u{1}";

/** Arguments of a message: the same for each, but for what is true or false. */
function anything(value: string | number, flag = false): object {
  return new Proxy({}, { get: (_, name) => (/^(?:is|can|has)[A-Z]/.test(String(name)) ? flag : value) });
}

/** A text of the catalogue as a pattern; nothing for one whose own words are too few to be told from a site's. */
function patternOf(text: string): readonly RegExp[] {
  const fixed = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (fixed < (text.includes(hole) ? 2 : 1)) return [];
  const [first = "", ...parts] = text.trim().split(hole).map(escaped);
  return [new RegExp(`^${[first, ...parts].join(".+")}$`, "u")];
}
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const inBoth = new Set(textsOf(de));
const english = textsOf({ ...en, locale: undefined })
  .filter((text) => !inBoth.has(text))
  .flatMap(patternOf);
const ofSchemas = Object.entries({ ...schemaTexts.titles, ...schemaTexts.descriptions })
  .filter(([text, translated]) => text !== translated)
  .map(([text]) => text);

describe("the editor in a German browser", () => {
  /** The words of the site itself, which stay as they are. */
  let own: string;
  /** Where the screens are shown, one after the other. */
  let window: Page;
  beforeAll(async () => {
    window = await editor.newWindow("#/content/company", german);
    const response = await fetch(`${editor.address}/__blockwork/content`, {
      headers: { "sec-fetch-site": "same-origin" },
    });
    const { config, model, entries } = (await response.json()) as Record<string, unknown>;
    own = JSON.stringify([config, model, entries]);
  });
  afterAll(() => window.context().close());

  const englishOn = async (page: Page) => {
    const texts = await textsOnScreen(page);
    expect(texts.length).toBeGreaterThan(20);
    return texts.filter(
      (text) =>
        !own.includes(JSON.stringify(text).slice(1, -1)) &&
        (english.some((pattern) => pattern.test(text)) || ofSchemas.includes(text)),
    );
  };

  it.each(editorScreens)("has no English on its screen: $name", async ({ address, open }) => {
    await editor.follow(window, address);
    await open?.(window, de);
    await expect.poll(() => window.getAttribute("html", "lang")).toBe("de");
    await expect.poll(() => englishOn(window)).toEqual([]);
  });

  it("has none in what was changed, in an undo and in a conflict", async () => {
    const page = await editor.newWindow("#/content/company", german);
    await page.getByRole("button", { name: de.content.edit }).click();
    await page.locator("#field-company-tagline").fill("Von Hand gezeichnet");
    await page.locator(".top-bar-review button").last().click();
    await page.getByRole("dialog", { name: de.review.title }).waitFor();
    expect(await englishOn(page)).toEqual([]);
    await expect.poll(() => page.getByRole("dialog").innerText()).toContain("Tagline");
    await page.getByRole("dialog").getByText(de.review.undoThis, { exact: true }).first().click();
    expect(await englishOn(page)).toEqual([]);
    await page.locator(`dialog [aria-label="${de.preview.close}"]`).click();
    await page.locator("#field-company-tagline").fill("Von Hand");
    const text = await editor.configText();
    await writeFile(join(editor.root, "site.config.json"), text.replace("Drawn by hand", "Drawn by others"));
    await page.locator(".work-bars button").first().click();
    await page.getByRole("dialog", { name: conflicts.title }).waitFor();
    expect(await englishOn(page)).toEqual([]);
    await writeFile(join(editor.root, "site.config.json"), text);
    await page.close();
  });

  it("has none in what is wrong, but for developers, and names no key there", async () => {
    const text = await editor.configText();
    await writeFile(join(editor.root, "site.config.json"), text.replace('"Questions"', '""'));
    const page = await editor.newWindow("#/pages/home", german);
    await page.getByRole("button", { name: "1 Problem", exact: true }).click();
    const item = page.getByRole("dialog").getByRole("listitem");
    await item.getByText("„Überschrift“ fehlt noch.").waitFor();
    await expect.poll(() => item.locator(".panel-where").textContent()).toBe("Home › Fragen › Überschrift");
    await expect.poll(() => item.innerText()).not.toMatch(/"|title|site\.config/);
    await item.getByText(de.shell.forDevelopers).click();
    await item.getByText('"title" is empty.').waitFor();
    await item.getByRole("button").click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-title");
    await page.getByText("Fehler: „Überschrift“ fehlt noch.").waitFor();
    await writeFile(join(editor.root, "site.config.json"), text);
    await page.close();
  });

  it("is in English once somebody has chosen that, after a reload too", async () => {
    const page = await editor.newWindow("#/content/company", german);
    await page.locator(".top-bar-save [aria-haspopup='menu']").click();
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("menuitem").filter({ hasText: "English" }).click(),
    ]);
    await page.getByRole("button", { name: en.content.edit }).waitFor();
    await expect.poll(() => page.getAttribute("html", "lang")).toBe("en");
    await page.reload();
    await page.getByRole("button", { name: en.content.edit }).waitFor();
    await page.close();
  });
});

it("a browser in another language gets the editor in English", async () => {
  const page = await editor.newWindow("#/content/company", { locale: "fr-FR" });
  await page.getByRole("button", { name: en.content.edit }).waitFor();
  await expect.poll(() => page.getAttribute("html", "lang")).toBe("en");
  await page.close();
});
