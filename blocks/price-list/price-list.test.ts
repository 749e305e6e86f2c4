import { expect, it } from "vitest";
import { elementsOf, textOf } from "../../tests/support/html-tree.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import priceList from "./index.ts";

const markup = (props: object) => viewMarkup(priceList, resolvedProps(priceList, props));
const rye = { name: "Rye", price: "£5.20" };

it("leaves out groups without prices, and itself if all are", () => {
  const groups = [
    { title: "Bread", items: [rye] },
    { title: "Cakes", items: [] },
  ];
  const titles = elementsOf(markup({ title: "Prices", groups })).filter(({ tagName }) => tagName === "h3");
  expect(titles.map(textOf)).toEqual(["Bread"]);
  expect(markup({ title: "Prices", groups: groups.slice(1) })).toBe("");
});

it("says the price right after its name, then what else there is", () => {
  const items = [{ ...rye, text: "900 g", marks: ["Vegan", "Stays fresh"], href: "/rye" }];
  const parts = elementsOf(markup({ title: "Prices", groups: [{ items }] })).filter(({ tagName }) =>
    /^(dt|dd)$/.test(tagName),
  );
  expect(parts.map((part) => [part.tagName, textOf(part)])).toEqual([
    ["dt", "Rye"],
    ["dd", "£5.20"],
    ["dd", "900 g"],
    ["dd", "VeganStays fresh"],
  ]);
});
