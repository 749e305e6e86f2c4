import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { Edit } from "../../../editing/document/edit.ts";
import { readDocument } from "../../../editing/document/read-document.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import type { History } from "../../../editing/edits/history.ts";
import { currentSite, moveCursor, recordEdit, restoreHistory } from "../../../editing/edits/history.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { loftsFile, smallSite } from "../../../tests/support/small-entries.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { smallSiteText } from "../../../tests/support/small-site-text.ts";
import type { Choice } from "../state/conflict.ts";
import { compareVersions } from "./compare-versions.ts";
import { resolveConflict } from "./conflict-slice.ts";

const read = (text: string) => readDocument(text, migrationsOf(blocks));
const reader = { read, schemas: schemasOf(blocks, smallModel) };
const questions = { in: "block", page: "home", block: "questions" } as const;
const guidesHeading = { in: "block", page: "guides", block: "top" } as const;
const type = (path: (string | number)[], value: string): Edit => ({
  kind: "set-value",
  target: questions,
  path,
  value,
});

function edited(edits: readonly Edit[], from = restoreHistory(smallSite)): History {
  return edits.reduce((history, edit) => {
    const result = recordEdit(history, edit, { at: 0 });
    return "editError" in result ? history : result.history;
  }, from);
}
const described = (changes: readonly { location: string; what: string }[]) =>
  changes.map(({ location, what }) => `${location}: ${what}`);

describe("two versions of a file", () => {
  it("are described in words, with every edit either placed or listed", () => {
    const history = edited([
      type(["title"], "Answers"),
      type(["items", 0, "answer"], "No."),
      { kind: "remove-item", target: questions, path: ["items"], index: 2 },
      { kind: "set-value", target: guidesHeading, path: ["title"], value: "All guides" },
      { kind: "set-value", target: { in: "page", page: "contact" }, path: ["title"], value: "Write" },
    ]);
    const fileText = smallSiteText
      .replace('"title": "Questions"', '"title": "Your questions"')
      .replace('{ "id": "top", "type": "heading", "props": { "title": "Guides" } },', "");
    const conflict = compareVersions({ savedText: smallSiteText, history, fileText }, reader);
    expect(described(conflict.theirs)).toEqual([
      "Home › Questions: changed the heading",
      "Guides: deleted Page heading",
    ]);
    expect(described(conflict.mine)).toContain("Home › Questions: changed the heading");
    expect(conflict.unplaced).toEqual([
      {
        edit: type(["title"], "Answers"),
        what: "changed the heading",
        reason: "This was changed in the file too.",
      },
      {
        edit: history.steps[3]?.edit,
        what: "changed the heading",
        reason: "The block is not on the page any more.",
      },
    ]);
    const merged = currentSite(conflict.together).config;
    expect(merged.pages[0]?.blocks[1]?.props).toMatchObject({
      title: "Your questions",
      items: [{ answer: "No." }, {}],
    });
    expect(merged.pages[3]?.title).toBe("Write");
  });

  it("that differ since a save have only the edits behind it to place, also when it was undone", () => {
    const history = edited([type(["title"], "Answers"), type(["intro"], "All of them.")]);
    const savedText = smallSiteText.replace('"title": "Questions"', '"title": "Answers"');
    const fileText = savedText.replace("Drawn by hand", "Drawn twice");
    const after = compareVersions({ savedText, history, fileText }, reader);
    expect(after.unplaced).toEqual([]);
    expect(after.together.steps).toEqual([history.steps[1]]);
    const undone = compareVersions({ savedText, history: moveCursor(history, 0), fileText }, reader);
    expect(undone.unplaced).toEqual([]);
    expect(currentSite(undone.together).config.pages[0]?.blocks[1]?.props?.title).toBe("Questions");
  });

  it("one of which was imported are still put together change by change", () => {
    const document = read(
      smallSiteText
        .replace('"title": "Questions"', '"title": "Answers"')
        .replace("Drawn by hand", "Drawn well"),
    );
    const history = edited([{ kind: "replace-document", document }]);
    const fileText = smallSiteText.replace("Drawn by hand", "Drawn twice");
    const conflict = compareVersions({ savedText: smallSiteText, history, fileText }, reader);
    expect(conflict.unplaced.map(({ what }) => what)).toEqual(["changed the tagline of the company"]);
    expect(currentSite(conflict.together).config.pages[0]?.blocks[1]?.props?.title).toBe("Answers");
  });

  it("have nothing to see to in what was changed back", () => {
    const history = edited([
      type(["title"], "Answers"),
      { kind: "remove-block", page: "home", block: "cards" },
      type(["title"], "Questions"),
      type(["intro"], "All of them."),
    ]);
    const fileText = smallSiteText.replace('"title": "Questions"', '"title": "Your questions"');
    const conflict = compareVersions({ savedText: smallSiteText, history, fileText }, reader);
    expect(conflict.unplaced).toEqual([]);
    expect(currentSite(conflict.together).config.pages[0]?.blocks).toMatchObject([
      { id: "top" },
      { id: "questions", props: { title: "Your questions", intro: "All of them." } },
    ]);
  });

  it("that have both lost a block agree", () => {
    const history = edited([{ kind: "remove-block", page: "guides", block: "top" }]);
    const fileText = smallSiteText.replace(
      '{ "id": "top", "type": "heading", "props": { "title": "Guides" } },',
      "",
    );
    expect(compareVersions({ savedText: smallSiteText, history, fileText }, reader).unplaced).toEqual([]);
  });

  it("that came to the same are not listed as unplaced", () => {
    const history = edited([type(["title"], "Answers")]);
    const fileText = smallSiteText.replace('"title": "Questions"', '"title": "Answers"');
    expect(compareVersions({ savedText: smallSiteText, history, fileText }, reader).unplaced).toEqual([]);
  });

  it("that give a page different addresses each lead the links in entries there", () => {
    const history = edited([{ kind: "set-page-path", page: "contact", path: "/write" }]);
    const fileText = smallSiteText.replace("Drawn by hand", "Drawn twice");
    const linksIn = ({ entries }: EditedSite) => JSON.stringify(entries[loftsFile]).match(/\(\/[a-z]+\)/g);
    const conflict = compareVersions({ savedText: smallSiteText, history, fileText }, reader);
    expect(conflict.unplaced).toEqual([]);
    const choose = (choice: Choice) => currentSite(resolveConflict(conflict, choice, { history, at: 0 }));
    expect(linksIn(choose("mine"))).toEqual(["(/write)", "(/write)"]);
    expect(linksIn(choose("both"))).toEqual(["(/write)", "(/write)"]);
    expect(choose("theirs")).toMatchObject({ entries: smallSite.entries });
    const theirs = resolveConflict(conflict, "theirs", { history, at: 0 });
    const undone = currentSite(moveCursor(theirs, theirs.cursor - 1));
    expect(linksIn(undone)).toEqual(["(/write)", "(/write)"]);
    expect(undone.config.pages[3]?.path).toBe("/write");
  });
});
