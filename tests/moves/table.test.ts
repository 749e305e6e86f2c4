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
      "/groups": ["scroll", "cards", "columns"].map((narrow) => ["table", { ...grouped, narrow }]),
    },
  }),
);

const grouped = {
  caption: "Our breads and cakes",
  columns: [
    { title: "Name" },
    { title: "Price", currency: "GBP", total: true },
    { title: "Since", sort: "date", minor: true },
  ],
  rows: [],
  groups: [
    {
      title: "Breads",
      rows: [{ cells: ["Rye", "10", "2011-09-12"] }, { cells: ["Plait", "9.5", "1987-05-04"] }],
    },
    {
      title: "Cakes",
      rows: [{ cells: ["Tart", "7", ""] }, { cells: ["Bun", "1.25", "2020-01-31"] }],
    },
  ],
};

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

it("keeps rows in their group while it is sorted, and the total at the foot", async () => {
  const page = await site.open("/groups");
  const table = page.getByRole("table").first();
  await table.getByRole("button", { name: "Price" }).click();
  await expect
    .poll(() => table.locator("tr > :first-child").allTextContents())
    .toEqual(["NameName", "Breads", "Plait", "Rye", "Cakes", "Bun", "Tart", "Total"]);
  await expect.poll(() => table.locator("tfoot td").first().textContent()).toBe("£27.75");
});

it("on a phone scrolls, is cards or leaves minor columns out, by the site's choice", async () => {
  const page = await site.open("/groups", { width: 390 });
  const [scroll, cards, columns] = [0, 1, 2].map((index) => page.getByRole("table").nth(index));
  const shown = (table = scroll) => table?.locator("tbody td:visible").allTextContents();
  const day = "12 Sept 2011";
  await expect.poll(() => shown(scroll)).toContain(day);
  await expect.poll(() => shown(cards)).toContain(day);
  await expect.poll(() => shown(columns)).not.toContain(day);
  await expect.poll(() => shown(columns)).toContain("£9.50");
  const box = (name: string) =>
    cards?.getByText(name, { exact: true }).evaluate((cell) => cell.getBoundingClientRect().toJSON());
  const [name, price] = await Promise.all([box("Rye"), box("£10.00")]);
  expect(price.top).toBeGreaterThanOrEqual(name.bottom);
  const headings = page.getByRole("columnheader", { name: "Price" });
  await expect.poll(() => headings.count()).toBe(3);
});

it("repeats its head on each sheet of paper, and not its total", async () => {
  const page = await site.open("/groups");
  await page.emulateMedia({ media: "print" });
  const displayOf = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).display);
  await expect.poll(() => displayOf("thead")).toBe("table-header-group");
  await expect.poll(() => displayOf("tfoot")).toBe("table-row-group");
  const scrolls = () =>
    page
      .getByRole("table")
      .first()
      .evaluate((table) => {
        const around: string[] = [];
        for (let at = table.parentElement; at && at !== document.body; at = at.parentElement)
          around.push(getComputedStyle(at).overflowX);
        return around.filter((overflow) => overflow !== "visible");
      });
  await expect.poll(scrolls).toEqual([]);
});
