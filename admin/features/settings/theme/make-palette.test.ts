import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, contrastPairs, minContrast } from "../../../../renderer/check/contrast.ts";
import { assertProperty } from "../../../../tests/support/assert-property.ts";
import { editorOf } from "../../../../tests/support/editor-of.ts";
import { runs } from "../../../../tests/support/extent.ts";
import { undoLabel, unsavedChanges } from "../../../sync/state/selectors.ts";
import { makePalette, type Palettes } from "./make-palette.ts";
import { hasPalette, paletteEdit, presetPalettes, sitePalettes } from "./preset-palettes.ts";

/** The pairs of a palette in which text can't be read. */
const unreadable = ({ light, dark }: Palettes) =>
  [light, dark].flatMap((colours) =>
    contrastPairs.filter(([text, behind]) => contrast(colours[text], colours[behind]) < minContrast),
  );

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("a palette around a colour", () => {
  it("can be read in every pair, in light and in dark, whatever the colour and the tint", () => {
    assertProperty(
      fc.property(
        hex,
        fc.option(
          fc.record({
            hue: fc.integer({ min: 0, max: 359 }),
            strength: fc.double({ min: 0, max: 1, noNaN: true }),
          }),
          {
            nil: undefined,
          },
        ),
        (accent, tint) => {
          const made = makePalette({ accent, ...(tint && { tint }) });
          expect(unreadable(made)).toEqual([]);
          for (const colour of [...Object.values(made.light), ...Object.values(made.dark)])
            expect(colour).toMatch(/^#[0-9a-f]{6}$/);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it("keeps the colour itself where it can be read", () => {
    expect(makePalette({ accent: "#2c6e49" }).light.accent).toBe("#2c6e49");
  });

  it("has no tint around grey", () => {
    const { light } = makePalette({ accent: "#808080" });
    const [, red, green, blue] = /^#(..)(..)(..)$/.exec(light.sheet) ?? [];
    expect([red, green]).toEqual([green, blue]);
  });
});

describe("the ready palettes", () => {
  it.each(presetPalettes)("can be read in every pair: $name", ({ palettes }) => {
    expect(unreadable(palettes)).toEqual([]);
  });

  it("are one step with a name, and known again", () => {
    const [first, second] = presetPalettes;
    if (!first || !second) throw new Error("There are no palettes.");
    const { store } = editorOf({
      site: { url: "https://a.example", name: "A", theme: { light: { ink: "#000000" }, radius: 4 } },
      pages: [],
    }).editor;
    store.getState().apply(paletteEdit(first.palettes, { palette: first.name }));
    const { theme } = store.getState().document.site;
    expect(theme).toMatchObject({ ...first.palettes, radius: 4 });
    expect(hasPalette(theme, first.palettes)).toBe(true);
    expect(hasPalette(theme, second.palettes)).toBe(false);
    expect(undoLabel(store.getState())).toBe("changed the colours to Slate");
    expect(unsavedChanges(store.getState())).toMatchObject([
      { what: "changed the colours to Slate", changes: expect.objectContaining({ length: 9 }) },
    ]);
    store.getState().apply({
      ...{ kind: "set-value", target: { in: "site" }, path: ["theme", "dark", "ink"], value: "#ffffff" },
    });
    expect(unsavedChanges(store.getState())).toHaveLength(2);
    store.getState().undo();
    const [change] = unsavedChanges(store.getState());
    store.getState().revert(change?.key ?? "");
    expect(unsavedChanges(store.getState())).toEqual([]);
    store.getState().undo();
    store.getState().undo();
    expect(store.getState().document.site.theme).toEqual({ light: { ink: "#000000" }, radius: 4 });
  });
});

describe("the palettes of a site", () => {
  const [first, second] = presetPalettes.map(({ palettes }) => palettes);
  const written = [
    { id: "fog", title: "Fog", ...second },
    { id: "dusk", title: "Dusk" },
    { title: 3 },
    "night",
  ];
  const theme = { ...first, palettes: written };

  it("are those that have a title, each with all colours", () => {
    const found = sitePalettes(theme);
    expect(found.map(({ title }) => title)).toEqual(["Fog", "Dusk"]);
    expect(found.map(({ palettes }) => hasPalette(theme, palettes))).toEqual([false, false]);
    expect(found.flatMap(({ palettes }) => unreadable(palettes))).toEqual([]);
  });

  it("are one step by their title, which leaves the list as it is", () => {
    const { store } = editorOf({ site: { url: "https://a.example", name: "A", theme }, pages: [] }).editor;
    const [fog] = sitePalettes(theme);
    if (!fog) throw new Error("There is no palette.");
    store.getState().apply(paletteEdit(fog.palettes, { sitePalette: fog.title }));
    expect(store.getState().document.site.theme).toMatchObject({ ...second, palettes: written });
    expect(undoLabel(store.getState())).toBe("changed the colours to Fog");
  });
});
