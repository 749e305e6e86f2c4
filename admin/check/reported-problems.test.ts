import { describe, expect, it } from "vitest";
import type { EditTarget } from "../../editing/document/edit.ts";
import { createProblem } from "../../schema/problems/problem.ts";
import { smallModel } from "../../tests/support/small-model.ts";
import { smallSiteText } from "../../tests/support/small-site-text.ts";
import { createPristineFields, fieldKey, markAdded, markTouched } from "../view/pristine-fields.ts";
import { reportedProblems } from "./reported-problems.ts";

const document = JSON.parse(smallSiteText);
const site = { model: smallModel, document };
const [setting = ""] = Object.keys(smallModel.settings);
const page = document.pages[0];

describe("a problem in what was just added", () => {
  it.each<[string, string, string, EditTarget, string]>([
    ["a setting's list", "site.config.json", `/site/${setting}/list/0`, { in: "site" }, `/${setting}/list/0`],
    ["the languages", "site.config.json", "/site/languages/0", { in: "site" }, "/languages/0"],
    ["the redirects", "site.config.json", "/site/redirects/2", { in: "site" }, "/redirects/2"],
    ["the colours", "site.config.json", "/site/theme/list/1", { in: "site" }, "/theme/list/1"],
    ["a page", "site.config.json", "/pages/0/keywords/1", { in: "page", page: page.id }, "/keywords/1"],
    [
      "a block",
      "site.config.json",
      "/pages/0/blocks/0/props/items/3",
      { in: "block", page: page.id, block: page.blocks[0].id },
      "/items/3",
    ],
    [
      "an entry",
      "content/posts/lofts.md",
      "/frontMatter/tags/0",
      { in: "entry", file: "content/posts/lofts.md" },
      "/frontMatter/tags/0",
    ],
  ])("of %s is not counted before its field was left", (_, file, pointer, target, added) => {
    const pristine = createPristineFields();
    const problem = createProblem("wrong-value", { file, pointer }, "Empty.");
    markAdded(pristine, fieldKey(target, added));
    expect(reportedProblems([problem], pristine.getState(), site)).toEqual([]);
    markTouched(pristine, fieldKey(target, added));
    expect(reportedProblems([problem], pristine.getState(), site)).toEqual([problem]);
  });
});
