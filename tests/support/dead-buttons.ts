import type { Page } from "playwright-core";

/** The visible buttons of a page that do nothing without scripts, each with where it is. */
export function deadButtons(page: Page, path: string): Promise<string[]> {
  return page.evaluate((at) => {
    const buttons = [...document.querySelectorAll("button")].filter((button) => button.checkVisibility());
    const works = (button: HTMLButtonElement) =>
      button.popoverTargetElement ?? (button.type === "submit" && button.form);
    return buttons.filter((button) => !works(button)).map((button) => `${at} ${button.textContent}`);
  }, path);
}
