import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, open, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { cases } from "./support/extent.ts";
import { whileDiskFails } from "./support/failing-disk.ts";
import { startProgram } from "./support/many-pages.ts";
import { mountNamespace, whyNoMounts } from "./support/mount-namespace.ts";
import { packageRoot } from "./support/package-root.ts";
import { type Run, runSite } from "./support/run-site.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { createTemporarySite, type Fixture } from "./support/temporary-site.ts";

const site = join(packageRoot, "cli/site.js");
const day = ["--today", "2031-06-30"];

/** A sentence about what the system refused, and one that says what to do. */
const sentence = /^(?!Internal)[^\n]+\.\n {2}[^\n]+\.\n$/;

function expectSentence({ code, stderr }: Run): void {
  expect(stderr).toMatch(sentence);
  expect([code, stderr]).toEqual([2, stderr]);
}

async function openSite(fixture: Fixture = "small-site") {
  const found = await createTemporarySite(fixture);
  onTestFinished(found.remove);
  return found;
}

/** Every command that writes into a site: the fixture, its arguments, and what it needs. */
const writing: readonly (readonly [string, Fixture, (root: string) => Promise<readonly string[]>])[] = [
  ["init", "small-site", async (root) => ["init", join(root, "new/site"), "--yes"]],
  ["new page", "small-site", async (root) => ["new", "page", "Our prices", "--root", root]],
  ["new entry", "small-site", async (root) => ["new", "entry", "posts/A new post", "--root", root]],
  ["new collection", "small-site", async (root) => ["new", "collection", "recipes", "--root", root]],
  ["new block", "own-block", async (root) => ["new", "block", "price-list", "--island", "--root", root]],
  ["schema", "small-site", async (root) => ["schema", "--root", root]],
  ["migrate", "own-block", async (root) => ["migrate", "--write", "--root", root]],
  ["import", "small-site", async (root) => ["import", await exported(root), "--root", root]],
];

/** A config as the editor exports it, with another title. */
async function exported(root: string): Promise<string> {
  const file = join(await temporaryFolder(), "site.config.json");
  const config = await readFile(join(root, "site.config.json"), "utf8");
  await writeFile(file, config.replace("A house drawn properly", "A house drawn well"));
  return file;
}

/** The files of a site without packages and what can be made again. */
async function textsOf(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const own = paths.filter((path) => !/\/(?:\.blockwork|node_modules)\//.test(path)).sort();
  return Object.fromEntries(
    await Promise.all(own.map(async (path) => [path, await readFile(path, "base64")])),
  );
}

describe.each(writing)("%s", (name, fixture, argsOf) => {
  // What a code is called in a sentence, the command does not decide.
  const others = ["EIO", "EACCES", "EMFILE"];
  const codes = name === "new page" ? cases(["ENOSPC"], others) : cases(["ENOSPC"], [], others);
  it.each(codes)("does all or nothing where any of its writes fails with %s", async (code) => {
    for (let at = 1, hasFailed = true; hasFailed; at++) {
      const { root } = await openSite(fixture);
      const args = await argsOf(root);
      const before = await textsOf(root);
      const cache = join(root, ".blockwork");
      const isFailing = (path: string) => path.startsWith(root) && !path.startsWith(cache);
      const failing = await whileDiskFails({ isFailing, code, at }, () => runSite(args));
      hasFailed = failing.hasFailed;
      const { code: exitCode, stderr } = failing.result;
      // A save knows a second way for some steps, such as on disks without links.
      expect([at, exitCode]).toEqual([at, hasFailed && exitCode !== 0 ? 2 : 0]);
      if (exitCode === 2) {
        expect([at, stderr]).toEqual([at, expect.stringMatching(sentence)]);
        expect([at, await textsOf(root)]).toEqual([at, before]);
      }
      // Nothing is left that would be in the way of the same command.
      if (exitCode === 2) expect([at, (await runSite(args)).code]).toEqual([at, 0]);
      expect(await textsOf(root)).not.toEqual(before);
    }
  });
});

/** Commands that load a site's own blocks, and write what they are bundled to first. */
it.each([["validate"], ["build", "--no-admin"], ["schema"], ["new", "page", "Our prices"]])(
  "a full disk ends %s of a site with own blocks with the sentence of every command",
  async (...args) => {
    for (let at = 1, hasFailed = true; hasFailed; at++) {
      const { root } = await openSite("own-block");
      const isFailing = (path: string) => /\.blockwork\/cache\/blocks-\d/.test(path);
      const run = () => runSite([...args, "--root", root]);
      const failing = await whileDiskFails({ isFailing, code: "ENOSPC", at }, run);
      hasFailed = failing.hasFailed;
      const { code, stderr } = failing.result;
      if (!hasFailed) expect(code).toBe(0);
      else {
        expectSentence(failing.result);
        expect(stderr).toContain("There is not enough space on the disk");
        expect(await readdir(join(root, ".blockwork/cache"))).not.toContainEqual(
          expect.stringMatching(/^blocks-/),
        );
      }
    }
  },
);

const noMounts = await whyNoMounts();

describe("a disk that is read-only", () => {
  const building: (typeof writing)[number] = [
    "build",
    "small-site",
    async (root) => ["build", "--no-admin", "--root", root, ...day],
  ];

  const where = noMounts === undefined ? "" : ` (not tried, nothing can be mounted here: ${noMounts})`;

  it.skipIf(noMounts).each([...writing, building])(
    `ends %s with a sentence${where}`,
    async (_, fixture, argsOf) => {
      const { root } = await openSite(fixture);
      await rm(join(root, ".blockwork"), { recursive: true, force: true });
      const args = await argsOf(root);
      const readOnly = `mount --bind ${root} ${root}\nmount -o remount,bind,ro ${root}`;
      const space = await mountNamespace(readOnly);
      const { code, stdout, stderr } = await startProgram(space.command(process.execPath, site, ...args))
        .ended;
      const warning = /^The cache .* can't be written \(EROFS\).*\n.*\n/;
      expectSentence({ code, stdout, stderr: stderr.replace(warning, "") });
      expect(stderr).toContain("EROFS");
    },
  );
});

describe("a file where a folder is needed, and the other way round", () => {
  const build = (root: string, ...more: readonly string[]) =>
    runSite(["build", "--no-admin", "--no-cache", "--root", root, ...day, ...more]);

  it("ends a build with a sentence: .blockwork is a file", async () => {
    const { root } = await openSite();
    await rm(join(root, ".blockwork"), { recursive: true, force: true });
    await writeFile(join(root, ".blockwork"), "mine");
    expectSentence(await build(root));
    expect(await readFile(join(root, ".blockwork"), "utf8")).toBe("mine");
  });

  it.each([
    ["a name that is too long", "x".repeat(300)],
    ["a folder below a file", "site.config.json/dist"],
    ["a folder below a link that leads to itself", "circle/dist"],
  ])("ends a build with a sentence: --out is %s", async (_, out) => {
    const { root } = await openSite();
    await symlink("circle", join(root, "circle"));
    expectSentence(await build(root, "--out", out));
  });

  it("ends site schema with a sentence: site.schema.json is a folder", async () => {
    const { root } = await openSite();
    await mkdir(join(root, "site.schema.json"));
    const before = await textsOf(root);
    expectSentence(await runSite(["schema", "--root", root]));
    expect(await textsOf(root)).toEqual(before);
  });

  it("is a problem of the site where the site has it: content is a file, a folder of files may not be listed", async () => {
    const { root } = await openSite();
    await rm(join(root, "content/files"), { recursive: true, force: true });
    await writeFile(join(root, "content/files"), "a file");
    const { code, stderr } = await runSite(["validate", "--root", root]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining("content/files is not a folder that can be read (ENOTDIR)."),
    ]);
  });
});

/** Runs a command line in a shell, with one of its streams on a disk that is full. */
async function runWith(command: string, full?: "stdout" | "stderr"): Promise<Run> {
  const device = full && (await open("/dev/full", "w"));
  const stdio = ["stdout", "stderr"].map((name) => (name === full && device ? device.fd : "pipe"));
  const child = spawn("sh", ["-c", command], {
    cwd: packageRoot,
    env: { ...process.env, NODE_ENV: "production", NODE: process.execPath, SITE: site },
    stdio: ["ignore", ...stdio],
  });
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      texts[name] += text;
    });
  const [code] = (await once(child, "close")) as [number | null];
  await device?.close();
  return { code, ...texts };
}

describe("streams and places that are gone", () => {
  it.each([
    "--version",
    "--help",
    "validate",
    "validate --json",
    "routes",
    "routes --json",
    "stats",
    "stats --json",
    "host nginx",
    "host json",
    "explain",
    "explain unknown-block",
    "doctor",
    "doctor --json",
    "migrate",
    "schema",
    "new page Prices",
    "build --no-admin",
  ])("ends with a sentence where the output can't be written: %s", async (args) => {
    const { root } = await openSite();
    const isOfSite = !/^(?:--|explain)/.test(args);
    if (/^(?:stats|host)/.test(args)) await runSite(["build", "--no-admin", "--root", root]);
    const run = await runWith(`exec "$NODE" "$SITE" ${args} ${isOfSite ? `--root ${root}` : ""}`, "stdout");
    expectSentence(run);
    expect(run.stderr).toBe("There is not enough space on the disk.\n  Make room.\n");
  });

  it("ends with 2 where problems can't be written", async () => {
    const run = await runWith('exec "$NODE" "$SITE" validate --root nowhere', "stderr");
    expect(run).toEqual({ code: 2, stdout: "", stderr: "" });
  });

  it.each(["--version", "--help", "validate --root /", "build"])(
    "ends with a sentence in a working directory that is gone: %s",
    async (args) => {
      const folder = join(await temporaryFolder(), "gone");
      await mkdir(folder);
      const run = await runWith(`cd ${folder} && rmdir ${folder} && exec "$NODE" "$SITE" ${args}`);
      expect(run).toEqual({
        code: 2,
        stdout: "",
        stderr: "The working directory is gone.\n  Change to a folder that is there.\n",
      });
    },
  );

  it.each([24, 32, 48])("ends with a sentence where only %s files may be open", async (limit) => {
    const { root } = await openSite();
    const run = await runWith(
      `ulimit -n ${limit} && exec "$NODE" "$SITE" build --no-cache --no-admin --root ${root} ${day.join(" ")}`,
    );
    if (run.code === 0) return;
    expectSentence(run);
    expect(run.stderr).toContain("EMFILE");
  });
});
