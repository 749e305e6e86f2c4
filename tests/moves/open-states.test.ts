import { describe, expect, it } from "vitest";
import { axeFindings, otherSchemeFindings } from "../support/axe-findings.ts";
import { cases, everything } from "../support/extent.ts";
import { formAddress, lookingAt, openStates } from "../support/open-states.ts";
import { blockOf, buildVariant } from "../support/site-variant.ts";
import { visitSite } from "../support/visits.ts";

const site = visitSite(() =>
  buildVariant((config) => {
    blockOf(config, "contact", "form").props.delivery = { endpoint: formAddress };
  }),
);

const sizes = cases([{ width: 390, height: 844 }], [{ width: 1440, height: 900 }]);

describe.each(sizes)("At $width px", (size) => {
  const states = openStates.filter(({ narrow }) => !narrow || size.width === 390);
  const visits = states.flatMap((state) =>
    everything && state.brief
      ? [
          { ...state, dark: true },
          { ...state, dark: false },
        ]
      : [{ ...state, dark: true }],
  );

  it.each(visits)("axe finds nothing in $state (dark: $dark)", async ({ dark, ...state }) => {
    const page = await site.open(state.path, lookingAt(state, { ...size, dark }));
    await state.reach(page);
    await page.locator(state.shown).first().waitFor();
    // A request that was made to fail is the browser's to complain about, and no fault.
    site.takeLog();
    expect(await axeFindings(page)).toEqual([]);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(needed, "pixels too wide").toBeLessThanOrEqual(0);
    if (!everything || state.brief) return;
    expect(await otherSchemeFindings(page)).toEqual([]);
    await expect.poll(() => page.locator(state.shown).first().isVisible()).toBe(true);
  });
});
