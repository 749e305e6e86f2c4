import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { cases, everything, nightly } from "./support/extent.ts";
import { type Installer, pinVersions } from "./support/locked-versions.ts";
import { installTools } from "./support/pinned-tools.ts";
import { printedCodes } from "./support/printed-codes.ts";
import { runSite } from "./support/run-site.ts";
import { openShell, type Shell } from "./support/shell.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { userEnvironment } from "./support/user-environment.ts";
import { differencesIn, reportingVersions } from "./support/version-differences.ts";

/** It installs packages from the registry, and bundles the editor. */
const timeoutMs = 900_000;

interface Config {
  readonly site: object;
  readonly pages: readonly { readonly blocks: readonly object[] }[];
}

const placed = { id: "opening", type: "opening", props: { title: "Open" } };

async function editConfig(root: string, change: (config: Config) => Config): Promise<void> {
  const file = join(root, "site.config.json");
  const config = JSON.parse(await readFile(file, "utf8")) as Config;
  await writeFile(file, JSON.stringify({ ...config, ...change(config) }, null, 2));
}

/** A new site with a block of its own that has an island, in a shell that has the installers. */
async function beginSite(installer: Installer): Promise<Shell> {
  const folder = await temporaryFolder();
  await runSite(["init", "site", "--yes"], { cwd: folder });
  const root = join(folder, "site");
  const { stdout } = await runSite(["new", "block", "opening", "--island", "--root", root]);
  expect(stdout).toContain("blocks/opening");
  await editConfig(root, ({ site, pages: [home, ...others] }) => ({
    site,
    pages: [{ ...home, blocks: [...(home?.blocks ?? []), placed] }, ...others],
  }));
  await pinVersions(root, installer);
  const tools = installTools("installers");
  const shell = await openShell(root, {
    ...userEnvironment(),
    PNPM: join(tools, ".bin/pnpm"),
    YARN1: `${process.execPath} ${join(tools, "yarn/bin/yarn.js")}`,
    YARN4: `${process.execPath} ${join(tools, "@yarnpkg/cli-dist/bin/yarn.js")}`,
    BUN: join(tools, ".bin/bun"),
    // Yarn 1 takes a package of the same version from its cache, such as that of another run.
    YARN_CACHE_FOLDER: join(folder, "yarn-cache"),
    // In CI it would not write the lockfile that there is none of yet.
    YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
    YARN_ENABLE_TELEMETRY: "false",
  });
  return reportingVersions(shell);
}

interface Way {
  readonly name: Installer;
  readonly install: string;
  readonly site: string;
  readonly lockfile: string;
  readonly add: string;
}

/** What our packages need of an installer, each does in its own way; their commands are the same. */
const installers: readonly Way[] = cases<Way>(
  [
    {
      name: "npm",
      install: "npm install",
      site: "npx site",
      lockfile: "package-lock.json",
      add: "npm install",
    },
  ],
  [
    {
      name: "pnpm",
      install: "$PNPM install",
      site: "$PNPM exec site",
      lockfile: "pnpm-lock.yaml",
      add: "pnpm add",
    },
    {
      name: "Yarn 1",
      install: "$YARN1 install",
      site: "$YARN1 --silent site",
      lockfile: "yarn.lock",
      add: "yarn add",
    },
    {
      name: "Yarn 4",
      install: "$YARN4 install",
      site: "$YARN4 site",
      lockfile: "yarn.lock",
      add: "yarn add",
    },
    {
      name: "bun",
      install: "$BUN install",
      site: "$BUN run --silent site",
      lockfile: "bun.lock",
      add: "bun add",
    },
  ],
);

interface BuiltSite {
  readonly shell: Shell;
  readonly printed: string;
  /** Of each file that was built. */
  readonly digests: Readonly<Record<string, string>>;
}

const built = new Map<Installer, Promise<BuiltSite>>();

/** Installed and built once, by the first test that needs it. */
function buildWith(way: Way): Promise<BuiltSite> {
  const begun = built.get(way.name) ?? installAndBuild(way);
  built.set(way.name, begun);
  return begun;
}

async function installAndBuild({ name, install, site }: Way): Promise<BuiltSite> {
  const shell = await beginSite(name);
  await shell.run(install);
  const printed = await shell.run(`${site} build`);
  return { shell, printed, digests: await digestsIn(join(shell.folder, "dist")) };
}

async function digestsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests = files.sort().map(async (file) => {
    const digest = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    return [relative(folder, file), digest] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

it.each(installers)(
  "a new site installs with $name, is validated and built, and doctor finds it fine",
  async (way) => {
    const { site, lockfile, add } = way;
    const { shell, printed } = await buildWith(way);
    if (!nightly) expect(differencesIn(shell.folder)).toEqual([]);
    expect(await shell.run("ls")).toContain(lockfile);
    expect(printedCodes(await shell.run(`${site} validate`))).toEqual(["sample-fact"]);
    expect(printed).toMatch(/2 pages, .* in dist/);
    const page = await readFile(join(shell.folder, "dist/index.html"), "utf8");
    expect(page).toContain('data-island="opening"');
    expect(await shell.run("ls dist/admin")).toContain("index.html");
    const doctor = await shell.run(`${site} doctor`);
    expect(doctor).toMatch(/^fine {3}Packages +installed$/m);
    expect(doctor).not.toContain("wrong");

    await editConfig(shell.folder, ({ site, pages }) => ({
      site: { ...site, theme: { textFont: "inter" } },
      pages,
    }));
    const { code, text } = await shell.try(`${site} doctor`);
    expect(code).toBe(1);
    expect(text).toContain(`Install it: ${add} @fontsource-variable/inter\n`);
  },
  timeoutMs,
);

const [first, ...others] = installers;

// A nightly run installs what is newest.
if (everything && !nightly)
  it(
    "one site has the same bytes, whichever of them has installed it",
    async () => {
      const { digests: expected } = await buildWith(first as Way);
      expect(Object.keys(expected)).toContainEqual(expect.stringMatching(/^assets\/opening\.island\./));
      for (const way of others) {
        const { digests } = await buildWith(way);
        const different = Object.keys({ ...expected, ...digests }).filter(
          (file) => expected[file] !== digests[file],
        );
        expect([way.name, different]).toEqual([way.name, []]);
      }
    },
    5 * timeoutMs,
  );

// That its files are recognized, missing-packages.test.ts shows.
if (nightly)
  it(
    "Yarn's Plug'n'Play is refused by name",
    async () => {
      const shell = await beginSite("Yarn 4");
      await writeFile(join(shell.folder, ".yarnrc.yml"), "nodeLinker: pnp\n");
      await shell.run("$YARN4 install");
      for (const command of ["validate", "build", "doctor"]) {
        const { code, text } = await shell.try(`$YARN4 site ${command}`);
        expect([command, code]).toEqual([command, 2]);
        expect(text).toBe(
          "Blockwork needs a node_modules folder, which Yarn's Plug'n'Play does not make.\n  Write nodeLinker: node-modules into .yarnrc.yml, and run yarn install.\n",
        );
      }
    },
    timeoutMs,
  );
