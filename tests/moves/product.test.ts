import { expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";

const site = visitSite(() =>
  buildSiteOfBlocks({
    pages: {
      "/": [
        [
          "product",
          {
            title: "*Pain au levain*",
            pictures: ["bread.jpg", "rye.jpg", "tin.jpg"],
            price: 5.2,
            currency: "GBP",
            stock: 12,
            actions: [{ text: "Order", href: "/" }],
            facts: [
              { name: "Flour", value: "Wheat and rye" },
              { name: "Weight", value: "900 g" },
              { name: "Baked", value: "Tuesday to Saturday" },
              { name: "Keeps", value: "For a week" },
            ],
            text: "Cut it the day after.",
          },
        ],
      ],
    },
    heading: false,
    pictures: { "bread.jpg": "Bread", "rye.jpg": "Rye", "tin.jpg": "A tin loaf" },
  }),
);

it.each([true, false])("a thumbnail shows its picture, with scripts %s", async (scripts) => {
  const page = await site.open("/", { scripts });
  const left = (alt: string) =>
    page
      .getByRole("region", { name: "Pictures" })
      .getByAltText(alt)
      .evaluate((picture) => {
        const track = picture.closest("section")?.getBoundingClientRect().left ?? 0;
        return Math.round(picture.getBoundingClientRect().left - track);
      });
  await expect.poll(() => left("Bread")).toBe(0);
  await page.getByRole("link", { name: "Picture 3 of 3" }).click();
  await expect.poll(() => left("A tin loaf")).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

it("says which picture is shown, and keeps the address", async () => {
  const page = await site.open("/");
  const second = page.getByRole("link", { name: "Picture 2 of 3" });
  await second.click();
  await expect.poll(() => second.getAttribute("aria-current")).toBe("true");
  await expect.poll(() => page.locator("[aria-current]").count()).toBe(1);
  await expect.poll(() => new URL(page.url()).hash).toBe("");
});

it.each([
  [
    "on a desktop",
    { width: 1440, height: 900 },
    ["h1", ".product-price", ".product-availability", ".facts", ".button"],
  ],
  ["on a phone", { width: 390, height: 844 }, ["h1", ".product-price", ".button"]],
])("%s what sells is on the first screen", async (_, size, parts) => {
  const page = await site.open("/", size);
  const below = () =>
    page.locator(parts.map((part) => `.product ${part}`).join()).evaluateAll((elements) => ({
      count: elements.length,
      below: elements
        .filter((element) => element.getBoundingClientRect().bottom > innerHeight)
        .map(({ className, localName }) => className || localName),
    }));
  await expect.poll(below).toEqual({ count: parts.length, below: [] });
});
