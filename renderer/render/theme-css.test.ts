import { compileString } from "sass";
import { describe, expect, it } from "vitest";
import { siteOf } from "../../tests/support/resolve-parts.ts";
import { themeCss } from "./theme-css.ts";

const faces = { display: '"Besley",Georgia,serif', text: '"Instrument Sans",Arial,sans-serif' };
const cssOf = (theme: object) => themeCss(siteOf({ site: { theme } }).settings.theme, faces);

function propertiesOf(css: string): Map<string, string> {
  return new Map([...css.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name = "", value = ""]) => [name, value]));
}

/** The smallest and largest of a clamp(), in rem. */
function boundsOf(css: string, name: string): [number, number] {
  const [, low, high] = /clamp\(([\d.]+)rem,.*,([\d.]+)rem\)/.exec(propertiesOf(css).get(name) ?? "") ?? [];
  return [Number(low), Number(high)];
}

describe("the theme as custom properties", () => {
  it("is CSS that a parser reads", () => {
    expect(() => compileString(cssOf({}), { syntax: "css" })).not.toThrow();
  });

  it("has the colours of light, and those of dark where the device asks for them", () => {
    const css = cssOf({ light: { ink: "#010203" }, dark: { ink: "#fdfeff" } });
    const [light = "", dark = ""] = css.split("@media (prefers-color-scheme:dark)");
    expect(propertiesOf(light).get("--ink")).toBe("#010203");
    expect(propertiesOf(dark).get("--ink")).toBe("#fdfeff");
    expect([...propertiesOf(dark).keys()].sort()).toEqual([
      "--accent",
      "--ink",
      "--line",
      "--paper",
      "--quiet",
      "--sheet",
    ]);
    expect(light).toContain("color-scheme:light dark");
  });

  it.each([
    ["--font-display", faces.display],
    ["--font-text", faces.text],
    ["--weight-display", "600"],
    ["--radius", "8px"],
  ])("%s is what the theme says", (name, value) => {
    expect(propertiesOf(cssOf({ displayWeight: 600, radius: 8 })).get(name)).toBe(value);
  });

  it("each step of the type is larger than the one before, on phones and on desktops", () => {
    for (const scale of [1.1, 1.28, 1.5]) {
      const steps = ["small", "body", "lead", "title", "heading", "display"].map((name) =>
        boundsOf(cssOf({ scale }), `--text-${name}`),
      );
      steps.slice(1).forEach(([low, high], index) => {
        expect(low).toBeGreaterThan(steps[index]?.[0] ?? Number.POSITIVE_INFINITY);
        expect(high).toBeGreaterThan(steps[index]?.[1] ?? Number.POSITIVE_INFINITY);
        expect(high).toBeGreaterThanOrEqual(low);
      });
    }
  });

  it("a larger scale makes larger headings and leaves the text as it is", () => {
    const [small, large] = [cssOf({ scale: 1.2 }), cssOf({ scale: 1.4 })];
    expect(boundsOf(large, "--text-display")[1]).toBeGreaterThan(boundsOf(small, "--text-display")[1]);
    expect(boundsOf(large, "--text-body")).toEqual(boundsOf(small, "--text-body"));
  });
});
