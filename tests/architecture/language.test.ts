import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { files, isWritten, sources } from "./product-files.ts";

/** Words that the field has a term for, by that term; each was in our code once. */
const words: Readonly<Record<string, RegExp>> = {
  "an operation": /\bverbs\b|\bmakeEdit\b/g,
  EditTarget: /\bholders?\b|\bHolder\b/g,
  EditError: /\bRefusal\b|\brefusals\b/g,
  "a source map, stega, a field source": /\btwins?\b|\bMarkedTwin\b|\bcreateMarks\b/g,
  memoizeLast: /\bremembered\(/g,
  usePersistedState: /\buseRemembered\b/g,
  "onFileChanged, onEntriesChanged": /\bmeet(?:File|Entries)\b/g,
  "an archived draft": /\bAsideDraft\b|\b(?:put|write|read)Aside\b/g,
  autosaved: /\b(?:Session|Kept)Pending\b|\bcreatePending\b/g,
  "hydrate, activate, replay": /\b(?:wake|rouse|goOn)\b/g,
  "PreviewPane, PreviewViewport, useBreakpoint": /\b(?:PreviewRoom|useRoom|(?:Entry|Settings)Stage)\b/g,
  "defaults, messages": /\b(?:habits|sayings)\b/g,
  truncateForMessage: /\bshownText\b/g,
  "unbalanced tags, reserved ids": /\b(?:lonelyTags|ownIds)\b/g,
  "escapesRoot, unexpectedFile": /\b(?:leavesRoot|strayFile)\b/g,
  "timeoutMs, maxAttempts": /\bpatience\b/g,
  "withIndexKeys, afterNextPaint, localizeSample": /\bpainted\(|\bfitSample\b/g,
  zero: /\bnought\b/g,
};

const wordsIn = (text: string) =>
  Object.entries(words).flatMap(([term, word]) =>
    [...text.matchAll(word)].map(([found]) => `${found}: ${term}`),
  );

it("the code has the field's own words", () => {
  // It reads drafts of an older format, which have other words.
  const code = files.filter((file) => /\.tsx?$/.test(file) && file !== "admin/sync/drafts/read-draft.ts");
  const found = code.flatMap((file) =>
    wordsIn(readFileSync(join(packageRoot, file), "utf8")).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ["const verbs = {", "verbs: an operation"],
  ["fitSample(schema, sample)", "fitSample: withIndexKeys, afterNextPaint, localizeSample"],
])("another word is found, as in %s", (text, found) => {
  expect(wordsIn(text)).toEqual([found]);
});

describe("a private word, where the field has one", () => {
  /** In how many files each is a name. The number only falls: where such code is touched, it takes the field's word. */
  const most: Readonly<Record<string, readonly [count: number, instead: string]>> = {
    words: [201, "messages, texts or a label"],
    place: [201, "a path, location, position or pointer"],
  };
  const withoutTexts = (text: string) =>
    text
      .replace(/\/\*.*?\*\//gs, "")
      .replace(/\/\/.*$/gm, "")
      .replace(/"(?:[^"\\\n]|\\.)*"/g, '""');

  it.each(Object.entries(most))("%s stands in no more files than it did", (word, [count, instead]) => {
    const named = new RegExp(`\\b${word}\\b`);
    const using = sources.filter(
      (file) => !isWritten(file) && named.test(withoutTexts(readFileSync(join(packageRoot, file), "utf8"))),
    );
    expect(using.length, `${word} is new somewhere: write ${instead}.`).toBeLessThanOrEqual(count);
    expect(using.length, "The number in this test can be lowered.").toBeGreaterThan(count - 10);
  });
});
