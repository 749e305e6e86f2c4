import type { Page } from "playwright-core";

/** The labels of the visible buttons of a page that do nothing without scripts. */
export function deadButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll("button")].filter((button) => button.checkVisibility());
    const works = (button: HTMLButtonElement) =>
      button.popoverTargetElement ?? (button.type === "submit" && button.form);
    return buttons
      .filter((button) => !works(button))
      .map((button) => button.ariaLabel ?? button.textContent ?? "");
  });
}

/** The lines that a part of a page shows, without those of its buttons and of islands that need a browser. */
export async function shownLines(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("button, [data-client-only] > [data-root]"))
      element.style.visibility = "hidden";
  });
  const text = await page.locator(selector).innerText();
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "");
}

/** What of a page reaches beyond the screen, with how far, in pixels: the innermost elements that can't be scrolled to. */
export function wideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    if (document.documentElement.scrollWidth <= clientWidth) return [];
    const overflows = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > clientWidth + 1);
    };
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || isCut(element.parentElement));
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.checkVisibility() && overflows(element) && !isCut(element.parentElement),
    );
    const innermost = wide.filter((element) => !wide.some((other) => other.parentElement === element));
    const nameOf = (element: Element) => {
      const [name] = element.classList;
      return element.localName + (name === undefined ? "" : `.${name}`);
    };
    return innermost.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return `${nameOf(element)} is at ${Math.round(left)} to ${Math.round(right)} px`;
    });
  });
}

export async function activateIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-hydrate-on]")) {
      const { island, enhance, hydrateOn } = element.dataset;
      if (hydrateOn === "call")
        document.dispatchEvent(new CustomEvent("blockwork:activate", { detail: island ?? enhance }));
      else element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
  });
}

export function inactiveIslands(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-island]")]
      .filter((element) => {
        const root = element.querySelector(":scope > [data-root]");
        return !Object.keys(root ?? {}).some((key) => key.startsWith("__reactContainer"));
      })
      .map(({ dataset }) => dataset.island ?? ""),
  );
}
