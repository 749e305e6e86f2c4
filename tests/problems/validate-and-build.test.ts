import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { badInputs } from "../support/bad-inputs.ts";
import { type BrokenSite, type Changes, createBrokenSite } from "../support/broken-site.ts";
import { inEach } from "../support/extent.ts";
import { fileMistakes } from "../support/file-mistakes.ts";
import { placedBadInputs } from "../support/placed-bad-inputs.ts";
import { provocations } from "../support/provocations.ts";
import { type Run, runSite } from "../support/run-site.ts";

let site: BrokenSite;
beforeAll(async () => {
  site = await createBrokenSite();
});
afterAll(() => site.remove());

type Seeded = readonly [what: string, changes: Changes];

const inputs = [...Object.values(badInputs), ...Object.values(placedBadInputs)]
  .flat()
  .map(([what, changes]): Seeded => [what, changes]);
const styles: readonly Seeded[] = [
  ["a theme that Sass can't read", { "theme.scss": "a { color: red;" }],
  ["a theme that loads what is not there", { "theme.scss": '@use "nowhere";' }],
  ["marks of a merge in the theme", { "theme.scss": "<<<<<<< HEAD\n=======\n>>>>>>> other\n" }],
  ["a theme that is not UTF-8", { "theme.scss": new Uint8Array([0xff]) }],
  ["a theme that is fine", { "theme.scss": "a { color: red; }" }],
];

/** One in so many of the mistakes is tried. */
const every = (count: number, all: readonly Seeded[]) => all.filter((_, index) => index % count === 0);

describe("what site build refuses, site validate refuses in the same words", () => {
  it.each([
    ...styles,
    ...every(inEach({ smoke: 24, all: 3, nightly: 1 }), fileMistakes),
    ...every(inEach({ smoke: 12, all: 2, nightly: 1 }), Object.entries(provocations)),
    ...every(inEach({ smoke: 50, all: 15, nightly: 1 }), inputs),
  ])("%s", async (_, changes) => {
    const [validated, built] = await site.changed(changes, async () => [
      await runSite(["validate", "--root", site.root]),
      await runSite(["build", "--root", site.root, "--out", join(site.root, "dist"), "--no-admin"]),
    ]);
    expect(said(built)).toEqual(said(validated));
  });
});

/** What a command found, and how it ended. */
function said({ code, stderr }: Run) {
  return { code, stderr: stderr.replace("Nothing was written.\n", "") };
}
