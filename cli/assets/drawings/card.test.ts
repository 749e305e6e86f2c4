import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { handMadeSettings } from "../../../tests/support/hand-made-site.ts";
import { packageRoot } from "../../files/package-root.ts";
import { card } from "./card.ts";
import { drawPng } from "./make-drawings.ts";
import { openTypeface } from "./typeface.ts";

const file = (name: string, subset: string) =>
  readFileSync(
    join(packageRoot, `node_modules/@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`),
  );
const typeface = await openTypeface([file("besley", "latin"), file("vazirmatn", "arabic")], 500);
const fonts = { display: typeface, text: typeface };
const english = { language: "en", direction: "ltr", size: 10 } as const;
const settings = handMadeSettings({ name: "Hill Farm" });

it("texts are drawn as shapes of the site's fonts, so no font of the machine has a part in it", () => {
  const drawn = card(
    settings,
    { title: "Eggs & milk", section: "Shop", language: "en", direction: "ltr" },
    fonts,
  );
  expect(drawn).not.toContain("<text");
  expect(drawn).not.toContain("font-family");
  expect(drawn.match(/<path/g)?.length).toBeGreaterThan(20);
});

it("is the same to the byte each time", async () => {
  const draw = () =>
    drawPng(card(settings, { title: "Eggs", language: "en", direction: "ltr" }, fonts)).then((bytes) =>
      Buffer.from(bytes).toString("base64"),
    );
  expect(await draw()).toBe(await draw());
});

it("letters that join are shaped, and what no font has is left out", () => {
  const arabic = { language: "ar", direction: "rtl", size: 10 } as const;
  const joined = typeface.draw("سلام", arabic).width;
  const apart = [..."سلام"].reduce((sum, letter) => sum + typeface.draw(letter, arabic).width, 0);
  expect(joined).toBeLessThan(apart * 0.95);
  expect(typeface.drawable("Eggs 漢字 🥚 today")).toBe("Eggs today");
  expect(typeface.draw("漢", english)).toEqual({ svg: "", width: 0, top: 0, bottom: 0 });
});

it("is drawn heavier in a heavier weight, as far as the font has it", async () => {
  const heavy = await openTypeface([file("besley", "latin")], 5000);
  expect(heavy.draw("Eggs", english).width).toBeGreaterThan(typeface.draw("Eggs", english).width);
});

it("of a text from right to left begins at the right", () => {
  const texts = { title: "سلام", language: "ar", direction: "rtl" } as const;
  const [, x] = /<g fill="#\w+" transform="translate\(([\d.]+) /.exec(card(settings, texts, fonts)) ?? [];
  expect(Number(x)).toBeGreaterThan(600);
});
