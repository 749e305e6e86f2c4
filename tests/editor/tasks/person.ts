import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { OpenEditor } from "../../support/open-editor.ts";

/** How somebody works with the editor. */
export type Way = "mouse" | "keyboard" | "phone";

/** Somebody at the editor: does what a person does, and nothing that a person can't. */
export interface Person {
  readonly way: Way;
  readonly page: Page;
  /** The page that is shown in the editor. */
  readonly shown: ReturnType<Page["frameLocator"]>;
  /** Presses what there is to press: by a click, a tap, or Tab, the arrows and Enter. */
  press(what: Locator): Promise<void>;
  /** Goes to something by the keys alone. */
  reach(what: Locator): Promise<void>;
  /** Puts a text in the place of what a field says. */
  write(field: Locator, text: string): Promise<void>;
  /** Pastes words that were copied somewhere else, with the HTML that a spreadsheet gives too. */
  paste(text: string, html?: string): Promise<void>;
  /** Chooses an option of a native choice by its label. */
  choose(field: Locator, label: string): Promise<void>;
  /** Goes to one of the workspaces. */
  open(workspace: "Content" | "Pages" | "Entries" | "Pictures"): Promise<void>;
  /** Brings a panel into sight where there is room for one alone. */
  look(panel: "Blocks" | "Page" | "Fields"): Promise<void>;
  /** Goes to the field of a text of the page: by pressing the text there, or by finding it. */
  goToText(text: Locator, words: string): Promise<void>;
  /** Chooses an item of the menu that a button opens. */
  fromMenu(button: Locator, item: string | RegExp): Promise<void>;
  /** Chooses an item of the editor's own menu. */
  fromTopMenu(item: string | RegExp): Promise<void>;
  /** Undoes the last step. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Saves, and waits until the editor says that all is saved. */
  save(): Promise<void>;
}

/** A window as a phone has it. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Opens the editor for somebody who works in one way. */
export async function meetPerson(editor: OpenEditor, way: Way, place: string): Promise<Person> {
  const page = await editor.newWindow(place, way === "phone" ? phone : {});
  return atPage(page, way);
}

/** Somebody at a page with the editor in it. */
export function atPage(page: Page, way: Way): Person {
  const press = async (what: Locator) => {
    await what.waitFor();
    if (way === "mouse") await what.click();
    else if (way === "phone") await what.tap();
    else {
      await reach(page, what);
      const isTicked = await what.evaluate(
        (element) => element instanceof HTMLInputElement && /checkbox|radio/.test(element.type),
      );
      await page.keyboard.press(isTicked ? "Space" : "Enter");
    }
  };
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const fromMenu = async (opener: Locator, item: string | RegExp) => {
    await press(opener);
    await press(page.getByRole("menuitem").filter({ hasText: item }).first());
  };
  const topMenu = page.locator(".top-bar-save [aria-haspopup='menu']");
  const step = async (name: "Undo" | "Redo", keys: string) => {
    const shown = page.locator(`.top-bar [aria-label^="${name}"]`).first();
    if (way === "keyboard") await page.keyboard.press(keys);
    else if (await shown.isVisible()) await press(shown);
    else await fromMenu(topMenu, name);
  };
  return {
    way,
    page,
    shown: page.frameLocator(".preview iframe").first(),
    press,
    reach: (what) => reach(page, what),
    async write(field, text) {
      if (way === "keyboard") await reach(page, field);
      else await press(field);
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(text);
    },
    async paste(text, html) {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.evaluate(
        ([words, formatted]) => {
          const types = { "text/plain": words, ...(formatted !== undefined && { "text/html": formatted }) };
          return navigator.clipboard.write([new ClipboardItem(types)]);
        },
        [text, html] as const,
      );
      await page.keyboard.press("Control+v");
    },
    async choose(field, label) {
      if (way === "keyboard") {
        await reach(page, field);
        // A closed choice goes to the option that begins with what is typed.
        await page.keyboard.type(label);
      } else await field.selectOption({ label });
      const chosen = () =>
        field.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.textContent);
      await expect.poll(chosen).toBe(label);
    },
    open: async (workspace) => press(page.getByRole("link", { name: workspace, exact: true })),
    async look(panel) {
      const tab = page.getByRole("tab", { name: panel, exact: true });
      if (await tab.isVisible()) await press(tab);
    },
    async goToText(text, words) {
      if (way !== "keyboard") return press(text);
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Pages, entries, fields, words…" }).waitFor();
      await page.keyboard.type(words);
      await page.getByRole("option", { selected: true }).filter({ hasText: words }).waitFor();
      await page.keyboard.press("Enter");
    },
    fromMenu,
    fromTopMenu: (item) => fromMenu(topMenu, item),
    undo: () => step("Undo", "Control+z"),
    redo: () => step("Redo", "Control+Shift+z"),
    async save() {
      if (way === "keyboard") await page.keyboard.press("Control+s");
      else await press(button("Save Changes"));
      await page.locator(".save-state", { hasText: "All changes saved" }).waitFor();
    },
  };
}

/** Goes to something by Tab and, among things that have one stop, by the arrows. Fails where the keys don't lead to it. */
async function reach(page: Page, what: Locator): Promise<void> {
  const target = await what.elementHandle();
  if (!target) throw new Error(`There is no ${what}.`);
  /** What a person would press next to get there. */
  const nextKeys = () =>
    target.evaluate((element): readonly string[] => {
      const { activeElement, body } = element.ownerDocument;
      if (activeElement === element) return [];
      if (!activeElement || activeElement === body) return ["Tab"];
      const isAfter = activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      const isRadio = element instanceof HTMLInputElement && element.type === "radio";
      const group = element.closest(
        "ul, ol, fieldset, [role=grid], [role=menu], [role=tablist], [role=radiogroup], [role=toolbar], .picture-grid",
      );
      const arrows = isAfter ? ["ArrowDown", "ArrowRight"] : ["ArrowUp", "ArrowLeft"];
      const hasOwnStop = (element as HTMLElement).tabIndex >= 0 && !isRadio;
      const isNear = !hasOwnStop && group?.contains(activeElement);
      // In a dialog, Tab goes round.
      const tab = isAfter || element.closest("dialog") ? "Tab" : "Shift+Tab";
      return isNear ? [...arrows, tab] : [tab];
    });
  const here = () => page.evaluateHandle(() => document.activeElement);
  // What a row of a list offers has a stop once the row has the focus.
  const row = what.locator("xpath=ancestor::*[self::li or @role='row'][1]//button").first();
  const isOffered = await target.evaluate((element) => {
    const around = element.closest("li, [role=row]");
    return (element as HTMLElement).tabIndex < 0 && around && around.querySelector("button") !== element;
  });
  if (isOffered) await reach(page, row);
  for (let steps = 0; steps < 400; steps++) {
    const keys = await nextKeys();
    if (keys.length === 0) return;
    const before = await here();
    for (const key of keys) {
      await page.keyboard.press(key);
      if (!(await before.evaluate((element) => element === document.activeElement))) break;
    }
    await before.dispose();
  }
  throw new Error(`No keys lead to ${what}.`);
}
