import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { FontChoice } from "../../../../editing/host/served-content.ts";
import { messages as look } from "../../../../editing/messages/compiled/en-look.ts";
import { editorOf } from "../../../../tests/support/editor-of.ts";
import { packageRoot } from "../../../../tests/support/package-root.ts";
import { undoLabel, unsavedChanges } from "../../../sync/state/selectors.ts";
import { fontPairs, headingFontEdit, inPresetOrder, pairEdit } from "./font-pairs.ts";

const choice = (name: string): FontChoice => ({
  ...{ name, title: name.toUpperCase(), category: "serif", css: "", family: name },
  ...{ weights: [400, 700], bytes: { display: 1, text: 1 } },
});

const { dependencies } = JSON.parse(readFileSync(`${packageRoot}/package.json`, "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const scope = "@fontsource-variable/";
const ours = Object.keys(dependencies).flatMap((name) =>
  name.startsWith(scope) ? [name.slice(scope.length)] : [],
);

it("every font that comes with the engine is described, and no other", () => {
  expect(Object.keys(look.kinds).toSorted()).toEqual(ours.toSorted());
});

it("all suggested pairs can be chosen with the engine's fonts alone; others are left out", () => {
  expect(fontPairs(ours.map(choice))).toHaveLength(8);
  expect(fontPairs(["lora", "figtree", "outfit"].map(choice))).toHaveLength(1);
});

it("offers the site's own fonts, then those that are known, then others", () => {
  const names = ["zilla", "figtree", "fonts/brand.woff2", "lora", "abel"];
  const offered = inPresetOrder(names.map(choice), ["lora", "figtree"]);
  expect(offered.map(({ name }) => name)).toEqual(["fonts/brand.woff2", "lora", "figtree", "abel", "zilla"]);
});

it("a pair is one step with a name", () => {
  const { store } = editorOf({ site: { url: "https://a.example", name: "A" }, pages: [] }).editor;
  const { apply, undo } = store.getState();
  apply(pairEdit({ heading: choice("lora"), text: choice("figtree") }, undefined));
  expect(store.getState().document.site.theme).toEqual({ displayFont: "lora", textFont: "figtree" });
  expect(undoLabel(store.getState())).toBe("changed the fonts to LORA and FIGTREE");
  expect(unsavedChanges(store.getState()).map(({ what }) => what)).toEqual([
    "changed the fonts to LORA and FIGTREE",
  ]);
  undo();
  expect(store.getState().document.site.theme).toBeUndefined();
  const heavy = { displayWeight: 900, displayFont: "besley" };
  apply(pairEdit({ heading: choice("lora"), text: choice("figtree") }, heavy));
  expect(store.getState().document.site.theme).toMatchObject({ displayFont: "lora", displayWeight: 700 });
  undo();
  expect(store.getState().document.site.theme).toBeUndefined();
});

it("a font for headings takes a weight along that it has, as the same step", () => {
  const font = { title: "Playfair", name: "playfair", weights: [400, 500] } as const;
  expect(headingFontEdit(font, { displayWeight: 450 }, undefined)).toBeUndefined();
  const edit = headingFontEdit(font, undefined, "playfair");
  expect(edit?.edits.map((one) => one.kind === "set-value" && [one.path.at(-1), one.value])).toEqual([
    ["displayFont", "playfair"],
    ["displayWeight", 500],
  ]);
});
