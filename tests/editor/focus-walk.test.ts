import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { editorScreens } from "../support/editor-screens.ts";
import { english as en } from "../support/editor-words.ts";
import { inEach } from "../support/extent.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
let page: Page;
beforeAll(async () => {
  editor = await openEditor({ site: "tests/fixtures/small-site" });
  page = await editor.newWindow("#/content/company", { bypassCSP: true });
});
afterAll(() => editor.close());

/** What leads out of the window, or opens another one of the browser's own. */
const leaves = /^(?:Reload|Load this page|Download|Export|Add pictures|Choose a file|Import)/i;

/** The kinds of action that were tried, on whichever screen. */
const tried = new Set<string>();

interface Action {
  readonly index: number;
  readonly kind: string;
}

const actionSelector = "button, a[href], summary, [role=menuitem], [role=option], [role=tab]";

/** What can be pressed where the screen is uppermost: in its dialog or menu, if it has one. */
function actionsOn(shown: Page): Promise<readonly Action[]> {
  return shown.evaluate((selector) => {
    const around =
      document.querySelector("[role=menu]") ??
      [...document.querySelectorAll("dialog[open]")].at(-1) ??
      document.querySelector("#root");
    const all = [...document.querySelectorAll(selector)];
    return all.flatMap((element, index) => {
      const isSeen =
        element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
      if (!around?.contains(element) || !isSeen || element.matches(":disabled, [aria-disabled=true]"))
        return [];
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      // Of things of one kind, the first stands for all: their names and numbers differ.
      const place = element.closest("[class]:not(button, a, span)")?.className ?? "";
      const kind = `${place} ${element.className} ${name.replace(/“[^”]*”|\d+/g, "…").slice(0, 40)}`;
      return [{ index, kind }];
    });
  }, actionSelector);
}

async function press(shown: Page, { index }: Action): Promise<string> {
  return shown.evaluate(
    ([selector, at]) => {
      const element = document.querySelectorAll<HTMLElement>(selector)[at];
      element?.focus();
      const name = element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
      element?.click();
      return name;
    },
    [actionSelector, index] as const,
  );
}

const isLost = (shown: Page) =>
  shown.evaluate(() => document.activeElement === null || document.activeElement === document.body);

/** Shows a screen as nobody has used it, in a window of its own where the last action has left another behind. */
async function openScreen(at: (typeof editorScreens)[number]): Promise<void> {
  // A short try: if it does not succeed, there is a window of its own, which may take as long as it needs.
  page.setDefaultTimeout(3000);
  const isOpen = await openAgain(at).then(
    () => true,
    () => false,
  );
  page.setDefaultTimeout(60_000);
  if (isOpen) return;
  await page.context().close();
  page = await editor.newWindow("#/content/company", { bypassCSP: true });
  await openAgain(at);
}

async function openAgain(at: (typeof editorScreens)[number]): Promise<void> {
  await editor.follow(page, at.address);
  // Whatever the last action has changed is as it was.
  const undo = page.locator('.top-bar [aria-label^="Undo"]');
  for (let steps = 0; steps < 20 && (await undo.isEnabled()); steps++) await page.keyboard.press("Control+z");
  await editor.follow(page, at.address);
  await at.open?.(page, en);
}

const screens = inEach({
  smoke: editorScreens.filter((_, index) => index % 9 === 1),
  all: editorScreens,
  nightly: editorScreens,
});

it.each(screens)(
  "no action leaves the focus on the body: $name",
  async (screen) => {
    await openScreen(screen);
    const actions = (await actionsOn(page)).filter(({ kind }) => !tried.has(kind));
    const lost: string[] = [];
    for (const action of actions) {
      if (tried.has(action.kind)) continue;
      tried.add(action.kind);
      const [same] = (await actionsOn(page)).filter(({ kind }) => kind === action.kind);
      if (!same) continue;
      const name = await press(page, same);
      if (leaves.test(name)) continue;
      await expect
        .poll(() => isLost(page))
        .toBe(false)
        .catch(() => lost.push(name));
      await openScreen(screen);
    }
    expect(lost).toEqual([]);
  },
  300_000,
);
