import { describe, expect, it } from "vitest";
import { elementsOf, textOf } from "../../tests/support/html-tree.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import { withoutEmphasis } from "../_kit/emphasis.tsx";
import { type Availability, availabilityOf } from "./availability.ts";
import { check } from "./check.ts";
import product from "./index.ts";
import { structuredData } from "./structured-data.ts";

const iris = {
  title: "*Iris sibirica* 'Alba'",
  pictures: ["a.jpg", "b.jpg"],
  price: 4.5,
  currency: "GBP",
  stock: 18,
  actions: [{ text: "Order", href: "/order" }],
  soldOutAction: { text: "Ask when it is back", href: "/ask" },
  facts: [{ name: "Height", value: "80 cm" }],
};
const propsOf = (props: object) => resolvedProps(product, { ...iris, ...props });
const markup = (props: object = {}) => viewMarkup(product, propsOf(props));
const dataOf = (props: object = {}) =>
  structuredData(propsOf(props) as never, {
    url: "https://shop.example/iris",
    absolute: (path) => `https://shop.example${path}`,
    siteName: "Shop",
    language: "en-GB",
  });

it.each([
  ["GBP", []],
  [undefined, []],
  ["XYZ", ["currency"]],
])("of the currency %s it is wrong: %j", (currency, keys) => {
  expect(check(currency === undefined ? {} : { currency }).map(({ key }) => key)).toEqual(keys);
});

const rows: readonly (readonly [object, Availability | undefined, string, string])[] = [
  [{ stock: 18 }, "in-stock", "18 in stock", "InStock"],
  [{ stock: 0 }, "sold-out", "Sold out", "OutOfStock"],
  [{ stock: 0, availability: "in-stock" }, "sold-out", "Sold out", "OutOfStock"],
  [{ stock: 0, availability: "back-order" }, "back-order", "On back order", "BackOrder"],
  [{ stock: 5, availability: "sold-out" }, "sold-out", "Sold out", "OutOfStock"],
  [{ stock: undefined, availability: "in-stock" }, "in-stock", "In stock", "InStock"],
  [{ stock: undefined, availability: "made-to-order" }, "made-to-order", "Made to order", "MadeToOrder"],
];

describe.each(rows)("of %j", (props, availability, words, name) => {
  it("the page and search engines are told the same", () => {
    expect(availabilityOf(props)).toBe(availability);
    expect(markup(props)).toContain(`>${words}</p>`);
    expect(dataOf(props).offers).toMatchObject({ availability: `https://schema.org/${name}` });
  });

  it("the button is the one for it", () => {
    const buttons = elementsOf(markup(props)).filter(({ tagName, attrs }) =>
      attrs.some(({ name, value }) => tagName === "a" && name === "class" && value.includes("button")),
    );
    expect(buttons.map(textOf)).toEqual([availability === "sold-out" ? "Ask when it is back" : "Order"]);
  });
});

it("says nothing of a price and a stock that nobody wrote", () => {
  const bare = { price: undefined, currency: undefined, stock: undefined };
  expect(dataOf(bare)).not.toHaveProperty("offers");
  expect(markup(bare)).not.toMatch(/product-(price|availability)/);
});

it("has offers and properties out of what it shows", () => {
  expect(dataOf({ sku: "I-7", brand: "Mill Lane" })).toMatchObject({
    "@type": "Product",
    name: "Iris sibirica 'Alba'",
    sku: "I-7",
    brand: { name: "Mill Lane" },
    additionalProperty: [{ name: "Height", value: "80 cm" }],
    offers: { price: 4.5, priceCurrency: "GBP", url: "https://shop.example/iris" },
  });
  expect(markup()).toContain("<strong>£4.50</strong>");
});

it("a price that others begin at is an offer of several, on the page and for search engines", () => {
  const offers = dataOf({ from: true, price: 28.8 }).offers;
  expect(offers).toEqual({
    "@type": "AggregateOffer",
    lowPrice: 28.8,
    priceCurrency: "GBP",
    availability: "https://schema.org/InStock",
    url: "https://shop.example/iris",
  });
  expect(markup({ from: true, price: 28.8 })).toContain("<strong>from £28.80</strong>");
  expect(dataOf().offers).toMatchObject({ "@type": "Offer", price: 4.5 });
});

it.each([
  ["*Iris sibirica* 'Alba'", "<em>Iris sibirica</em> &#x27;Alba&#x27;"],
  ["A *B* and *C*", "A <em>B</em> and <em>C</em>"],
  ["4 * 5 * 6", "4 * 5 * 6"],
  ["**", "**"],
  ["one* star", "one* star"],
])("the name %j is %s", (title, html) => {
  expect(markup({ title })).toContain(`>${html}</h1>`);
  expect(withoutEmphasis(title)).toBe(html.replace(/<\/?em>/g, "").replaceAll("&#x27;", "'"));
});

it("has thumbnails, and a script, only of several pictures", () => {
  expect(markup()).toContain('data-enhance="product"');
  expect(markup({ pictures: ["a.jpg"] })).not.toMatch(/data-enhance|product-thumbnails/);
  expect(markup({ pictures: [] })).not.toContain("<img");
});
