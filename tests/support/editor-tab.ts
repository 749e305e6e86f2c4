import type { BrowserContext, Locator, Page } from "playwright-core";
import { downloaded } from "./downloaded.ts";

/** A tab with the editor in it, and what a person does there. */
export interface EditorTab {
  readonly page: Page;
  button(name: string | RegExp): Locator;
  /** The company's tagline: a text that every site has. */
  readonly tagline: Locator;
  /** What a field says, whether it is edited or only read; the tagline, if no other is named. */
  words(field?: Locator): Promise<string>;
  /** Makes the settings editable, if they are not. */
  edit(): Promise<void>;
  /** What the top bar says of the work. */
  readonly saveState: Locator;
  readonly notices: Locator;
  readonly bars: Locator;
  readonly dialog: Locator;
  /** The file that Export hands over. */
  exported(): Promise<string>;
  undo(times: number): Promise<void>;
  /** Closes the dialog that is open. */
  close(): Promise<void>;
}

/** Opens a tab with the editor. Errors that nobody caught are put into `errors`. */
export async function openEditorTab(
  context: BrowserContext,
  url: string,
  errors: string[] = [],
): Promise<EditorTab> {
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  await page.goto(`${url}/admin/#/content/company`, { waitUntil: "domcontentloaded" });
  await page.locator(".content-workspace").waitFor();
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  return {
    page,
    button,
    tagline: page.locator("#field-company-tagline"),
    words: (field = page.locator("#field-company-tagline")) =>
      field.evaluate((element) => ("value" in element ? String(element.value) : (element.textContent ?? ""))),
    async edit() {
      await page.locator(".content-workspace").waitFor();
      if (await button("Edit Content").isVisible()) await button("Edit Content").click();
    },
    close: () => page.locator('dialog [aria-label="Close"]').click(),
    saveState: page.locator(".save-state"),
    notices: page.locator(".notices"),
    bars: page.locator(".work-bars"),
    dialog: page.getByRole("dialog"),
    async exported() {
      const [download] = await Promise.all([page.waitForEvent("download"), button("Export").first().click()]);
      return String(await downloaded(download));
    },
    async undo(times) {
      // Its name is longer while its tooltip is there.
      for (let time = 0; time < times; time++) await page.locator('[aria-label="Undo"]').click();
    },
  };
}
