import { describe, expect, it } from "vitest";
import { createReport } from "./report.ts";

const place = { file: "site.config.json", pointer: "/pages/0/title" };

describe("a report", () => {
  it("counts the same problem at the same place once, however many pages repeat it", () => {
    const report = createReport();
    report.add("unknown-token", { ...place, offset: 3 }, "Nothing is called {{a}}.");
    report.add("unknown-token", { ...place, offset: 3 }, "Nothing is called {{a}}.");
    expect(report.problems).toHaveLength(1);
  });

  it.each([
    ["another code", "bad-link", { ...place, offset: 3 }],
    ["another offset", "unknown-token", { ...place, offset: 4 }],
    ["another pointer", "unknown-token", { ...place, pointer: "/pages/1/title", offset: 3 }],
    ["another file", "unknown-token", { ...place, file: "content/posts/a.md", offset: 3 }],
    ["the key", "unknown-token", { ...place, target: "key", offset: 3 }],
  ] as const)("counts %s as another", (_, code, other) => {
    const report = createReport();
    report.add("unknown-token", { ...place, offset: 3 }, "Nothing is called {{a}}.");
    report.add(code, other, "It is wrong.");
    expect(report.problems).toHaveLength(2);
  });

  it("knows whether an error was reported at a place", () => {
    const report = createReport();
    expect(report.has(place)).toBe(false);
    report.add("unknown-markdown", { ...place, offset: 3 }, "It looks like a box.");
    expect(report.has(place)).toBe(false);
    report.add("unknown-token", { ...place, offset: 3 }, "Nothing is called {{a}}.");
    expect(report.has(place)).toBe(true);
    expect(report.has({ ...place, pointer: "/pages/0" })).toBe(false);
  });
});
