import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nightly, seedOf } from "./support/extent.ts";
import { bundleWriter, type Ended, pageCount, startWriter, versionsIn } from "./support/many-pages.ts";
import { randomNumbers } from "./support/random-numbers.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** More of each is done nightly and by `npm run bench:whole`, and a signal after every single step by every-step.test.ts. */
const times = (usual: number, all: number) => (nightly ? all : usual);
/** For hundreds of processes on a busy machine, in milliseconds. */
const timeout = 600_000;

/** A folder with a published site of version `v0`, how to start processes that write another, and how many steps one takes. */
async function published() {
  const folder = await temporaryFolder();
  const writer = await bundleWriter(folder);
  const site = join(folder, "site");
  const out = join(site, "dist");
  /** A signal is what the process sends to itself after a step. */
  const start = (version: string, signal = "", step = Number.POSITIVE_INFINITY) =>
    startWriter(writer, out, version, pageCount, 2000, signal, step);
  const first = await start("v0").ended;
  expect(first).toMatchObject({ code: 0, stderr: "" });
  writeFileSync(join(out, "thesis.txt"), "years of work");
  await start("v1").ended;
  const { stdout } = await start("v0", "SIGKILL").ended;
  const steps = Number(/^steps (\d+)$/m.exec(stdout)?.[1]);
  expect(steps).toBeGreaterThan(pageCount);
  return { site, out, start, open: () => startWriter(writer, out).ended, steps };
}

/** The steps after which a build of so many is ended in turn: the last, the first, and some between. */
function chosenSteps(steps: number, count: number, seed: number): readonly number[] {
  const random = randomNumbers(seedOf(seed));
  return [steps, 1, ...Array.from({ length: count - 2 }, () => 1 + Math.floor(random() * steps))];
}

/** What is beside the output folder: nothing but the working folder, with nothing but what it always has. */
function beside(site: string): unknown {
  return [readdirSync(site).sort(), readdirSync(join(site, ".blockwork"))];
}

const clean = [[".blockwork", "dist"], ["output-dist"]];

/** The version of the site in a folder, which has nothing else but what somebody put into it. */
function wholeSite(out: string): string {
  const { versions, litter } = versionsIn(out);
  expect(litter).toEqual(["thesis.txt"]);
  expect(readFileSync(join(out, "thesis.txt"), "utf8")).toBe("years of work");
  const [version = "", ...others] = versions.filter((name) => name !== "years");
  expect(others).toEqual([]);
  return version;
}

describe("a build that is killed", () => {
  it("after any step leaves the old site or the new one, and the next start leaves no trace of it", {
    timeout,
  }, async () => {
    const { site, out, start, open, steps } = await published();
    const outcomes: string[] = [];
    for (const [round, step] of chosenSteps(steps, times(8, 30), 41).entries()) {
      const before = wholeSite(out);
      const version = `round-${round}`;
      const ended = await start(version, "SIGKILL", step).ended;
      // What is done depends on what the killed ones have left, so it may have taken fewer steps.
      const isKilled = ended.stdout.includes("signal");
      expect([step, ended]).toMatchObject([step, isKilled ? { signal: "SIGKILL" } : { code: 0, stderr: "" }]);
      const { versions } = versionsIn(out);
      expect(versions.filter((name) => name !== "years").length).toBeLessThanOrEqual(1);
      expect(await open()).toMatchObject({ code: 0, stderr: "" });
      const after = wholeSite(out);
      expect([step, isKilled ? [before, version] : [version]]).toEqual([
        step,
        expect.arrayContaining([after]),
      ]);
      expect(beside(site)).toEqual(clean);
      outcomes.push(after === version ? "new" : "old");
    }
    expect(outcomes.slice(0, 2)).toEqual(["new", "old"]);
    expect(await start("last").ended).toMatchObject({ code: 0, stderr: "" });
    expect(wholeSite(out)).toBe("last");
  });

  it("by Ctrl+C after any step ends with 130 and leaves the old site or the new one", {
    timeout,
  }, async () => {
    const { site, out, start, steps } = await published();
    for (const [round, step] of chosenSteps(steps, times(4, 15), 42).entries()) {
      const before = wholeSite(out);
      const version = `round-${round}`;
      const { code, stdout, stderr } = await start(version, "SIGINT", step).ended;
      expect([step, stderr]).toEqual([step, ""]);
      // A signal that comes while the site is moved in is noticed when it is there.
      const isSent = stdout.includes("signal");
      expect([step, code]).toEqual([step, isSent ? 130 : 0]);
      expect(isSent ? [before, version] : [version]).toContain(wholeSite(out));
      expect(beside(site)).toEqual(clean);
    }
  });

  it("by Ctrl+C before it writes is ended by the signal itself, and leaves the old site", async () => {
    const { site, out, start } = await published();
    expect(await start("v1", "SIGINT", 0).ended).toMatchObject({ code: null, signal: "SIGINT", stderr: "" });
    expect(wholeSite(out)).toBe("v0");
    expect(beside(site)).toEqual(clean);
  });
});

describe("two builds at once", () => {
  const sentence = /^Another build (?:\(process \d+\) is writing|wrote into) .*dist.*\n {2}.*\.\n$/;

  it("never mix: one succeeds, and the other succeeds after it or is refused in one sentence", {
    timeout,
  }, async () => {
    const { site, out, start } = await published();
    for (let round = 1; round <= times(4, 8); round++) {
      const writers = [start(`a${round}`), start(`b${round}`)];
      const ends = await Promise.all(writers.map(({ ended }) => ended));
      const succeeded = ends.filter(({ code }) => code === 0);
      expect(succeeded.length).toBeGreaterThanOrEqual(1);
      for (const { code, stderr } of ends.filter((end) => !succeeded.includes(end))) {
        expect(code).toBe(2);
        expect(stderr).toMatch(sentence);
      }
      expect([`a${round}`, `b${round}`]).toContain(wholeSite(out));
      expect(beside(site)).toEqual(clean);
    }
  });

  it("of which one is writing: the other is refused, and the first succeeds", async () => {
    const { site, out, start, steps } = await published();
    const first = start("first", "SIGSTOP", Math.floor(steps / 2));
    await first.signalled;
    const second = await start("second").ended;
    expect(second).toMatchObject({ code: 2, stderr: expect.stringMatching(sentence) });
    expect(second.stderr).toContain(`(process ${first.process.pid}) is writing`);
    expect(wholeSite(out)).toBe("v0");
    first.process.kill("SIGCONT");
    expect(await first.ended).toMatchObject({ code: 0, stderr: "" });
    expect(wholeSite(out)).toBe("first");
    expect(beside(site)).toEqual(clean);
  });

  it("of which one has begun and not written yet: the other succeeds, and the first is refused", async () => {
    const { site, out, start } = await published();
    const first = start("first", "SIGSTOP", 0);
    await first.signalled;
    expect(await start("second").ended).toMatchObject({ code: 0, stderr: "" });
    first.process.kill("SIGCONT");
    expect(await first.ended).toMatchObject({ code: 2, stderr: expect.stringMatching(sentence) });
    expect(wholeSite(out)).toBe("second");
    expect(beside(site)).toEqual(clean);
  });
});

/** Mounts a small disk in memory; undefined where that is not allowed. */
function mountSmall(folder: string): (() => void) | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", folder], { stdio: "ignore" });
    return () => execFileSync("umount", [folder]);
  } catch {
    return undefined;
  }
}

describe("a disk that is full", () => {
  const sentence =
    /^There is not enough space on the disk to write .*; what was there is unchanged\.\n {2}.*\n$/;
  const fails = ({ code, stderr }: Ended) => {
    expect(stderr).toMatch(sentence);
    expect(code).toBe(2);
  };

  it.each([
    ["the disk that the output folder is on", "disk", "disk/dist"],
    ["the output folder itself is the disk", "disk", "disk"],
  ])("stops the build in one sentence and leaves the old site: %s", async (_, disk, name) => {
    const folder = await temporaryFolder();
    const writer = await bundleWriter(folder);
    const out = join(folder, name);
    const unmount = mountSmall(join(folder, disk));
    // Where nothing may be mounted, open-output.test.ts has shown the sentence.
    if (!unmount) return;
    try {
      const start = (version: string, bytes: number) => startWriter(writer, out, version, 100, bytes).ended;
      expect(await start("v0", 2000)).toMatchObject({ code: 0, stderr: "" });
      const before = readFileSync(join(out, "p99/index.html"), "utf8");
      fails(await start("v1", 40_000));
      expect(readFileSync(join(out, "p99/index.html"), "utf8")).toBe(before);
      expect(readdirSync(out).sort()).toEqual(
        [".blockwork", "media", ...Array.from({ length: 100 }, (__, index) => `p${index}`)].sort(),
      );
      expect(await start("v2", 2100)).toMatchObject({ code: 0, stdout: "opened\nwrote 101\n" });
      rmSync(join(out, "p0"), { recursive: true });
      expect(await start("v2", 2100)).toMatchObject({ code: 0, stdout: "opened\nwrote 1\n" });
    } finally {
      unmount();
    }
  });
});

describe("an output folder that is mounted", () => {
  it("gets its files one by one; a build that was killed in between is completed", async () => {
    const folder = await temporaryFolder();
    const writer = await bundleWriter(folder);
    const out = join(folder, "dist");
    const unmount = mountSmall(out);
    if (!unmount) return;
    try {
      const start = (version: string) => startWriter(writer, out, version, 100, 2000).ended;
      const named = (version: string) => ({ path: "media", files: [`${version}.webp`] });
      const media = () => ({ path: "media", files: readdirSync(join(out, "media")) });
      expect(await start("v0")).toMatchObject({ code: 0, stderr: "" });
      expect(media()).toEqual(named("v0"));
      const work = join(out, ".blockwork-work");
      mkdirSync(join(work, "next/media"), { recursive: true });
      writeFileSync(join(work, "next/media/v1.webp"), "v1 v1");
      writeFileSync(
        join(work, "moving.json"),
        JSON.stringify({ moved: ["media/v1.webp"], removed: ["media/v0.webp"] }),
      );
      writeFileSync(join(work, "free"), "");
      expect(await startWriter(writer, out).ended).toMatchObject({ code: 0, stderr: "" });
      expect(media()).toEqual(named("v1"));
      expect(readdirSync(out)).not.toContain(".blockwork-work");
    } finally {
      unmount();
    }
  });
});
