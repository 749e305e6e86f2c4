import axe from "axe-core";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose outcome hangs on colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong on a page as it stands, one line for each element. The page's policy must let it run. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(page, tags);
}

/** What only the other colour scheme has wrong on a page: nothing but colours differs between the two. */
export async function otherSchemeFindings(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
  // A colour on its way is neither the one nor the other.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const found = await findings(page, colourRules);
  await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
  return found;
}

async function findings(page: Page, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    // Ornaments drawn behind text stop axe from computing its contrast; without them it has to decide.
    await page.addStyleTag({
      content:
        "*, ::before, ::after { background-image: none !important } ::before { background: none !important }",
    });
    await page.evaluate(axe.source);
  }
  const { violations } = await page.evaluate((values) => {
    const { run } = (window as unknown as { axe: { run: typeof axe.run } }).axe;
    return run(document, { runOnly: values, resultTypes: ["violations"], iframes: false });
  }, runOnly);
  const { pathname } = new URL(page.url());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${pathname} ${id}: ${target.join(" ")}`),
  );
}
