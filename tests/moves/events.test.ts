import { expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";

const items = [
  { title: "Fair", start: "2031-05-09", end: "2031-05-10" },
  { title: "Talk", start: "2031-05-20 18:30" },
];
const site = visitSite(() =>
  buildSiteOfBlocks({ pages: { "/": [["events", { title: "What is on", items, today: "2031-05-01" }]] } }),
);
const on = (day: string) =>
  site.open("/", { prepare: (page) => page.clock.setFixedTime(new Date(`${day}T12:00:00`)) });

it("is upcoming or past by the visitor's own day, and says when nothing is to come", async () => {
  const early = await on("2031-05-10");
  await expect.poll(() => early.locator(".events-upcoming h3").allTextContents()).toEqual(["Fair", "Talk"]);
  const later = await on("2031-05-11");
  await expect.poll(() => later.locator(".events-upcoming h3").allTextContents()).toEqual(["Talk"]);
  await later.getByText("Past events").click();
  await expect.poll(() => later.locator(".events-past h3").allTextContents()).toEqual(["Fair"]);
  const last = await on("2031-06-01");
  await expect.poll(() => last.getByText("There is nothing here yet.").isVisible()).toBe(true);
  await expect.poll(() => last.locator(".events-past h3").allTextContents()).toEqual(["Talk", "Fair"]);
});
