import { describe, expect, it } from "vitest";
import { handMadeSettings } from "../../tests/support/hand-made-site.ts";
import { createReport } from "../resolve/report/report.ts";
import { checkContrast, contrast } from "./contrast.ts";

function pointersOf(theme: object): string[] {
  const report = createReport();
  checkContrast(handMadeSettings({ theme }).theme, "site.config.json", report);
  return report.problems.map(({ pointer }) => pointer);
}

describe("the contrast of the theme's colours", () => {
  it("is enough in the default theme", () => {
    expect(pointersOf({})).toEqual([]);
  });

  it.each([
    [{ light: { ink: "#999999" } }, ["/site/theme/light/ink"]],
    [{ dark: { error: "#552222" } }, ["/site/theme/dark/error"]],
    [{ light: { success: "#8fd19e" } }, ["/site/theme/light/success"]],
    [{ light: { sheet: "#8a8a8a" } }, ["/site/theme/light/sheet"]],
    [
      { palettes: [{ id: "fog", title: "Fog", light: { quiet: "#999999" } }] },
      ["/site/theme/palettes/0/light/quiet"],
    ],
  ])("of %j is reported at %j, whichever was chosen", (theme, pointers) => {
    expect([...new Set(pointersOf(theme))]).toEqual(pointers);
  });

  it("goes from 1 to 21", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#123456", "#123456")).toBe(1);
  });
});
