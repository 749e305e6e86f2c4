import axe from "axe-core";
import type { Page } from "playwright-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong on a screen of the editor as it stands, one line for each element. */
export async function faultsOn(page: Page): Promise<string[]> {
  // Half of a fade has no contrast to be judged by.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((values) => {
    const { run } = (window as unknown as { axe: { run: typeof axe.run } }).axe;
    return run(document, { runOnly: values, resultTypes: ["violations"], iframes: false });
  }, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
