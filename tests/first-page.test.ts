import { execFileSync } from "node:child_process";
import { cp, mkdir, readFile, rename, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { withPublication } from "../docs/scripts/publication.ts";
import { guideOf, readText } from "./documentation/read-guides.ts";
import { edit } from "./support/copied-engine.ts";
import { nightly } from "./support/extent.ts";
import { pinVersions } from "./support/locked-versions.ts";
import { packageRoot } from "./support/package-root.ts";
import { printedCodes } from "./support/printed-codes.ts";
import { startRegistry } from "./support/registry.ts";
import { openShell, type Shell } from "./support/shell.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { userEnvironment } from "./support/user-environment.ts";
import { differencesIn, reportingVersions } from "./support/version-differences.ts";

/** It installs packages, and builds the site of the repository from nothing. */
const timeoutMs = 1_200_000;

/** What git has of the repository, with what was changed and not committed: what a clone is. */
async function clone(folder: string): Promise<void> {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: packageRoot,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  for (const file of listed.split("\0").filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // A file that was deleted and is still in git's index is left out.
    await cp(join(packageRoot, file), join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  }
}

/** The shell's lines of a text, the samples without comments. */
function linesOf(text: string): string[] {
  const fences = readText("README", text).fences.filter(({ language }) => language === "sh");
  return fences.flatMap((fence) => fence.text.trim().split("\n")).map((line) => line.replace(/\s+#.*$/, ""));
}

/** Follows the lines until the site is on the screen. */
async function follow(lines: readonly string[], shell: Shell): Promise<void> {
  const last = lines.at(-1);
  expect(last).toBe("npx site dev");
  for (const line of lines.slice(0, -1)) {
    await shell.run(line);
    // The one step that is not a reader's, between the two lines that begin the site and install its packages.
    const [, site] = / init (\S+)/.exec(line) ?? [];
    if (site !== undefined) await pinVersions(join(shell.folder, site), "npm");
  }
  if (!nightly) expect(differencesIn(shell.folder)).toEqual([]);
  const server = await shell.serve(`${last} --port 0`);
  expect(await pageAt(server.url)).toContain("<h1");
  expect((await fetch(`${server.url}/admin/`)).status).toBe(200);
  await edit(join(shell.folder, "site.config.json"), /"title": "[^"]*"/, '"title": "Edited by hand"');
  await expect.poll(() => pageAt(server.url), { timeout: 120_000 }).toContain("Edited by hand");
  await server.stop();
}

async function pageAt(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return answer.text();
}

it(
  "README can be followed line by line from a clone, on a registry without our packages; the site goes to another machine",
  async () => {
    const folder = await temporaryFolder();
    await clone(join(folder, "blockwork"));
    const shell = reportingVersions(await openShell(join(folder, "blockwork"), userEnvironment()));
    const lines = linesOf(guideOf("README").text);
    expect(lines.slice(0, 3)).toEqual([
      "npm ci && npm run build",
      // It would run this test.
      "npm test",
      "node cli/site.js init ../my-site",
    ]);
    // CI itself does the first line in a new clone.
    if (!nightly) await symlink(join(packageRoot, "node_modules"), join(shell.folder, "node_modules"));
    await follow(
      lines.filter((line, index) => line !== "npm test" && (nightly || index > 0)),
      shell,
    );
    expect(shell.folder).toBe(join(folder, "my-site"));

    // Only what git has of the site, and no clone beside it.
    await shell.run(
      "git init --quiet && git add --all && git -c user.name=A -c user.email=a@b.c commit --quiet -m Begin",
    );
    await rename(join(folder, "blockwork"), join(folder, "moved"));
    await mkdir(join(folder, "another"));
    await shell.run("git clone --quiet . ../another/site && cd ../another/site");
    await shell.run("npm ci");
    expect(printedCodes(await shell.run("npx site validate"))).toEqual(["sample-fact"]);
    expect(await shell.run("npm run build")).toMatch(/\d+ pages, .* in dist/);
    expect(await shell.run("npx site doctor")).not.toContain("wrong");

    // The clone is brought up to date, and the site takes it over, as the guide on upgrading says.
    await rename(join(folder, "moved"), join(folder, "another/blockwork"));
    await edit(join(folder, "another/blockwork/README.md"), "# Blockwork", "# Blockwork, newer");
    const [pack, install, ...rest] = linesOf(guideOf("upgrading").text);
    expect(pack).toMatch(/^npm pack \.\.\/blockwork/);
    expect(rest.slice(0, 3)).toEqual(["npx site validate", "npx site schema", "npx site build"]);
    for (const line of [pack, install, ...rest.slice(0, 3)]) await shell.run(line ?? "");
    const installed = await readFile(join(shell.folder, "node_modules/blockwork/README.md"), "utf8");
    expect(installed).toContain("# Blockwork, newer");
    expect(await shell.run("git status --porcelain package.json")).toBe("");
  },
  timeoutMs,
);

// Of this, package.test.ts does what is not of the page: it begins a site by `npm create`.
if (nightly)
  it(
    "README can be followed in an empty folder once the packages are published",
    async () => {
      const registry = await startRegistry();
      const folder = await temporaryFolder();
      const engine = join(folder, "engine");
      await clone(engine);
      await edit(join(engine, "cli/scaffold/init/published.ts"), "isPublished = false", "isPublished = true");
      await symlink(join(packageRoot, "node_modules"), join(engine, "node_modules"));
      const publisher = await openShell(engine, registry.env);
      await publisher.run("npm publish && cd packages/create-blockwork && npm publish");

      const empty = join(folder, "empty");
      await mkdir(empty);
      const shell = reportingVersions(await openShell(empty, registry.env));
      const readme = withPublication("../README.md", await readFile(join(engine, "README.md"), "utf8"), true);
      const lines = linesOf(readme);
      expect(lines.slice(0, 2)).toEqual(["npm ci && npm run build", "npm test"]);
      expect(lines[2]).toBe("npm create blockwork my-site");
      await follow(lines.slice(2), shell);
      const { dependencies } = JSON.parse(await readFile(join(empty, "my-site/package.json"), "utf8"));
      expect(dependencies.blockwork).toMatch(/^\^\d+\.\d+\.\d+$/);
      expect(await shell.run("ls")).not.toContain("vendor");
    },
    timeoutMs,
  );
