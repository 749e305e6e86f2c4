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

/** The lines that a part of a page shows, without those of its buttons, of the moment and of islands that need a browser. */
export async function shownLines(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => {
    const onlyWithScripts = "button, [aria-live], [data-client-only] > [data-root]";
    for (const element of document.querySelectorAll<HTMLElement>(onlyWithScripts))
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

/** What of a block, in a column of a width in pixels, reaches beyond it, or is narrower than its words. */
export function columnFindings(page: Page, id: string, widthPx: number): Promise<string[]> {
  return page.evaluate(
    ({ id, widthPx }) => {
      const block = document.getElementById(id);
      if (!block) return [];
      block.style.inlineSize = `${widthPx}px`;
      const box = block.getBoundingClientRect();
      const isCut = (element: Element): boolean =>
        element !== block &&
        (getComputedStyle(element).overflowX !== "visible" || isCut(element.parentElement ?? block));
      /** What only screen readers hear, and what only robots fill in. */
      const isLeftToReaders = (element: Element): boolean => {
        const { left, right } = element.getBoundingClientRect();
        if (right < 0 || left > innerWidth || getComputedStyle(element).clipPath === "inset(50%)")
          return true;
        return element !== block && isLeftToReaders(element.parentElement ?? block);
      };
      const shown = [...block.querySelectorAll("*")].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          getComputedStyle(element).position !== "fixed" &&
          !element.closest("svg > *") &&
          element.getBoundingClientRect().width > 1 &&
          !isLeftToReaders(element),
      );
      const outside = shown.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left < box.left - 1 || right > box.right + 1) && !isCut(element.parentElement ?? block);
      });
      const innermost = outside.filter(
        (element) => !outside.some((other) => element.contains(other) && other !== element),
      );
      const nameOf = (element: Element) => [element.localName, ...element.classList].join(".");
      const broken = shown.flatMap((element) =>
        [...element.childNodes].flatMap((node) => {
          const words = node.nodeType === Node.TEXT_NODE ? [...(node.nodeValue ?? "").matchAll(/\S+/g)] : [];
          return words.flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            return /^\p{P}*\p{L}{1,12}\p{P}*$/u.test(word) && lines.size > 1
              ? [`"${word}" is broken in ${nameOf(element)}`]
              : [];
          });
        }),
      );
      return [...innermost.map((element) => `${nameOf(element)} reaches beyond it`), ...broken];
    },
    { id, widthPx },
  );
}

/** Fills in each field of the islands as a visitor would; gives how many there were. */
export function fillFields(page: Page): Promise<number> {
  return page.evaluate(() => {
    type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
    const selector = ["input", "select", "textarea"].map((name) => `[data-island] ${name}`).join();
    const texts: Readonly<Record<string, string>> = {
      ...{ text: "Ada", search: "Ada", textarea: "Ada", email: "ada@example.com", tel: "0114 496 0142" },
      ...{ url: "https://example.com/", number: "3", date: "2031-05-04", time: "10:30" },
    };
    const setValue = (control: Control, value: string) => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
      set?.call(control, value);
    };
    const notify = (control: Control) => {
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    };
    const fill = (control: Control): boolean => {
      if (control instanceof HTMLSelectElement) {
        const other = [...control.options].findLast(({ disabled, selected }) => !disabled && !selected);
        if (!other) return false;
        other.selected = true;
      } else if (control.type === "checkbox" || control.type === "radio") {
        control.click();
        return true;
      } else if (control.type === "file") {
        const files = new DataTransfer();
        files.items.add(new File(["a"], "a.txt"));
        (control as HTMLInputElement).files = files.files;
      } else if (control.type === "range") {
        const { value, max, min } = control as HTMLInputElement;
        setValue(control, value === (max || "100") ? min || "0" : max || "100");
      } else {
        const text = texts[control.type];
        if (text === undefined || (control as HTMLInputElement).readOnly) return false;
        setValue(control, text);
      }
      notify(control);
      return true;
    };
    const controls = [...document.querySelectorAll<Control>(selector)].filter(
      (control) => !control.disabled && control.checkVisibility(),
    );
    return controls.filter((control) => control.isConnected && fill(control)).length;
  });
}

/** The lines that a page shows, and after them what its fields hold. */
export async function shownFields(page: Page): Promise<string[]> {
  const lines = await shownLines(page, "body");
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].map((control) => {
      const { type, value, checked } = control;
      return type === "checkbox" || type === "radio" ? `${value} ${checked}` : value;
    }),
  );
  return [...lines, ...fields];
}
