import { expect, it } from "vitest";
import type { Picture } from "../../schema/fields/resolved.ts";
import { handMadePage, handMadeSettings, handMadeSite } from "../../tests/support/hand-made-site.ts";
import { siteCards } from "./cards.ts";

const picture = { name: "a.jpg", version: "1", width: 800, height: 600, alt: "A", base: "" } as Picture;
const settings = handMadeSettings({ name: "Hill Farm", socialCards: true });
const alternates = [
  { language: "en", href: "/" },
  { language: "ar", href: "/ar/" },
];
const pages = [
  handMadePage("/", { title: "Hill Farm", language: "en", alternates }),
  handMadePage("/shop/", { title: "The shop | Hill Farm", language: "en" }),
  handMadePage("/shop/old/eggs/", { title: "Eggs | Hill Farm", language: "en" }),
  handMadePage("/fields/", { title: "Fields", language: "en", picture }),
  handMadePage("/404/", { missing: true }),
  handMadePage("/ar/", { title: "مزرعة التل", language: "ar", alternates }),
  handMadePage("/ar/shop/", { title: "المتجر | مزرعة التل", language: "ar" }),
];

it("a card has the page's title without the site's name, and the title of the page above it", () => {
  const cards = siteCards(handMadeSite({ settings, pages }));
  expect(cards.map(({ page, texts }) => [page.path, texts.title, texts.section, texts.direction])).toEqual([
    ["/", "Hill Farm", undefined, "ltr"],
    ["/shop/", "The shop", undefined, "ltr"],
    ["/shop/old/eggs/", "Eggs", "The shop", "ltr"],
    ["/ar/", "مزرعة التل", undefined, "rtl"],
    ["/ar/shop/", "المتجر", undefined, "rtl"],
  ]);
});

it.each([
  ["that does not ask for them", { socialCards: false }],
  ["with a picture for all pages", { picture }],
])("a site %s has no cards", (_, parts) => {
  const own = handMadeSettings({ name: "Hill Farm", socialCards: true, ...parts });
  expect(siteCards(handMadeSite({ settings: own, pages }))).toEqual([]);
});
