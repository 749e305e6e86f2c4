import { describe, expect, it } from "vitest";
import { formats, formatUse, isOfFormat, isOwnFormat } from "./index.ts";

describe.each(Object.entries(formats))("%s", (name, { example, kind, check, print, written }) => {
  it("has an example that is of it, as it is written and once tokens are replaced", () => {
    expect(check(example)).toBeUndefined();
    expect(isOfFormat(example, name)).toBe(true);
  });

  it("takes a token where a text may be all token", () => {
    if (written instanceof RegExp) expect("{{site.name}}").toMatch(written);
  });

  it("is printed from its own texts only", () => {
    expect(print?.(example, "en") ?? example).not.toBe("");
    expect(print?.("No such text", "en") ?? "No such text").toBe("No such text");
  });

  it("names what a text of it is, with its article if it has one", () => {
    expect(kind).toMatch(/^(?:an? |the |opening hours$)/);
  });
});

it("a name that the engine does not have is a site's own, which is a text that people type", () => {
  expect(Object.keys(formats).filter(isOwnFormat)).toEqual([]);
  expect(isOwnFormat("clock-time")).toBe(true);
  expect(isOwnFormat(undefined)).toBe(false);
  expect(formatUse("clock-time")).toMatchObject({ inText: "offered", fromText: true, entered: "typed" });
});
