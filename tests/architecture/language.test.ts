import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { files } from "./product-files.ts";

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
