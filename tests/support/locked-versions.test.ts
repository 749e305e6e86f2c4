import { describe, expect, it } from "vitest";
import { nightly } from "./extent.ts";
import {
  groupVersions,
  lockedVersions,
  overrideSettings,
  overridesFor,
  readLockfile,
} from "./locked-versions.ts";
import { packageRoot } from "./package-root.ts";
import { openShell } from "./shell.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { userEnvironment } from "./user-environment.ts";
import { formatDifferences, reportingVersions } from "./version-differences.ts";

describe("the packages whose versions differ from our lockfile", () => {
  const versions = (...packages: readonly string[]) =>
    groupVersions(
      packages.map((written) => {
        const [name = "", version = ""] = written.split(" ");
        return { name, version };
      }),
    );

  it.each([
    { title: "none", ours: ["vite 8.3.8"], installed: ["vite 8.3.8"], differences: [] },
    {
      title: "another version",
      ours: ["vite 8.3.8"],
      installed: ["vite 8.4.0"],
      differences: ["vite: 8.3.8 -> 8.4.0"],
    },
    {
      title: "a package that we don't have",
      ours: [],
      installed: ["napi 0.1.0"],
      differences: ["napi: none -> 0.1.0"],
    },
    {
      title: "a package that is not installed, such as one for another system",
      ours: ["fsevents 2.3.3"],
      installed: [],
      differences: [],
    },
    {
      title: "one of two versions that we have",
      ours: ["runtime 2.0.0", "runtime 1.11.3"],
      installed: ["runtime 1.11.3"],
      differences: [],
    },
    {
      title: "several versions, and packages by their names",
      ours: ["vite 8.3.8", "runtime 2.0.0", "runtime 1.11.3"],
      installed: ["vite 8.4.0", "runtime 2.1.0", "runtime 1.11.3"],
      differences: ["runtime: 1.11.3, 2.0.0 -> 1.11.3, 2.1.0", "vite: 8.3.8 -> 8.4.0"],
    },
  ])("$title", ({ ours, installed, differences }) => {
    expect(formatDifferences(versions(...ours), versions(...installed))).toEqual(differences);
  });
});

describe("a line that fails in a site's shell says what differs", () => {
  const [ours] = lockedVersions(readLockfile(packageRoot)).get("vite") ?? [];
  const newer = { name: "vite", version: "99.0.0" };
  const manifest = JSON.stringify(newer);
  const lockfile = (version: string | undefined) =>
    JSON.stringify({
      packages: { "": { dependencies: { vite: "*" } }, "node_modules/vite": { version } },
    });
  const differs = `Not as in our lockfile (ours -> installed):\nvite: ${ours} -> 99.0.0`;

  it.each([
    { title: "of installed packages", files: { "node_modules/vite/package.json": manifest }, end: differs },
    {
      title: "of packages that pnpm installed",
      files: { "node_modules/.pnpm/vite@99.0.0/node_modules/vite/package.json": manifest },
      end: differs,
    },
    {
      title: "of a lockfile, where nothing is installed",
      files: { "package-lock.json": lockfile("99.0.0") },
      end: differs,
    },
    {
      title: "or that nothing does",
      files: { "package-lock.json": lockfile(ours) },
      end: "All packages have the versions of our lockfile.",
    },
    {
      title: "or that there is nothing, of which npm says why in a nightly run",
      files: { "package.json": "not JSON" },
      end: nightly ? "EJSONPARSE" : "No packages are installed.",
    },
  ])("$title", async ({ files, end }) => {
    const shell = reportingVersions(await openShell(await temporaryFolder(files), userEnvironment()));
    const line = "echo no bundler; (exit 3)";
    await expect(shell.run(line)).rejects.toThrow(/ended with 3:\nno bundler\n/);
    await expect(shell.run(line)).rejects.toThrow(end);
    await expect(shell.serve("exit 3")).rejects.toThrow(end);
  });
});

describe("the versions of our lockfile", () => {
  const lockfile = {
    packages: {
      "": {
        dependencies: { "@a/bundler": "~1.0.0", pictures: "~2.0.0" },
        peerDependencies: { view: "^19.0.0" },
        devDependencies: { runner: "^4.0.0" },
      },
      "node_modules/@a/bundler": {
        version: "1.0.0",
        dependencies: { runtime: "2.0.0" },
        optionalDependencies: { "not-in-the-registry": "^0.1.0" },
        peerDependencies: { runner: "*", view: "*" },
        peerDependenciesMeta: { runner: { optional: true } },
      },
      "node_modules/@a/bundler/node_modules/runtime": { version: "2.0.0", dependencies: { words: "^3.0.0" } },
      "node_modules/pictures": { version: "2.0.1", dependencies: { runtime: "^1.0.0" } },
      "node_modules/runner": { version: "4.0.0" },
      "node_modules/runtime": { version: "1.11.3" },
      "node_modules/view": { version: "19.3.1" },
      "node_modules/words": { version: "3.1.0", os: ["darwin"] },
    },
  };

  it("are those of packages that are installed with ours, not those for development", () => {
    expect([...lockedVersions(lockfile).keys()].sort()).toEqual([
      "@a/bundler",
      "pictures",
      "runtime",
      "view",
      "words",
    ]);
  });

  it("are taken by name, and below another package where there are several of one", () => {
    const all = {
      "@a/bundler": "1.0.0",
      "@a/bundler>runtime": "2.0.0",
      pictures: "2.0.1",
      "pictures>runtime": "1.11.3",
      view: "19.3.1",
    };
    for (const installer of ["npm", "pnpm", "Yarn 4", "bun"] as const)
      expect(overridesFor(installer, lockfile)).toEqual({ ...all, words: "3.1.0" });
    expect(overridesFor("Yarn 1", lockfile)).toEqual(all);
  });

  it.each([
    ["npm", { overrides: { bundler: { ".": "1.0.0", runtime: "2.0.0" }, words: "3.1.0" } }],
    ["pnpm", { overrides: { bundler: "1.0.0", "bundler>runtime": "2.0.0", words: "3.1.0" } }],
    ["Yarn 1", { resolutions: { bundler: "1.0.0", "**/bundler/runtime": "2.0.0", words: "3.1.0" } }],
    ["Yarn 4", { resolutions: { bundler: "1.0.0", "bundler/runtime": "2.0.0", words: "3.1.0" } }],
    ["bun", { overrides: { bundler: "1.0.0", words: "3.1.0" } }],
  ] as const)("are written as %s reads them", (installer, settings) => {
    const overrides = { bundler: "1.0.0", "bundler>runtime": "2.0.0", words: "3.1.0" };
    expect(overrideSettings(installer, overrides)).toEqual(settings);
  });
});
