import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dice, randomEdit } from "../../tests/support/random-edit.ts";
import { smallSiteText } from "../../tests/support/small-site-text.ts";
import { currentDocument } from "./current-document.ts";
import type { History } from "./history.ts";
import { moveCursor } from "./move-cursor.ts";
import { readDocument } from "./read-document.ts";
import { recordEdit } from "./record-edit.ts";
import { sameValue } from "./same-value.ts";
import { startHistory } from "./start-history.ts";
import { writerOf } from "./text/write-text.ts";

const base = readDocument(smallSiteText);
const write = writerOf(smallSiteText, base);
const frozen = JSON.stringify(base);

describe("1,000 sequences of 50 random edits", () => {
  it("undo to the first byte and redo to the last, and the text is always that of the value", () => {
    fc.assert(
      fc.property(fc.array(dice, { minLength: 50, maxLength: 50 }), (rolls) => {
        let history: History = startHistory(base);
        const texts = [smallSiteText];
        for (const roll of rolls) {
          const outcome = recordEdit(history, randomEdit(currentDocument(history), roll), { at: 0 });
          if ("refusal" in outcome || outcome.history === history) continue;
          history = outcome.history;
          const text = write(currentDocument(history));
          if (!sameValue(JSON.parse(text), currentDocument(history))) throw new Error(text);
          texts.push(text);
        }
        const last = texts.length - 1;
        expect(history.cursor).toBe(last);
        for (let cursor = last; cursor >= 0; cursor--) history = moveCursor(history, cursor);
        expect(write(currentDocument(history))).toBe(smallSiteText);
        const middle = Math.floor(last / 2);
        expect(write(currentDocument(moveCursor(history, middle)))).toBe(texts[middle]);
        expect(write(currentDocument(moveCursor(history, last)))).toBe(texts[last]);
        expect(JSON.stringify(base)).toBe(frozen);
        const stored = JSON.parse(JSON.stringify(history.steps)) as typeof history.steps;
        const again = startHistory(base, stored);
        expect(again.steps).toHaveLength(last);
        expect(write(currentDocument(again))).toBe(texts[last]);
      }),
      { numRuns: 1000 },
    );
  });
});
