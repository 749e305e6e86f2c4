import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { dice, randomEdit } from "../../tests/support/random-edit.ts";
import { smallEntries, smallSite } from "../../tests/support/small-entries.ts";
import { smallSiteText } from "../../tests/support/small-site-text.ts";
import { sameValue } from "../document/value.ts";
import { createEntryTexts } from "../source-text/create-entry-texts.ts";
import { createWriter } from "../source-text/write-text.ts";
import type { History } from "./history.ts";
import { currentSite, moveCursor, recordEdit, restoreHistory } from "./history.ts";

const base = smallSite;
const write = createWriter(smallSiteText, base.config);
const entryTexts = createEntryTexts();
const baseEntries = Object.fromEntries(Object.entries(smallEntries).map(([file, { text }]) => [file, text]));

/** The bytes of every file, in one text. */
function textsOf(history: History): string {
  const { config, entries } = currentSite(history);
  const known = { entries, savedEntries: smallEntries, baseEntries };
  const files = Object.keys(entries).map((file) => `${file}\n${entryTexts(file, known)}`);
  return [write(config), ...files.toSorted()].join("\n");
}

const original = textsOf(restoreHistory(base));
const frozen = JSON.stringify(base);

describe("Sequences of 50 random edits", () => {
  it("undo to the first byte and redo to the last, and the text is always that of the value", () => {
    let sequences = 0;
    assertProperty(
      fc.property(fc.array(dice, { minLength: 50, maxLength: 50 }), (rolls) => {
        let history: History = restoreHistory(base);
        const texts = [smallSiteText];
        for (const roll of rolls) {
          const result = recordEdit(history, randomEdit(currentSite(history), roll), { at: 0 });
          if ("editError" in result || result.history === history) continue;
          history = result.history;
          const { config } = currentSite(history);
          const text = write(config);
          if (!sameValue(JSON.parse(text), config)) throw new Error(text);
          texts.push(text);
        }
        const last = texts.length - 1;
        expect(history.cursor).toBe(last);
        for (let cursor = last; cursor >= 0; cursor--) history = moveCursor(history, cursor);
        expect(write(currentSite(history).config)).toBe(smallSiteText);
        // Entries are written with a parser's care, which takes a while.
        const alsoEntries = sequences++ % 20 === 0;
        if (alsoEntries) expect(textsOf(history)).toBe(original);
        const middle = Math.floor(last / 2);
        expect(write(currentSite(moveCursor(history, middle)).config)).toBe(texts[middle]);
        expect(write(currentSite(moveCursor(history, last)).config)).toBe(texts[last]);
        expect(JSON.stringify(base)).toBe(frozen);
        const stored = JSON.parse(JSON.stringify(history.steps)) as typeof history.steps;
        const again = restoreHistory(base, stored);
        expect(again.steps).toHaveLength(last);
        if (alsoEntries) expect(textsOf(again)).toBe(textsOf(moveCursor(history, last)));
      }),
      { numRuns: runs(300, { all: 80, smoke: 20 }) },
    );
  });
});
