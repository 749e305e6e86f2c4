import { describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { cases } from "../support/extent.ts";
import { formAddress, lookingAt, openStates } from "../support/open-states.ts";
import { blockOf, buildVariant } from "../support/site-variant.ts";
import { visitSite } from "../support/visits.ts";

const site = visitSite(() =>
  buildVariant((config) => {
    blockOf(config, "contact", "form").props.delivery = { endpoint: formAddress };
  }),
);

const looks = cases(
  [{ width: 390, height: 844, dark: true }],
  [
    { width: 390, height: 844, dark: false },
    { width: 1440, height: 900, dark: false },
    { width: 1440, height: 900, dark: true },
  ],
);

describe.each(looks)("At $width px (dark: $dark)", (look) => {
  const states = openStates.filter(({ narrow }) => !narrow || look.width === 390);

  it.each(states)("axe finds nothing in $state", async (state) => {
    const page = await site.open(state.path, lookingAt(state, look));
    await state.reach(page);
    await page.locator(state.shown).first().waitFor();
    // A request that was made to fail is the browser's to complain about, and no fault.
    site.takeLog();
    expect(await axeFindings(page)).toEqual([]);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(needed, "pixels too wide").toBeLessThanOrEqual(0);
  });
});
