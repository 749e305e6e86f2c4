import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { nightly } from "./support/extent.ts";
import { filesIn } from "./support/files-in.ts";
import { bundleWriter, startProgram } from "./support/many-pages.ts";
import { type MountNamespace, mountNamespace, overlay, whyNoMounts } from "./support/mount-namespace.ts";
import { packageRoot } from "./support/package-root.ts";
import { runSiteProcess } from "./support/run-site.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { createTemporarySite } from "./support/temporary-site.ts";
import { writeVersion } from "./support/write-version.ts";

const noMounts = await whyNoMounts();
beforeEach(({ skip }) => {
  if (noMounts !== undefined) skip(`Nothing can be mounted here: ${noMounts}`);
});

/** Each step is a process, on a machine that may be busy. */
const timeout = 600_000;

/** What is mounted in a site's folder, `at`, whose files are in `prepared`. `tmp` is an empty folder. */
interface Ground {
  readonly isPublished: boolean;
  readonly mounts: (places: { prepared: string; at: string; tmp: string }) => string;
}

const copied = ({ prepared, at }: { prepared: string; at: string }) => `cp -a ${prepared}/. ${at}`;

const layered: Ground["mounts"] = ({ prepared, at, tmp }) =>
  `mkdir ${tmp}/upper ${tmp}/work\n${overlay(prepared, `${tmp}/upper`, `${tmp}/work`, at)}`;

const grounds: Readonly<Record<string, Ground>> = {
  "the whole site in a lower layer": { isPublished: true, mounts: layered },
  "the site in a lower layer, its output folder deleted since": {
    isPublished: false,
    mounts: (places) => `${layered(places)}\nrm -r ${places.at}/dist`,
  },
  ".blockwork bound to another folder of the same disk": {
    isPublished: true,
    mounts: (places) =>
      `${copied(places)}\nmkdir ${places.tmp}/cache\nmount --bind ${places.tmp}/cache ${places.at}/.blockwork`,
  },
  ".blockwork on another disk, and nothing built": {
    isPublished: false,
    mounts: (places) =>
      `${copied(places)}\nrm -r ${places.at}/dist\nmount -t tmpfs none ${places.at}/.blockwork`,
  },
  "the output folder bound": {
    isPublished: true,
    mounts: (places) => `${copied(places)}\nmount --bind ${places.at}/dist ${places.at}/dist`,
  },
  "a folder of ours in the output folder on another disk": {
    isPublished: true,
    mounts: (places) =>
      `${copied(places)}\nmv ${places.at}/dist/media ${places.tmp}\nmkdir ${places.at}/dist/media\nmount -t tmpfs none ${places.at}/dist/media\ncp ${places.tmp}/media/* ${places.at}/dist/media`,
  },
  "a folder of somebody in the output folder bound": {
    isPublished: true,
    mounts: (places) =>
      `${copied(places)}\nmkdir ${places.tmp}/uploads\nmount --bind ${places.tmp}/uploads ${places.at}/dist/uploads`,
  },
};

const foreign = { "thesis.txt": "years of work", ".git/HEAD": "ref", "media/mine.txt": "notes" };

/** A published site with two pages, and files of somebody. */
async function prepare(folder: string): Promise<string> {
  const prepared = join(folder, "prepared");
  await writeVersion(join(prepared, "dist"), { version: "before", count: 2, bytes: 50 });
  for (const [path, text] of Object.entries(foreign)) {
    mkdirSync(join(prepared, "dist", path, ".."), { recursive: true });
    writeFileSync(join(prepared, "dist", path), text);
  }
  mkdirSync(join(prepared, "dist/uploads"));
  return prepared;
}

async function mounted(ground: Ground) {
  const folder = await temporaryFolder();
  const [prepared, at, tmp] = [await prepare(folder), join(folder, "site"), join(folder, "tmp")];
  for (const path of [at, tmp]) mkdirSync(path);
  return { folder, out: join(at, "dist"), space: await mountNamespace(ground.mounts({ prepared, at, tmp })) };
}

/** The version of the site in a folder, which is whole, and whether the files of somebody are there. */
function versionIn(out: string, isPublished: boolean): string | undefined {
  if (isPublished)
    for (const [path, text] of Object.entries(foreign))
      expect([path, readFileSync(join(out, path), "utf8")]).toEqual([path, text]);
  if (!existsSync(join(out, "p0/index.html"))) return undefined;
  const [version, other] = ["p0", "p1"].map((name) => readFileSync(join(out, name, "index.html"), "utf8"));
  expect(other?.split(" ")[0]).toBe(version?.split(" ")[0]);
  const found = version?.split(" ")[0];
  const own = [".blockwork", "media", "p0", "p1"];
  const theirs = isPublished ? [".git", "thesis.txt", "uploads"] : [];
  expect(readdirSync(out).sort()).toEqual([...own, ...theirs].sort());
  expect(readdirSync(join(out, "media")).sort()).toEqual(
    [`${found}.webp`, ...(isPublished ? ["mine.txt"] : [])].sort(),
  );
  return found;
}

describe.each(Object.entries(grounds))("%s", (_, ground) => {
  const { isPublished } = ground;

  it("is built again and again", { timeout }, async () => {
    const { folder, out, space } = await mounted(ground);
    const writer = await bundleWriter(folder);
    for (const version of ["one", "two", "three"]) {
      const write = () => run(space, [writer, out, version, "2", "50"]);
      expect(await write()).toMatchObject({ code: 0, stderr: "" });
      expect(versionIn(space.path(out), isPublished)).toBe(version);
      expect(await write()).toMatchObject({ code: 0, stderr: "", stdout: "opened\nwrote 0\n" });
    }
  });

  it("is the old site or the new one after a kill at any step", { timeout }, async () => {
    const writer = await bundleWriter(await temporaryFolder());
    const outcomes = new Set<string | undefined>();
    for (let step = 1; ; step += step < 4 ? 1 : nightly ? 9 : 18) {
      const { out, space } = await mounted(ground);
      const ended = await run(space, [writer, out, "after", "2", "50", "SIGKILL", String(step)]);
      if (!ended.stdout.includes("signal")) break;
      expect([step, await run(space, [writer, out])]).toMatchObject([step, { code: 0, stderr: "" }]);
      const version = versionIn(space.path(out), isPublished);
      expect([isPublished ? "before" : undefined, "after"]).toContain(version);
      outcomes.add(version);
      expect(await run(space, [writer, out, "after", "2", "50"])).toMatchObject({ code: 0, stderr: "" });
      expect(versionIn(space.path(out), isPublished)).toBe("after");
      const beside = readdirSync(join(space.path(out), "..", ".blockwork"));
      expect([step, ...beside.filter((name) => name !== "output-dist")]).toEqual([step]);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });
});

describe("an image of a container", () => {
  it("is built in one layer and again in the next, with the same result as outside", async () => {
    const { root, replace, remove } = await createTemporarySite();
    onTestFinished(remove);
    const build = ["build", "--root", root, "--no-admin", "--today", "2031-06-30"];
    expect(await runSiteProcess(build)).toMatchObject({ code: 0, stderr: "" });
    const tmp = await temporaryFolder();
    const space = await mountNamespace(layered({ prepared: root, at: root, tmp }));
    const next = [join(packageRoot, "cli/site.js"), ...build];
    expect(await run(space, next)).toMatchObject({ code: 0, stderr: "" });
    const [entry, before, after] = [
      "content/posts/garden-rooms.md",
      "title: Garden rooms",
      "title: Rooms with a view",
    ] as const;
    const layeredEntry = space.path(join(root, entry));
    writeFileSync(layeredEntry, readFileSync(layeredEntry, "utf8").replace(before, after));
    expect(await run(space, next)).toMatchObject({ code: 0, stderr: "" });
    expect(await run(space, next)).toMatchObject({ stdout: expect.stringContaining("(0 of ") });
    const inLayers = await filesIn(space.path(join(root, "dist")));
    await replace(entry, before, after);
    expect(await runSiteProcess(build)).toMatchObject({ code: 0, stderr: "" });
    expect(inLayers).toEqual(await filesIn(join(root, "dist")));
  });
});

function run(space: MountNamespace, args: readonly string[]) {
  return startProgram(space.command(process.execPath, ...args)).ended;
}
