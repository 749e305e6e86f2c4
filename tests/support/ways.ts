import type { Locator, Page } from "playwright-core";
import { everything } from "./extent.ts";
import type { Visitor } from "./visits.ts";

/** A way of using a page: who comes, and how they use a control. */
export interface Way {
  readonly way: "mouse" | "keyboard" | "touch";
  readonly visitor: Visitor;
  use(control: Locator): Promise<void>;
}

const byMouse = (control: Locator) => control.click();

/** Goes to a control with Tab alone, as somebody without a mouse does, and presses Enter. */
async function byKeyboard(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press("Enter");
}

const byTouch = (control: Locator) => control.tap();

/** Each behaviour is tried with a mouse on a wide screen, and in `npm run test:all` in all of these. */
export const ways: readonly Way[] = [
  { way: "mouse", visitor: {}, use: byMouse } as const,
  { way: "keyboard", visitor: {}, use: byKeyboard } as const,
  { way: "touch", visitor: { touch: true, width: 1180, height: 820 }, use: byTouch } as const,
].filter(({ way }) => everything || way === "mouse");

/** The same on a phone's screen, where the keyboard is one that was plugged in. */
export const waysOnPhone: readonly Way[] = ways.map((way) => ({
  ...way,
  visitor: { ...way.visitor, width: 390, height: 800 },
}));

/** Presses Tab until a control has the focus. */
export async function tabTo(control: Locator, most = 120): Promise<void> {
  const wanted = await control.elementHandle();
  for (let presses = 0; presses < most; presses++) {
    if (await control.page().evaluate((element) => element === document.activeElement, wanted)) return;
    await control.page().keyboard.press("Tab");
  }
  throw new Error(`${most} presses of Tab do not lead to ${control}.`);
}

/** Moves a finger over the screen in a few steps, as a swipe does. */
export async function swipe(page: Page, from: readonly [number, number], by: readonly [number, number]) {
  const devtools = await page.context().newCDPSession(page);
  const steps = 6;
  const at = (step: number) => [{ x: from[0] + (by[0] * step) / steps, y: from[1] + (by[1] * step) / steps }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= steps; step++)
    await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
}

/** What has the focus, in a few words for a test to compare. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    return `${element?.tagName.toLowerCase()} ${name.trim()}`;
  });
}
