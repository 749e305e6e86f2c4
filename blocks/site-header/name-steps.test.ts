import { describe, expect, it } from "vitest";
import { nameSteps } from "./name-steps.ts";

describe("the steps of a name", () => {
  it.each<[string, object]>([
    ["", {}],
    ["Fosse & Field", {}],
    ["Mill Lane Bakery and Café", { "data-name-length": 36 }],
    ["Featherstone", { "data-word-length": 12 }],
    ["Elektro Brandstetter GmbH", { "data-name-length": 36, "data-word-length": 12 }],
    ["Mill Lane Tea-Rooms", { "data-name-length": 24 }],
    ["Brandstetter", { "data-word-length": 12 }],
    ["Anna-Maria Berg", {}],
    ["日本建築研究所", {}],
    ["日本建築研究所日本建築研究所", { "data-name-length": 36 }],
    ["a".repeat(500), { "data-name-length": 96, "data-word-length": 40 }],
  ])("of %j are %j", (name, steps) => {
    expect(nameSteps(name)).toEqual(steps);
  });
});
