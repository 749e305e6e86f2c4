import type { BrowserContext } from "playwright-core";

/**
 * Has the pages of a context lay out all of their blocks at once, as they are when a visitor has been everywhere: what a
 * browser leaves out below the screen has no place that could be measured.
 */
export async function layOutAll(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".page > .block { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
  return context;
}
