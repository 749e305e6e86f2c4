import type axe from "axe-core";
import type { Page } from "playwright-core";
import { type AxeFinding, axeFindingsOf } from "../dev/workbench/axe-findings.ts";

/** What axe finds wrong on a page as it stands, by rules or tags. The page's policy must let it run. */
export async function runAxe(page: Page, source: string, runOnly: readonly string[]): Promise<AxeFinding[]> {
  await loadAxe(page, source);
  const results = await page.evaluate(
    (values) => {
      // What fades in has the colours of neither of its ends.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      const { run } = (window as unknown as { axe: { run: typeof axe.run } }).axe;
      return run(document, { runOnly: values, resultTypes: ["violations"], iframes: false });
    },
    [...runOnly],
  );
  return axeFindingsOf(results);
}

export async function loadAxe(page: Page, source: string): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.addStyleTag({ content: styles });
  await page.evaluate(source);
}

/** Ornaments behind text stop axe from computing its contrast, and so does a colour on its way to the other scheme's. */
const styles =
  "*, ::before, ::after { background-image: none !important; transition: none !important } ::before { background: none !important }";
