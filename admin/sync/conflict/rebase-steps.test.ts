import { describe, expect, it } from "vitest";
import type { Edit } from "../../../editing/document/edit.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { applyEdit } from "../../../editing/edits/apply-edit.ts";
import { loftsFile, smallSite } from "../../../tests/support/small-entries.ts";
import { rebaseSteps } from "./rebase-steps.ts";

const questions = { in: "block", page: "home", block: "questions" } as const;

function siteAfter(site: EditedSite, ...edits: readonly Edit[]): EditedSite {
  return edits.reduce((before, edit) => {
    const result = applyEdit(before, edit);
    if ("editError" in result) throw new Error(result.editError);
    return result.site;
  }, site);
}
const rebase = (edits: readonly Edit[], onto: EditedSite) =>
  rebaseSteps(
    edits.map((edit) => ({ edit, at: 0 })),
    smallSite,
    onto,
  );

const removals: readonly (readonly [string, Edit])[] = [
  ["a block", { kind: "remove-block", page: "home", block: "questions" }],
  ["a page", { kind: "remove-page", page: "contact" }],
  ["an entry", { kind: "remove-entry", file: loftsFile }],
  ["an item", { kind: "remove-item", target: questions, path: ["items"], index: 0 }],
  ["the last item", { kind: "remove-item", target: questions, path: ["items"], index: 1 }],
  ["a value", { kind: "set-value", target: questions, path: ["title"] }],
];

describe("what both sides did", () => {
  it.each(removals)("is reported by neither: %s is removed", (_, edit) => {
    expect(rebase([edit], siteAfter(smallSite, edit)).unplaced).toEqual([]);
  });

  it.each<[string, Edit]>([
    ["a text", { kind: "set-value", target: questions, path: ["title"], value: "Answers" }],
    ["a path", { kind: "set-page-path", page: "contact", path: "/write" }],
    [
      "an item is added",
      {
        kind: "insert-item",
        target: questions,
        path: ["items"],
        index: 0,
        item: { question: "?", answer: "!" },
      },
    ],
    ["a block is hidden", { kind: "set-block-hidden", page: "home", block: "questions", hidden: true }],
  ])("is reported by neither: %s", (_, edit) => {
    const { history, unplaced } = rebase([edit], siteAfter(smallSite, edit));
    expect(unplaced).toEqual([]);
    expect(history.steps).toEqual([]);
  });

  it("is reported where they differ: one removed the first item, the other one the second", () => {
    const remove = (index: number): Edit => ({
      kind: "remove-item",
      target: questions,
      path: ["items"],
      index,
    });
    expect(rebase([remove(0)], siteAfter(smallSite, remove(1))).unplaced).toHaveLength(1);
  });

  it("is reported where one changed what the other one removed", () => {
    const change: Edit = { kind: "set-value", target: questions, path: ["title"], value: "Answers" };
    const remove: Edit = { kind: "remove-block", page: "home", block: "questions" };
    expect(rebase([change], siteAfter(smallSite, remove)).unplaced).toHaveLength(1);
    expect(rebase([remove], siteAfter(smallSite, change)).unplaced).toHaveLength(1);
  });
});
