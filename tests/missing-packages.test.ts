import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isInRange } from "../cli/installed-packages.js";
import { knownCommands } from "./documentation/check-commands.ts";
import { copyEngine } from "./support/copied-engine.ts";
import { installPackage } from "./support/pack-package.ts";
import { packageRoot } from "./support/package-root.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** The small site with the packed package, and all that it depends on but some packages. */
async function siteWithout(...missing: readonly string[]) {
  const root = await temporaryFolder();
  await cp(join(packageRoot, "tests/fixtures/small-site"), root, { recursive: true });
  installPackage(root);
  for (const name of missing) await rm(join(root, "node_modules", name), { recursive: true });
  const run = (args: readonly string[], nodeOptions: readonly string[] = []) => {
    const site = join(root, "node_modules/blockwork/cli/site.js");
    const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeOptions, site, ...args], {
      cwd: root,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };
  return { root, run };
}

/** Every command with what it must be given. */
async function allCommands(): Promise<string[][]> {
  const given: Record<string, readonly string[]> = {
    new: ["page", "About"],
    host: ["nginx"],
    import: ["site.zip"],
    init: ["begun"],
  };
  const names = [...(await knownCommands()).keys()].filter((name) => name !== "help");
  return [...names.map((name) => [name, ...(given[name] ?? [])]), ["--version"]];
}

describe("a package that is missing is one sentence", () => {
  it("of every command but doctor, and nothing is written", async () => {
    const { run } = await siteWithout("react", "react-dom");
    const commands = (await allCommands()).filter(([name]) => name !== "doctor");
    expect(commands.length).toBeGreaterThan(13);
    const sentence =
      "Packages that Blockwork needs are not installed: react and react-dom.\n  Install them: npm install react@19 react-dom@19\n";
    for (const args of commands) {
      expect([args, run(args)]).toEqual([args, { status: 2, stdout: "", stderr: sentence }]);
    }
  });

  it("of test-blocks alone, where it is one of the browser that it drives", async () => {
    const { run } = await siteWithout("playwright-core", "axe-core");
    expect(run(["new", "block", "basket"])).toMatchObject({ status: 0 });
    expect(run(["test-blocks"])).toEqual({
      status: 2,
      stdout: "",
      stderr:
        "Blocks are tested in a browser, and packages for that are not installed.\n  Install them: npm install --save-dev playwright-core axe-core\n",
    });
  });

  const { dependencies } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8"));
  it("whichever package it is", async () => {
    const names = Object.keys(dependencies);
    for (const name of ["sharp", "vite", "sass", "@fontsource-variable/lora"]) {
      expect(names).toContain(name);
      const { run } = await siteWithout(name);
      expect(run(["validate"])).toEqual({
        status: 2,
        stdout: "",
        stderr: `A package that Blockwork needs is not installed: ${name}.\n  Install the packages again: npm install\n`,
      });
    }
  });

  it("however many there are", async () => {
    const { root, run } = await siteWithout();
    for (const name of ["react", "react-dom", ...Object.keys(dependencies)])
      await rm(join(root, "node_modules", name), { recursive: true });
    const { status, stderr } = run(["build"]);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^Packages that Blockwork needs are not installed: react, react-dom, [^,]+, [^,]+, [^,]+, and \d+ more\.\n.*\n$/,
    );
    expect(run(["doctor"]).stdout).toMatch(/^wrong {2}Packages +not installed: react, react-dom, .+ more$/m);
  });

  it.each([
    ["package-lock.json", "npm install react@19"],
    ["pnpm-lock.yaml", "pnpm add react@19"],
    ["yarn.lock", "yarn add react@19"],
    ["bun.lock", "bun add react@19"],
  ])("with the command of the installer that wrote %s", async (lockfile, command) => {
    const { root, run } = await siteWithout("react");
    await writeFile(join(root, lockfile), "");
    expect(run(["validate"]).stderr).toContain(`\n  Install it: ${command}\n`);
    const { status, stdout } = run(["doctor", "--json"]);
    expect(status).toBe(1);
    const wrong = JSON.parse(stdout).findings.filter(({ isFine }: { isFine: boolean }) => !isFine);
    expect(wrong).toEqual([
      { name: "Packages", isFine: false, found: "not installed: react", mend: `Install it: ${command}` },
    ]);
  });

  it("in a clone too, where nothing is installed or only a part", async () => {
    const { engine, run } = await copyEngine();
    await rm(join(engine, "node_modules/commander"));
    expect(await run(["validate"])).toEqual({
      code: 2,
      stdout: "",
      stderr: `Blockwork can't be started: Could not resolve "commander".\n  Run npm ci in ${engine}.\n`,
    });
    await rm(join(engine, "node_modules"), { recursive: true });
    const { code, stderr } = await run(["validate"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^Packages that Blockwork needs are not installed: react, .*\n {2}Run npm ci in .*\n$/,
    );
  });
});

it("a site without code of its own needs no bundler for its pages", async () => {
  const { root, run } = await siteWithout("vite", "esbuild");
  const folder = join(root, "node_modules/vite");
  await mkdir(folder);
  const { version } = JSON.parse(readFileSync(join(packageRoot, "node_modules/vite/package.json"), "utf8"));
  const manifest = {
    name: "vite",
    version,
    type: "module",
    exports: { ".": "./index.js", "./package.json": "./package.json" },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await writeFile(
    join(folder, "index.js"),
    'export const parseSync = 0, Visitor = 0;\nthrow new Error("A bundler was loaded.");',
  );
  for (const args of [["validate"], ["build", "--no-admin"]])
    expect(run(args)).toMatchObject({ status: 0, stderr: "" });
  await mkdir(join(root, "blocks"));
  await writeFile(join(root, "blocks/index.ts"), "export const blocks = [];");
  expect(run(["validate"]).stderr).toContain("A bundler was loaded.");
});

it("doctor finds a package of another version than is needed", async () => {
  const { root, run } = await siteWithout("react");
  await cp(join(packageRoot, "node_modules/react"), join(root, "node_modules/react"), {
    recursive: true,
    dereference: true,
  });
  const file = join(root, "node_modules/react/package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...manifest, version: "18.3.1" }));
  const { status, stdout } = run(["doctor", "--json"]);
  expect(status).toBe(1);
  expect(JSON.parse(stdout).findings).toContainEqual({
    name: "react",
    isFine: false,
    found: expect.stringMatching(/^18\.3\.1, not \^19/),
    mend: "Install it: npm install react@19",
  });
});

it("doctor finds a library that is not built for the system", async () => {
  const { root, run } = await siteWithout("sharp");
  await cp(join(packageRoot, "node_modules/sharp"), join(root, "node_modules/sharp"), {
    recursive: true,
    dereference: true,
  });
  await rm(join(root, "node_modules/@img"), { recursive: true });
  const { status, stdout } = run(["doctor", "--json"]);
  expect(status).toBe(1);
  expect(JSON.parse(stdout).findings).toContainEqual({
    name: "sharp",
    isFine: false,
    found: expect.stringContaining("sharp"),
    mend: "It is built for one system: install the packages on this one, with the optional ones. Install the packages again: npm install",
  });
});

it("Yarn's Plug'n'Play is refused by name, by every command", async () => {
  const { run } = await siteWithout();
  const pnp = `data:text/javascript,${encodeURIComponent('Object.defineProperty(process.versions, "pnp", { value: "3" });')}`;
  for (const args of await allCommands()) {
    expect([args, run(args, ["--import", pnp])]).toEqual([
      args,
      {
        status: 2,
        stdout: "",
        stderr:
          "Blockwork needs a node_modules folder, which Yarn's Plug'n'Play does not make.\n  Write nodeLinker: node-modules into .yarnrc.yml, and run yarn install.\n",
      },
    ]);
  }
});

it.each([
  ["19.3.1", true],
  ["19.3.2", true],
  ["19.4.0", true],
  ["19.3.1-rc.1", true],
  ["19.3.0", false],
  ["19.2.9", false],
  ["18.9.9", false],
  ["20.0.0", false],
])("%s is in ^19.3.1: %s", (version, isIn) => {
  expect(isInRange(version, "^19.3.1")).toBe(isIn);
});
