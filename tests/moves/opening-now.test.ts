import { expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";

const hours =
  "Mo-Fr 09:00-17:00; Sa 09:00-02:00; Su off; 2031-12-25 off; 2031-12-29/2031-12-30 00:00-24:00; 2032-01-01/2032-01-31 off";
const site = visitSite(() =>
  buildSiteOfBlocks({
    site: { timezone: "America/New_York" },
    pages: { "/": [["opening-now", { title: "When we are open", hours }]] },
  }),
);
/** At a moment of Greenwich: in New York it is four hours earlier in summer, five in winter. */
const at = (moment: string) =>
  site.open("/", { prepare: (page) => page.clock.install({ time: new Date(moment) }) });

it.each([
  ["2031-05-09T12:59:00Z", "Closed now, opens at 09:00"],
  ["2031-05-09T13:00:00Z", "Open now, until 17:00"],
  ["2031-05-11T05:59:00Z", "Open now, until 02:00"],
  ["2031-05-11T06:00:00Z", "Closed now, opens Monday at 09:00"],
  ["2031-12-25T15:00:00Z", "Closed now, opens Friday at 09:00"],
  ["2031-12-29T15:00:00Z", "Open now, until Wednesday at 00:00"],
  ["2031-12-30T15:00:00Z", "Open now, until 00:00"],
  ["2032-01-02T15:00:00Z", "Closed now, opens 2 February at 09:00"],
])("at %s it says: %s", async (moment, text) => {
  const page = await at(moment);
  await expect.poll(() => page.locator(".opening-now-status strong").textContent()).toBe(text);
});

it("says it anew while the page is open, and what time it is there", async () => {
  const page = await at("2031-05-09T12:59:30Z");
  const status = page.locator(".opening-now-status");
  await expect.poll(() => status.textContent()).toContain("Closed now, opens at 09:00");
  await expect.poll(() => status.textContent()).toContain("It is 08:59 there now.");
  await page.clock.runFor(31_000);
  await expect.poll(() => status.textContent()).toContain("Open now, until 17:00");
});

it("has the hours alone without script", async () => {
  const page = await site.open("/", { scripts: false });
  await expect.poll(() => page.locator(".opening-now-status").isVisible()).toBe(false);
  await expect.poll(() => page.getByText("09:00 to 17:00").isVisible()).toBe(true);
});
