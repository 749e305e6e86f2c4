import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dice, randomEdit } from "../../../tests/support/random-edit.ts";
import { smallSiteText } from "../../../tests/support/small-site-text.ts";
import { currentDocument } from "../current-document.ts";
import type { Edit } from "../edit.ts";
import type { History } from "../history.ts";
import { readDocument } from "../read-document.ts";
import { recordEdit } from "../record-edit.ts";
import { startHistory } from "../start-history.ts";
import { restoreDraft } from "./restore-draft.ts";
import { saveDraft } from "./save-draft.ts";

const start = () => startHistory(readDocument(smallSiteText));
const questions = { in: "block", page: "home", block: "questions" } as const;
const type = (path: (string | number)[], value: string): Edit => ({
  kind: "set-value",
  holder: questions,
  path,
  value,
});

function edited(edits: readonly Edit[]): History {
  return edits.reduce((history, edit) => {
    const outcome = recordEdit(history, edit, { at: 0 });
    return "refusal" in outcome ? history : outcome.history;
  }, start());
}

const stored = (history: History, schemaVersion = 1) =>
  JSON.parse(
    JSON.stringify(
      saveDraft({ history, baseText: smallSiteText, savedText: smallSiteText, schemaVersion }, 7),
    ),
  ) as unknown;

describe("a draft", () => {
  it("comes back as it was, with its undo and redo", () => {
    fc.assert(
      fc.property(fc.array(dice, { minLength: 20, maxLength: 20 }), fc.nat(20), (rolls, undone) => {
        let history = start();
        for (const roll of rolls) {
          const outcome = recordEdit(history, randomEdit(currentDocument(history), roll), { at: 0 });
          if (!("refusal" in outcome)) history = outcome.history;
        }
        history = { ...history, cursor: Math.max(0, history.cursor - undone) };
        const restored = restoreDraft(stored(history), { fileText: smallSiteText, schemaVersion: 1 });
        const texts = { baseText: smallSiteText, savedText: smallSiteText };
        expect(restored).toEqual({
          kind: "restored",
          session: { ...texts, history, unplaced: [] },
          savedAt: 7,
        });
      }),
      { numRuns: 200 },
    );
  });

  it("on a file that was changed meanwhile knows what it was made for", () => {
    const history = edited([type(["title"], "Answers")]);
    const fileText = smallSiteText.replace("Drawn by hand", "Drawn twice");
    const restored = restoreDraft(stored(history), { fileText, schemaVersion: 1 });
    const session = { baseText: smallSiteText, savedText: smallSiteText, history, unplaced: [] };
    expect(restored).toEqual({ kind: "restored", session, savedAt: 7 });
  });

  it("in which nothing is unsaved gives way to a file that was changed meanwhile", () => {
    const history = edited([type(["title"], "Answers"), type(["title"], "Questions")]);
    const fileText = smallSiteText.replace("Drawn by hand", "Drawn twice");
    const restored = restoreDraft(stored(history), { fileText, schemaVersion: 1 });
    if (restored.kind !== "restored") throw new Error(restored.kind);
    expect(restored.session).toMatchObject({ savedText: fileText, history: { steps: [] } });
  });

  it("of a tab that ended while it saved is no conflict: the file is what it wrote", () => {
    const history = edited([type(["title"], "Answers"), type(["intro"], "All of them.")]);
    const fileText = smallSiteText.replace('"title": "Questions"', '"title": "Answers"');
    const restored = restoreDraft(stored(history), { fileText, schemaVersion: 1 });
    if (restored.kind !== "restored") throw new Error(restored.kind);
    expect(restored.session).toMatchObject({ savedText: fileText, history: { cursor: 2 } });
  });

  it("of an older schema is migrated, as one step", () => {
    const migrate = (document: ReturnType<typeof readDocument>, from: number) => ({ ...document, from });
    const restored = restoreDraft(stored(edited([type(["title"], "Answers")])), {
      fileText: smallSiteText,
      schemaVersion: 2,
      migrate,
    });
    if (restored.kind !== "restored") throw new Error(restored.kind);
    expect(restored.session.history.steps).toHaveLength(1);
    expect(currentDocument(restored.session.history)).toMatchObject({
      from: 1,
      pages: [{ blocks: [{}, { props: { title: "Answers" } }, {}] }, {}, {}, {}],
    });
  });

  it.each([
    ["The draft in this browser is damaged.", { format: 1 }],
    ["The draft in this browser is damaged.", null],
    ["The draft in this browser was made by a newer release of Blockwork.", stored(start(), 2)],
    ["This is not JSON.", { ...(stored(start()) as object), baseText: "{" }],
  ])("%s", (reason, draft) => {
    expect(restoreDraft(draft, { fileText: smallSiteText, schemaVersion: 1 })).toEqual({
      kind: "unreadable",
      reason,
    });
  });
});
