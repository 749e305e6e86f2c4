import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { Edit } from "../../../editing/document/edit.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { applyEdit } from "../../../editing/edits/apply-edit.ts";
import { currentSite, type History, newHistory, restoreHistory } from "../../../editing/edits/history.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import { dice, randomEdit } from "../../../tests/support/random-edit.ts";
import { loftsFile, smallSite } from "../../../tests/support/small-entries.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { mergeDrafts } from "./merge-drafts.ts";

const schemas = schemasOf(blocks, smallModel);
const questions = { in: "block", page: "home", block: "questions" } as const;
const title = (value: string): Edit => ({ kind: "set-value", target: questions, path: ["title"], value });
const body = (value: string): Edit => ({
  kind: "set-value",
  target: { in: "entry", file: loftsFile },
  path: ["body"],
  value,
});
const historyOf = (edits: readonly Edit[], base: EditedSite = smallSite): History =>
  restoreHistory(
    base,
    edits.map((edit) => ({ edit, at: 0 })),
  );
const merge = (mine: History, theirs: History, ancestor: EditedSite = smallSite) =>
  mergeDrafts({ ancestor, mine, theirs: currentSite(theirs) }, schemas);

describe("two devices' drafts", () => {
  it("are put together where they changed different things, settings, pages and entries alike", () => {
    const { site, unplaced } = merge(historyOf([title("Mine")]), historyOf([body("Theirs.")]));
    expect(unplaced).toEqual([]);
    expect(JSON.stringify(site.config)).toContain('"Mine"');
    expect(site.entries[loftsFile]?.body).toBe("Theirs.");
  });

  it("leave the other device's text where both changed it, and list one's own once, however it was typed", () => {
    const { site, unplaced } = merge(
      historyOf([body("M"), body("Mi"), body("Mine.")]),
      historyOf([body("Theirs.")]),
    );
    expect(site.entries[loftsFile]?.body).toBe("Theirs.");
    expect(unplaced).toHaveLength(1);
    expect(JSON.stringify(unplaced[0]?.edit)).toContain("Mine.");
  });

  it("do not meet where one of them was the other's beginning", () => {
    const seen = historyOf([title("Seen"), body("Seen.")]);
    const mine = historyOf([title("Seen"), body("Seen."), title("Mine")]);
    const { site, unplaced } = merge(mine, historyOf([body("Later.")], currentSite(seen)), currentSite(seen));
    expect(unplaced).toEqual([]);
    expect(JSON.stringify(site.config)).toContain('"Mine"');
    expect(site.entries[loftsFile]?.body).toBe("Later.");
  });

  it("meet also where what both had last was undone since", () => {
    const seen = currentSite(historyOf([title("Seen")]));
    const { site, unplaced } = merge(historyOf([body("Mine.")]), historyOf([title("Theirs")], seen), seen);
    expect(site.entries[loftsFile]?.body).toBe("Mine.");
    expect(JSON.stringify(site.config)).toContain('"Theirs"');
    expect(unplaced).toHaveLength(1);
  });

  it("lose no text, whatever both have done", async () => {
    const walk = fc.array(fc.tuple(dice, fc.boolean()), { maxLength: 6 });
    const walked = (name: string, steps: readonly (readonly [readonly number[], boolean])[]) => {
      let site = smallSite;
      const edits: Edit[] = [];
      for (const [index, [roll, isText]] of steps.entries()) {
        const edit = randomEdit(site, roll);
        const marked: Edit =
          isText && edit.kind === "set-value" ? { ...edit, value: `${name}${index}!` } : edit;
        const result = applyEdit(site, marked);
        if ("editError" in result) continue;
        edits.push(marked);
        site = result.site;
      }
      return edits.length === 0 ? newHistory(smallSite) : historyOf(edits);
    };
    const marks = (value: unknown) => new Set(JSON.stringify(value).match(/(?:mine|theirs)\d+!/g));
    await assertProperty(
      fc.property(walk, walk, (one, other) => {
        const [mine, theirs] = [walked("mine", one), walked("theirs", other)];
        const { site, unplaced } = merge(mine, theirs);
        const merged = marks([site, unplaced]);
        const inSite = marks(site);
        for (const mark of marks(currentSite(theirs))) expect(inSite).toContain(mark);
        for (const mark of marks(currentSite(mine))) expect(merged).toContain(mark);
      }),
      { numRuns: runs(2000) },
    );
  });
});
