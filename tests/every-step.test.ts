import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { everything, inEach, nightly } from "./support/extent.ts";
import { bundleWriter, startWriter } from "./support/many-pages.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { writeVersion } from "./support/write-version.ts";

const pageCount = 2;
/** Each step is a process, on a machine that may be busy. */
const timeout = 600_000;

/** The version that a site is of, which is whole and has nothing else but what somebody put into its folder. */
function versionIn(out: string, foreign: readonly string[]): string | undefined {
  if (!existsSync(out)) return undefined;
  const pages = ["p0", "p1"];
  const version = readFileSync(join(out, "p0/index.html"), "utf8").split(" ")[0];
  expect(readFileSync(join(out, "p1/index.html"), "utf8").split(" ")[0]).toBe(version);
  expect(readdirSync(out).sort()).toEqual([".blockwork", "media", ...pages, ...foreign].sort());
  expect(readdirSync(join(out, "media"))).toEqual([`${version}.webp`]);
  return version;
}

/** The texts of the files that somebody put into a folder. */
function foreignIn(out: string): string[] {
  return ["thesis.txt", ".well-known/proof"]
    .map((name) => join(out, name))
    .map((path) => (existsSync(path) ? readFileSync(path, "utf8") : ""));
}

/** What is beside the output folder, and who holds its lock. */
function beside(site: string): string[] {
  const work = join(site, ".blockwork/output-dist");
  const names = existsSync(join(site, ".blockwork")) ? readdirSync(join(site, ".blockwork")) : [];
  const owners = existsSync(work) ? readdirSync(work).filter((name) => name.startsWith("owner.")) : [];
  return [...names.filter((name) => name !== "output-dist"), ...owners];
}

const starts = {
  "a folder that does not exist": { isPublished: false, isWorkedIn: false },
  "a published site": { isPublished: true, isWorkedIn: true },
  "a published site without a working folder": { isPublished: true, isWorkedIn: false },
};

const looked = everything ? Object.keys(starts) : ["a published site without a working folder"];

it.each(looked.flatMap((start) => [[start, "SIGINT"] as const, [start, "SIGKILL"] as const]))(
  "%s, and %s after each change on the disk in turn: the old site or the new one, and no litter",
  {
    timeout,
  },
  async (start, signal) => {
    const { isPublished, isWorkedIn } = starts[start as keyof typeof starts];
    const folder = await temporaryFolder();
    const writer = await bundleWriter(folder);
    const [site, out] = [join(folder, "site"), join(folder, "site/dist")];
    const bytes = 50;
    // Only what is to be killed needs a process of its own.
    const write = (version: string) => writeVersion(out, { version, count: pageCount, bytes });
    const foreign = isPublished ? [".well-known", "thesis.txt"] : [];
    const outcomes = new Set<string | undefined>();
    mkdirSync(site);
    if (isPublished) {
      await write("before");
      writeFileSync(join(out, "thesis.txt"), "years of work");
      mkdirSync(join(out, ".well-known"));
      writeFileSync(join(out, ".well-known/proof"), "mine");
    }
    if (!isWorkedIn) rmSync(join(site, ".blockwork"), { recursive: true, force: true });
    const prepared = join(folder, "prepared");
    renameSync(site, prepared);
    // The lock is taken in the first steps.
    for (let step = 1; ; step += step < 10 ? 1 : inEach({ smoke: 5, all: 3, nightly: 1 })) {
      rmSync(site, { recursive: true, force: true });
      cpSync(prepared, site, { recursive: true, preserveTimestamps: true });
      const ended = await startWriter(writer, out, "after", pageCount, bytes, signal, step).ended;
      if (!ended.stdout.includes("signal")) break;
      if (signal === "SIGINT") {
        expect([step, ended]).toEqual([step, { ...ended, code: 130, signal: null, stderr: "" }]);
        expect([step, ...beside(site)]).toEqual([step]);
        outcomes.add(versionIn(out, foreign));
      }
      // Between the two renames there is no folder at all.
      if (existsSync(out))
        expect([step, ...foreignIn(out)]).toEqual([step, ...foreignIn(join(prepared, "dist"))]);
      // The next start puts in order what a killed process could not.
      await writeVersion(out);
      expect([step, ...beside(site).filter((name) => !name.startsWith("owner."))]).toEqual([step]);
      const version = versionIn(out, foreign);
      expect([isPublished ? "before" : undefined, "after"]).toContain(version);
      outcomes.add(version);
      await write("after");
      expect(versionIn(out, foreign)).toBe("after");
      expect(beside(site)).toEqual([]);
    }
    expect(outcomes).toContain(isPublished ? "before" : undefined);
    if (nightly) expect(outcomes).toContain("after");
  },
);
