import axe from "axe-core";
import type { Page } from "playwright-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong on a page as it stands, one line for each element. The page's policy must let it run. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Ornaments drawn behind text stop axe from computing its contrast; without them it has to decide.
  await page.addStyleTag({
    content:
      "*, ::before, ::after { background-image: none !important } ::before { background: none !important }",
  });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((values) => {
    const { run } = (window as unknown as { axe: { run: typeof axe.run } }).axe;
    return run(document, { runOnly: values, resultTypes: ["violations"], iframes: false });
  }, rules);
  const { pathname } = new URL(page.url());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${pathname} ${id}: ${target.join(" ")}`),
  );
}
