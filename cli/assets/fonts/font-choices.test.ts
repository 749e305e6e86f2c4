import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { cases } from "../../../tests/support/extent.ts";
import { packageRoot } from "../../../tests/support/package-root.ts";
import { cutFont } from "./cut-font.ts";
import { findFont } from "./find-font.ts";
import { loadFontChoices } from "./font-choices.ts";
import { fontLetters } from "./font-letters.ts";

const choicesFor = (...languages: string[]) =>
  loadFontChoices({ root: packageRoot, own: [], languages, base: "/school" });

it("offers the installed fonts by their titles, each with a rule for its file", async () => {
  const { choices, files } = await choicesFor("en");
  const lora = choices.find(({ name }) => name === "lora");
  expect(lora).toMatchObject({
    title: "Lora",
    category: "serif",
    family: '"Lora",serif',
    weights: [400, 700],
  });
  const [, address = ""] = /url\(\/school\/([^)]+)\)/.exec(lora?.css ?? "") ?? [];
  expect(lora?.css).toContain("font-weight:400 700;");
  expect(files.map(({ path }) => path)).toContain(address);
});

it("offers only fonts that have the letters of the site's own language", async () => {
  const titles = async (language: string) =>
    (await choicesFor(language)).choices.map(({ title }) => title).filter((title) => title !== "Lora");
  expect(await titles("el")).toEqual(["EB Garamond", "Manrope"]);
  expect(await titles("fa")).toEqual(["Reem Kufi", "Vazirmatn"]);
});

it("offers the site's own fonts first, as they are", async () => {
  const source = findFont(packageRoot, "figtree")?.file("latin") ?? "";
  const own = [{ name: "fonts/brand-text.woff2", source }];
  const { choices } = await loadFontChoices({ root: packageRoot, own, languages: ["en"], base: "" });
  const { byteLength } = await readFile(source);
  expect(choices[0]).toMatchObject({ title: "Brand Text", bytes: { display: byteLength, text: byteLength } });
});

it.each(cases(["playfair-display"], [], ["besley", "eb-garamond", "outfit", "public-sans"]))(
  "tells about what visitors download of %s",
  async (name) => {
    const { choices } = await choicesFor("en", "de");
    const told = choices.find((choice) => choice.name === name)?.bytes ?? { display: 0, text: 0 };
    const source = findFont(packageRoot, name)?.file("latin") ?? "";
    const letters = fontLetters(["en", "de"]) ?? new Set();
    const bytes = await readFile(source);
    const [text, display] = await Promise.all([
      cutFont(bytes, { letters }),
      cutFont(bytes, { letters, weight: 650 }),
    ]);
    expect(Math.abs(told.text / text.byteLength - 1)).toBeLessThan(0.12);
    expect(Math.abs(told.display / display.byteLength - 1)).toBeLessThan(0.35);
  },
);
