import { expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";
import { tabTo } from "../support/ways.ts";

const site = visitSite(() =>
  buildSiteOfBlocks({
    pages: {
      "/": [
        [
          "table",
          {
            caption: "Our breads",
            columns: [{ title: "Bread" }, { title: "Price", sort: "number" }],
            rows: [
              { cells: ["Rye", "£10"] },
              { cells: ["Plait", "£9.50"] },
              { cells: ["Tin", "on request"] },
            ],
          },
        ],
      ],
    },
  }),
);

it("is sorted by the heading of a column, and the other way round the next time", async () => {
  const page = await site.open("/");
  const names = () => page.locator("tbody th").allTextContents();
  const heading = page.getByRole("columnheader", { name: "Price" });
  await expect.poll(names).toEqual(["Rye", "Plait", "Tin"]);
  await tabTo(page.getByRole("button", { name: "Price" }));
  await page.keyboard.press("Enter");
  await expect.poll(names).toEqual(["Plait", "Rye", "Tin"]);
  await expect.poll(() => heading.getAttribute("aria-sort")).toBe("ascending");
  await page.keyboard.press("Enter");
  await expect.poll(names).toEqual(["Rye", "Plait", "Tin"]);
  await page.getByRole("button", { name: "Bread" }).click();
  await expect.poll(names).toEqual(["Plait", "Rye", "Tin"]);
  await expect.poll(() => heading.getAttribute("aria-sort")).toBe(null);
});

it("has no buttons without script", async () => {
  const page = await site.open("/", { scripts: false });
  await expect.poll(() => page.getByRole("button").count()).toBe(0);
  await expect.poll(() => page.getByRole("columnheader", { name: "Price" }).count()).toBe(1);
});
