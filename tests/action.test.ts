import { spawnSync } from "node:child_process";
import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { copyBakery } from "./documentation/sample-site.ts";
import { packPackage } from "./support/pack-package.ts";
import { packageRoot } from "./support/package-root.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly "working-directory"?: string;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

/** The packages of the bakery: what its package.json would name. */
const dependencies = { blockwork: "*", "@fontsource-variable/bricolage-grotesque": "*" };

/**
 * An npm whose `ci` does without the network: it unpacks the packed engine, and links what else package.json names from
 * the repository's packages. Anything else that it is asked for fails.
 */
const npm = (tarball: string) => `#!/usr/bin/env node
const { execFileSync } = require("node:child_process");
const { existsSync, mkdirSync, readFileSync, symlinkSync } = require("node:fs");
const { dirname, join } = require("node:path");
if (process.argv[2] !== "ci") process.exit(64);
readFileSync("package-lock.json");
const modules = join(process.cwd(), "node_modules");
const linked = ${JSON.stringify(join(packageRoot, "node_modules"))};
const link = (name) => {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  // The engine and the site may need the same one.
  if (!existsSync(join(modules, name))) symlinkSync(join(linked, name), join(modules, name));
};
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
for (const name of Object.keys(dependencies)) {
  if (name !== "blockwork") { link(name); continue; }
  mkdirSync(join(modules, name), { recursive: true });
  execFileSync("tar", ["-xzf", ${JSON.stringify(tarball)}, "-C", join(modules, name), "--strip-components=1"]);
  const own = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
  for (const one of Object.keys({ ...own.dependencies, ...own.peerDependencies })) link(one);
}
`;

let action: Action;
beforeAll(async () => {
  action = parse(await readFile(join(packageRoot, "action.yml"), "utf8")) as Action;
});

/** The bakery as a repository of its own, in a folder of it or in its root. */
async function repository(site: string) {
  const workspace = await temporaryFolder({ "bin/npm": "" });
  const root = join(workspace, "repo", site);
  await copyBakery(root);
  await writeFile(
    join(root, "package.json"),
    JSON.stringify({ name: "bakery", private: true, dependencies }),
  );
  await writeFile(join(root, "package-lock.json"), "{}");
  await writeFile(join(workspace, "bin/npm"), npm(packPackage().path));
  await chmod(join(workspace, "bin/npm"), 0o755);
  return { workspace, root };
}

/** Runs the steps of the action as GitHub does: one after the other, until one fails. */
function runAction(workspace: string, inputs: Readonly<Record<string, string>>) {
  const filled = (text: string) =>
    text.replace(
      /\$\{\{ inputs\.([\w-]+) \}\}/g,
      (_, name: string) => inputs[name] ?? action.inputs[name]?.default ?? "",
    );
  let printed = "";
  for (const { run, env = {}, "working-directory": folder = "." } of action.runs.steps) {
    if (run === undefined) continue;
    const { status, stdout, stderr } = spawnSync("bash", ["-eo", "pipefail", "-c", filled(run)], {
      cwd: join(workspace, "repo", filled(folder)),
      encoding: "utf8",
      env: {
        ...process.env,
        NODE_PATH: "",
        PATH: `${join(workspace, "bin")}:${process.env.PATH}`,
        ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)])),
      },
    });
    printed += stdout + stderr;
    if (status !== 0) return { code: status, printed };
  }
  return { code: 0, printed };
}

describe.skipIf(process.platform === "win32")("the composite action", () => {
  it("checks a site with own blocks and fonts in a folder of a repository", async () => {
    const { workspace, root } = await repository("site");
    const { code, printed } = runAction(workspace, { root: "site", "max-warnings": "0" });
    expect({ code, printed }).toEqual({ code: 0, printed: expect.not.stringContaining("::error") });

    const file = join(root, "site.config.json");
    const config = await readFile(file, "utf8");
    await writeFile(file, config.replace('"type": "price-list"', '"type": "price-lst"'));
    await rm(join(root, "node_modules"), { recursive: true });
    const broken = runAction(workspace, { root: "site" });
    expect(broken.code).toBe(1);
    expect(broken.printed).toMatch(/::error file=site\/site\.config\.json,line=\d+/);
    expect(broken.printed).toContain('There is no block of type "price-lst"');
  });

  it("fails without the packages that the site needs", async () => {
    const { workspace, root } = await repository(".");
    await writeFile(join(root, "package.json"), JSON.stringify({ dependencies: { blockwork: "*" } }));
    const file = join(root, "site.config.json");
    const config = await readFile(file, "utf8");
    await writeFile(file, config.replace('"bricolage-grotesque"', '"reem-kufi"'));
    const { code, printed } = runAction(workspace, {});
    expect(code).toBe(1);
    expect(printed).toContain("reem-kufi");
    await rm(join(root, "package-lock.json"));
    expect(runAction(workspace, {}).code).toBe(1);
  });
});
