import { describe, expect, it } from "vitest";
import { attributeOf, elementsOf, textOf } from "../../tests/support/html-tree.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { describeFile } from "./describe-file.ts";
import downloads from "./index.ts";

it.each([
  ["order-form.pdf", "Order form", "PDF", undefined],
  ["plans/Ground_floor.dwg", "Ground floor", "DWG", undefined],
  ["allergens.de.pdf", "Allergens", "PDF", "de"],
  ["menu.pt-BR.pdf", "Menu", "PDF", "pt-BR"],
  ["site.tar.gz", "Site tar", "GZ", undefined],
  ["what-it-is.pdf", "What it is", "PDF", undefined],
  ["de.pdf", "De", "PDF", undefined],
  ["LICENSE", "LICENSE", "", undefined],
])("%s is %s, %s, %s", (name, title, kind, language) => {
  expect(describeFile({ name })).toEqual({ title, kind, language });
});

describe("a file", () => {
  const file = (name: string, bytes: number) => ({ href: `/files/${name}`, name, bytes });
  const shown = (items: readonly object[], language = "en-GB") => {
    const elements = elementsOf(viewMarkup(downloads, { items }, { language }));
    const texts = (name: string) =>
      elements.filter((element) => attributeOf(element, "class") === `downloads-${name}`).map(textOf);
    return texts("title").map((title, index) => `${title}: ${texts("facts")[index]}`);
  };

  it("has its kind and size, and its language if that is another than the page's", () => {
    const items = [
      { file: file("order-form.pdf", 1_430_000), title: "The form" },
      { file: file("allergens.de.pdf", 310) },
      { file: file("plan", 999_400) },
    ];
    expect(shown(items)).toEqual([
      "The form: PDF · 1.4 MB",
      "Allergens: PDF · 1 kB · German",
      "Plan: 999 kB",
    ]);
    expect(shown(items, "de-AT")).toEqual([
      "The form: PDF · 1,4 MB",
      "Allergens: PDF · 1 kB",
      "Plan: 999 kB",
    ]);
  });
});
