import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../../schema/problems/problem.ts";
import { badInputs } from "../support/bad-inputs.ts";
import { type BrokenSite, type Changes, createBrokenSite, editConfig } from "../support/broken-site.ts";
import { inEach } from "../support/extent.ts";
import { fileMistakes } from "../support/file-mistakes.ts";
import { placedBadInputs } from "../support/placed-bad-inputs.ts";
import { provocations } from "../support/provocations.ts";

let site: BrokenSite;
beforeAll(async () => {
  site = await createBrokenSite();
});
afterAll(() => site.remove());

type Seeded = readonly [what: string, changes: Changes];

/** What is more than one mistake, each in its own place. */
const several: Readonly<Record<string, number>> = {
  "JSON: an empty object": 3,
  "Markdown: <svg><script>1</script></svg>": 2,
  'Markdown: <noscript><p title="</noscript><img src=x onerror=1>">': 2,
  // Both files are no pictures, and two names for them are one more mistake.
  "content/media/rooms/a.jpg twice, in another case": 3,
  "content/media/rooms/a.jpg twice, with another accent": 3,
  "two folders of pictures": 3,
  // The folder that the link leads to is in order, and has none of the pictures and icons.
  "a link to a folder of the site in place of content/media": 7,
  "a link to a folder of the site in place of content/icons": 2,
};

const inputs = [...Object.values(badInputs), ...Object.values(placedBadInputs)]
  .flat()
  .map(([what, changes]): Seeded => [what, changes]);
const all: readonly Seeded[] = [...Object.entries(provocations), ...fileMistakes, ...inputs];
/** What once was told by its consequences too, and one in so many of the others. */
const once =
  /^(?:several|a collection|a list of|a token|a post called|pages of entries|redirects \[\["\/\{|a language that)|in place of content/;

describe("one mistake is one error, where it is", () => {
  it.each(
    all.filter(([what], index) => index % inEach({ smoke: 12, all: 3, nightly: 1 }) === 0 || once.test(what)),
  )("%s", async (what, changes) => {
    const { problems } = await site.check(changes);
    const errors = problems.filter(({ severity }) => severity === "error");
    const told = errors.map(({ code, file, pointer, message }) => `${code} ${file}${pointer} ${message}`);
    expect(told.slice(several[what] ?? 1)).toEqual([]);
  });
});

const second = "{{page.nothing}}";
const withSecond = editConfig(({ pages }) => {
  const page = { id: "extra", path: "/extra", title: "An extra page", description: `What is ${second}.` };
  pages.push({ ...page, blocks: [] });
});

/** The changes with one more mistake in the config; undefined where there is no config left to make it in. */
function andSecond(changes: Changes): Changes | undefined {
  const own = changes["site.config.json"];
  if (!("site.config.json" in changes)) return { ...changes, "site.config.json": withSecond };
  if (typeof own !== "function") return undefined;
  const change = (text: string) => {
    const changed = own(text);
    try {
      return withSecond(changed);
    } catch {
      return changed;
    }
  };
  return { ...changes, "site.config.json": change };
}

/** Nothing is known of a site without its config, its model, its entries or its own code. */
const hiding: readonly string[] = [
  "json-syntax",
  "merge-marks",
  "encoding",
  "config-version",
  "file-unreadable",
];
const hidesRest = ({ code, file, pointer }: Problem) =>
  hiding.includes(code) ||
  file === "blocks/index.ts" ||
  (file === "site.config.json" && pointer === "/pages");

describe("one mistake does not hide another, elsewhere", () => {
  it.each(
    all.flatMap(([what, changes], index): (readonly [string, Changes, Changes])[] => {
      const both = andSecond(changes);
      return both && index % inEach({ smoke: 24, all: 3, nightly: 1 }) === 0 ? [[what, changes, both]] : [];
    }),
  )("%s", async (_, changes, both) => {
    const errorsOf = async (made: Changes) =>
      (await site.check(made)).problems.filter(({ severity }) => severity === "error");
    const alone = await errorsOf(changes);
    if (alone.some(hidesRest)) return;
    expect((await errorsOf(both)).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(second),
    );
  });
});
