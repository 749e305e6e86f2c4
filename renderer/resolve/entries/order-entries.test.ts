import { describe, expect, it } from "vitest";
import { compareTexts } from "./order-entries.ts";
import { createFilter } from "./where.ts";

describe("texts in order", () => {
  it.each([
    ["de", ["Zebra", "Äpfel", "Apfel"], ["Apfel", "Äpfel", "Zebra"]],
    ["sv", ["Ängelholm", "Zinkgruvan", "Arboga"], ["Arboga", "Zinkgruvan", "Ängelholm"]],
    ["es", ["ñu", "nube", "oso"], ["nube", "ñu", "oso"]],
    ["en", ["Room 10", "Room 9", "Room 1"], ["Room 1", "Room 9", "Room 10"]],
    ["sv", ["Ösel", "Zebra", "Ärlig", "Åsa", "Adam"], ["Adam", "Zebra", "Åsa", "Ärlig", "Ösel"]],
    ["da", ["Aarhus", "Zoo", "Øl", "Æble"], ["Zoo", "Æble", "Øl", "Aarhus"]],
    ["es", ["nube", "ñandú", "oso", "nota"], ["nota", "nube", "ñandú", "oso"]],
    ["pl", ["łoś", "lody", "lubię", "żaba", "zebra"], ["lody", "lubię", "łoś", "zebra", "żaba"]],
    ["cs", ["chleba", "cibule", "hora"], ["cibule", "hora", "chleba"]],
    ["tr", ["ince", "ılık", "çam", "cam"], ["cam", "çam", "ılık", "ince"]],
    ["hr", ["đak", "džep", "duh"], ["duh", "džep", "đak"]],
    ["et", ["tuul", "õun", "zoo", "šokk"], ["šokk", "zoo", "tuul", "õun"]],
    ["de", ["10. Teil", "2. Teil", "1. Teil"], ["1. Teil", "2. Teil", "10. Teil"]],
    ["en", ["Chapter 10", "Chapter 2.5", "Chapter 2"], ["Chapter 2", "Chapter 2.5", "Chapter 10"]],
    ["lt", ["Žalgiris", "Zarasai", "Yla"], ["Yla", "Zarasai", "Žalgiris"]],
    [
      "en",
      ["2026-10-25T02:30:00+01:00", "2026-10-25T02:30:00+02:00"],
      ["2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00"],
    ],
    ["en", ["2026-03-01", "2025-12-31"], ["2025-12-31", "2026-03-01"]],
  ])("of %s", (language, texts, ordered) => {
    expect(texts.toSorted((a, b) => compareTexts(a, b, language))).toEqual(ordered);
  });
});

describe("where", () => {
  const accepts = (value: unknown, wanted: unknown, language = "en") =>
    createFilter({ where: { key: wanted } }, { ask: (written) => written, language })("id", () => value);

  it.each([
    ["2026-01-31", { from: "2026-01-31" }, true],
    ["2026-01-31", { after: "2026-01-31" }, false],
    ["2026-01-31", { until: "2026-01-31" }, true],
    ["2026-01-31", { before: "2026-01-31" }, false],
    ["2026-02-01", { from: "2026-01-31" }, true],
    ["2026-02-01", { until: "2026-01-31" }, false],
    ["2026-02-01T10:00:00+01:00", { from: "2026-02-01" }, true],
    [9, { before: 10 }, true],
    [10, { from: 10 }, true],
    ["9", { before: 10 }, false],
    [undefined, { from: "2026-01-31" }, false],
    ["Room 9", { before: "Room 10" }, true],
  ])("%j is %j: %s", (value, wanted, expected) => {
    expect(accepts(value, wanted)).toBe(expected);
  });

  it("compares texts as the language does", () => {
    expect(accepts("Ängelholm", { after: "Zink" }, "sv")).toBe(true);
    expect(accepts("Ängelholm", { after: "Zink" }, "de")).toBe(false);
  });
});
