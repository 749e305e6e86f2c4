import { describe, expect, it } from "vitest";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedSample } from "../../tests/support/resolved-sample.ts";
import hero from "./index.ts";

const sample = resolvedSample(hero) as { readonly views: readonly object[] };
const [view] = sample.views;
const captionsOf = (...views: readonly object[]) => {
  const html = viewMarkup(hero, { ...sample, views: views.map((own) => ({ ...view, ...own })) });
  return [...html.matchAll(/<figcaption[^>]*>([^<]*)/g)].map(([, text]) => text);
};

describe("the captions of a hero", () => {
  it.each<[string, object[], string[]]>([
    ["a single view has none", [{ name: "Front" }], []],
    ["a single view has its own", [{ name: "Front", caption: "At dusk" }], ["At dusk"]],
    ["two have their names", [{ name: "Front" }, { name: "Back" }], ["Front", "Back"]],
    ["two have their own", [{ name: "Front", caption: "At dusk" }, { name: "Back" }], ["At dusk", "Back"]],
    ["an empty one is none", [{ name: "Front", caption: "" }], []],
  ])("%s", (_, views, captions) => {
    expect(captionsOf(...views)).toEqual(captions);
  });
});
