import { describe, expect, it } from "vitest";
import { modeOf, withMode } from "./each-mode.ts";

const item = { title: "{{item.title}}" };
const all = { each: "breads", item };
const rule = { ...all, where: { flour: "rye" }, sort: "-price", limit: 3, except: "{{entry.id}}" };
const chosen = { ...all, only: ["rye", "tin"] };

describe("which entries a list shows", () => {
  it.each([
    [all, "all"],
    [{ ...all, except: "{{entry.id}}" }, "all"],
    [rule, "rule"],
    [{ ...all, after: "{{entry.id}}" }, "rule"],
    [chosen, "chosen"],
    [{ ...rule, ...chosen }, "chosen"],
  ])("%j: %s", (each, mode) => {
    expect(modeOf(each)).toBe(mode);
  });

  it("are all again without a rule, and without what was chosen", () => {
    expect(withMode(rule, "all", ["rye"])).toEqual({ ...all, except: "{{entry.id}}" });
    expect(withMode(chosen, "all", ["rye"])).toEqual(all);
  });

  it("are chosen from those that were shown, in their order", () => {
    expect(withMode(rule, "chosen", ["tin", "rye"])).toEqual({
      ...all,
      except: "{{entry.id}}",
      only: ["tin", "rye"],
    });
  });

  it("are chosen from none where there were too many, or none at all", () => {
    const many = Array.from({ length: 25 }, (_, index) => String(index));
    expect(withMode(all, "chosen", many)).toEqual(all);
    expect(withMode(all, "chosen", [])).toEqual(all);
  });

  it("keep the rule that they had before", () => {
    expect(withMode({ ...rule, only: ["rye"] }, "rule", ["rye"])).toEqual(rule);
  });
});
