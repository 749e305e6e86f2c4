import { readFileSync } from "node:fs";
import { compileString } from "sass";
import { describe, expect, it } from "vitest";
import { handMadeSettings } from "../../../tests/support/hand-made-site.ts";
import { themeAttributes, themeCss } from "./theme-css.ts";

const fonts = { display: '"Besley",Georgia,serif', text: '"Instrument Sans",Arial,sans-serif' };
const cssOf = (theme: object) => themeCss(handMadeSettings({ theme }).theme, fonts);

function propertiesOf(css: string): Map<string, string> {
  return new Map([...css.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name = "", value = ""]) => [name, value]));
}

/** The smallest and largest of a clamp(), in rem. */
function boundsOf(css: string, name: string): [number, number] {
  const [, low, high] = /clamp\(([\d.]+)rem,.*,([\d.]+)rem\)/.exec(propertiesOf(css).get(name) ?? "") ?? [];
  return [Number(low), Number(high)];
}

const colourNames = ["paper", "sheet", "ink", "quiet", "line", "accent", "error", "success"];

describe("the theme as custom properties", () => {
  it("is CSS that a parser reads", () => {
    expect(() => compileString(cssOf({}), { syntax: "css" })).not.toThrow();
  });

  it("has the colours of light, and those of dark where the device asks for them", () => {
    const css = cssOf({ light: { ink: "#010203" }, dark: { ink: "#fdfeff" } });
    const [light = "", dark = "", more = ""] = css.split(
      /@media [^{]*prefers-(?:color-scheme|contrast)[^{]*/,
    );
    expect(propertiesOf(light).get("--ink")).toBe("#010203");
    expect(propertiesOf(light).get("--dark-ink")).toBe("#fdfeff");
    expect(propertiesOf(dark).get("--ink")).toBe("#fdfeff");
    expect([...propertiesOf(dark).keys()].sort()).toEqual(colourNames.map((name) => `--${name}`).sort());
    expect(light).toContain("color-scheme:light dark");
    expect([...propertiesOf(more).values()]).toEqual(["var(--ink)", "var(--ink)", "var(--ink)"]);
  });

  it.each([
    ["--font-display", fonts.display],
    ["--font-text", fonts.text],
    ["--weight-display", "600"],
    ["--radius", "8px"],
    ["--line-height", "1.7"],
    ["--space-4", "1.8rem"],
  ])("%s is what the theme says", (name, value) => {
    const theme = { displayWeight: 600, radius: 8, lineHeight: 1.7, spacing: 1.2 };
    expect(propertiesOf(cssOf(theme)).get(name)).toBe(value);
  });

  it("each step of the type is larger than the one before, on phones and on desktops", () => {
    for (const [scale, textSize] of [1.1, 1.28, 1.5].flatMap((each) =>
      [14, 17, 22].map((px) => [each, px]),
    )) {
      const steps = ["small", "body", "lead", "title", "heading", "display"].map((name) =>
        boundsOf(cssOf({ scale, textSize }), `--text-${name}`),
      );
      steps.slice(1).forEach(([low, high], index) => {
        expect(low).toBeGreaterThan(steps[index]?.[0] ?? Number.POSITIVE_INFINITY);
        expect(high).toBeGreaterThan(steps[index]?.[1] ?? Number.POSITIVE_INFINITY);
        expect(high).toBeGreaterThanOrEqual(low);
      });
    }
  });

  it("a page is as wide as the theme says on a desktop, and a tenth wider on the widest screens", () => {
    expect(boundsOf(cssOf({ pageWidth: 60 }), "--page-width")).toEqual([60, 66]);
  });

  it("a larger scale makes larger headings and leaves the text as it is", () => {
    const [small, large] = [cssOf({ scale: 1.2 }), cssOf({ scale: 1.4 })];
    expect(boundsOf(large, "--text-display")[1]).toBeGreaterThan(boundsOf(small, "--text-display")[1]);
    expect(boundsOf(large, "--text-body")).toEqual(boundsOf(small, "--text-body"));
  });

  it("more spacing leaves the text as it is and makes wider gaps", () => {
    const [usual, roomy] = [cssOf({}), cssOf({ spacing: 1.5 })];
    expect(boundsOf(roomy, "--space-7")[0]).toBeCloseTo(boundsOf(usual, "--space-7")[0] * 1.5, 3);
    expect(boundsOf(roomy, "--text-body")).toEqual(boundsOf(usual, "--text-body"));
  });

  it("its variants are attributes of the body", () => {
    expect(themeAttributes(handMadeSettings({ theme: { sections: "band" } }).theme)).toEqual({
      "data-header": "line",
      "data-sections": "band",
    });
  });
});

it("every custom property is documented in docs/content/guides/theming.md", () => {
  const documented = readFileSync("docs/content/guides/theming.md", "utf8");
  for (const name of propertiesOf(cssOf({})).keys()) {
    const described = /^--space-\d$/.test(name) || documented.includes(`\`${name}\``);
    expect(described, `${name} is missing`).toBe(true);
  }
});
