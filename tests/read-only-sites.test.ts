import { chmod, chown, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CopiedEngine, copyEngine } from "./support/copied-engine.ts";

const day = ["--today", "2031-06-30"];
/** Permissions do not hold for the administrator, so the commands run as a user who is nobody else. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;

let copy: CopiedEngine;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "blockwork-"));
  copy = await copyEngine(folder);
  // The command line is bundled where only we may write.
  await copy.run(["schema", "--check"]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The copy with a site that belongs to that user, and of which nothing is known. */
async function ownedByUser(): Promise<CopiedEngine> {
  const { site } = copy;
  await rm(join(site, ".blockwork"), { recursive: true, force: true });
  for (const name of ["", ...(await readdir(site, { recursive: true, encoding: "utf8" }))])
    if (uid !== undefined && !name.includes("node_modules")) await chown(join(site, name), uid, uid);
  return copy;
}

const warning =
  /^The cache .*site\/\.blockwork\/cache can't be written \(EACCES\): permission is missing; nothing is kept for the next run\.\n {2}Change the permissions\. Another folder can be chosen with --cache-dir\.\n$/;

describe("a site that may not be written", () => {
  it("is validated and built all the same, with one warning", async () => {
    const { site, run } = await ownedByUser();
    const out = join(site, "out");
    await mkdir(out);
    if (uid !== undefined) await chown(out, uid, uid);
    await chmod(site, 0o555);
    const validated = await run(["validate", ...day], { uid });
    expect(validated).toMatchObject({ code: 0, stdout: "The site is fine: 5 pages.\n" });
    expect(validated.stderr).toMatch(warning);
    expect(await run(["validate", ...day, "--no-cache"], { uid })).toMatchObject({ code: 0, stderr: "" });
    const built = await run(["build", ...day, "--no-admin", "--out", "out"], { uid });
    expect(built.stderr).toMatch(warning);
    expect(built.code).toBe(0);
    expect(await readdir(out)).toContain("index.html");
    const again = await run(["build", ...day, "--no-admin", "--out", "out", "--no-cache"], { uid });
    expect([again.code, again.stderr]).toEqual([0, ""]);
    expect(again.stdout).toContain("(0 of ");
    const refused = await run(["build", ...day, "--no-admin", "--no-cache"], { uid });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(
      /^.*site\/dist can't be written \(EACCES\); what was there is unchanged\.\n {2}Change the permissions, or choose another folder with --out\.\n$/,
    );
    await chmod(site, 0o755);
    expect((await readdir(out)).filter((name) => name.startsWith(".")).sort()).toEqual([".blockwork"]);
  });

  it("keeps its cache in the folder that --cache-dir names", async () => {
    const { engine, site, run } = await ownedByUser();
    await chmod(site, 0o555);
    const cache = join(engine, "cache");
    await mkdir(cache);
    if (uid !== undefined) await chown(cache, uid, uid);
    expect(await run(["validate", ...day, "--cache-dir", cache], { uid })).toMatchObject({
      code: 0,
      stderr: "",
    });
    expect(await readdir(cache)).toContain("media-index.json");
    await chmod(site, 0o755);
  });
});

describe("a picture that may not be read", () => {
  it("is seen as soon as it may", async () => {
    const { site, run } = await ownedByUser();
    const picture = join(site, "content/media/house.jpg");
    await chmod(picture, 0o000);
    const { code, stderr } = await run(["validate", ...day], { uid });
    expect(code).toBe(1);
    expect(stderr).toContain("The picture house.jpg can't be opened.");
    await chmod(picture, 0o644);
    expect(await run(["validate", ...day], { uid })).toMatchObject({ code: 0, stderr: "" });
    await chmod(picture, 0o000);
    expect((await run(["validate", ...day], { uid })).stderr).toContain(
      "The picture house.jpg can't be opened.",
    );
  });
});
