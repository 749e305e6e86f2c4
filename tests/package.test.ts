import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packEngine } from "../cli/scaffold/init/pack-engine.ts";
import { installPackage, packPackage } from "./support/pack-package.ts";
import { packageRoot } from "./support/package-root.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** Of these, 0.3 MB are the checker of patterns, which is loaded for a model that has one, and 0.3 MB other packages. */
const maxBytes = 4_300_000;

/** A file of the package without what differs between two builds and two sources of one folder. */
function kindOf(path: string): string {
  const [top = "", ...rest] = path.split("/");
  const isMany = ["admin", "blocks", "editing", "renderer", "schema", "templates", "types"].includes(top);
  if (top === "packages") return path.replace(/[\w-]+\.js$/, "*.js");
  if (path.startsWith("built/vendored/")) return path.replace(/[\w-]+\.js$/, "*.js");
  if (top === "built") return path.replace(/[\w-]+-[A-Z0-9]{8}\.js$/, "*.js");
  return isMany && rest.length > 0 ? `${top}/**${/(\.d)?\.\w+$/.exec(path)?.[0]}` : path;
}

describe("the tarball", () => {
  it("has the engine, built and as sources for the browser's bundles, and nothing of a site or a test", () => {
    const { size, files } = packPackage();
    const paths = files.map(({ path }) => path);
    expect([...new Set(paths.map(kindOf))].sort()).toEqual([
      "LICENSE",
      "README.md",
      "admin/**.d.ts",
      "admin/**.scss",
      "admin/**.ts",
      "admin/**.tsx",
      "blocks/**.json",
      "blocks/**.scss",
      "blocks/**.ts",
      "blocks/**.tsx",
      "built/*.js",
      "built/blocks.js",
      "built/bundler.js",
      "built/dev-page.js",
      "built/dev-workbench.js",
      "built/editor.json.br",
      "built/main.js",
      "built/pattern-checker.js.br",
      "built/schema.js",
      "built/site-engine.js",
      "built/site-watcher.js",
      "built/vendored/*.js",
      "built/vendored/index.json",
      "built/vendored/licenses.txt",
      "built/visitor.json.br",
      "cli/console-to-stderr.js",
      "cli/describe-error.js",
      "cli/dev/bundler/bundler-process.js",
      "cli/dev/engine/engine-worker.js",
      "cli/dev/watch/watch-worker.js",
      "cli/installed-packages.js",
      "cli/node-versions.js",
      "cli/site.js",
      "cli/start-problem.js",
      "cli/start.js",
      "editing/**.ts",
      "package.json",
      "packages/form-handler/*.js",
      "packages/form-handler/README.md",
      "renderer/**.ts",
      "renderer/**.tsx",
      "schema/**.json",
      "schema/**.ts",
      "templates/**.json",
      "templates/**.md",
      "templates/**.pdf",
      "templates/**.scss",
      "templates/**.svg",
      "tsconfig.site.json",
      "types/**.d.ts",
    ]);
    expect(paths.filter((path) => /\.test\.|^tests\/|^content\//.test(path))).toEqual([]);
    expect(size).toBeLessThan(maxBytes);
  });

  it("is the same in a new site that a clone begins", async () => {
    const folder = await temporaryFolder();
    const tarball = join(folder, "vendor/blockwork.tgz");
    await packEngine(tarball, () => undefined);
    const listed = execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" }).trim().split("\n");
    expect(listed.map((path) => path.replace("package/", "")).sort()).toEqual(
      packPackage()
        .files.map(({ path }) => path)
        .sort(),
    );
  });
});

it("create-blockwork begins with the release of its own version, and brings what that needs beside it", () => {
  const read = (file: string) => JSON.parse(readFileSync(join(packageRoot, file), "utf8"));
  const { version, peerDependencies } = read("package.json");
  const { version: own, dependencies } = read("packages/create-blockwork/package.json");
  expect([own, dependencies]).toEqual([version, { blockwork: `^${version}`, ...peerDependencies }]);
});

describe("an installed package", () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "blockwork-package-"));
    cpSync(join(packageRoot, "tests/fixtures/own-block"), root, { recursive: true });
    installPackage(root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it("builds a site with its own block: its island is one of the page's", () => {
    execFileSync(process.execPath, ["node_modules/blockwork/cli/site.js", "build"], {
      cwd: root,
      stdio: "pipe",
    });
    expect(readFileSync(join(root, "dist/index.html"), "utf8")).toContain('data-island="notice"');
    expect(existsSync(join(root, "dist/admin/index.html"))).toBe(true);
    const measured = execFileSync(
      process.execPath,
      ["node_modules/blockwork/cli/site.js", "stats", "--json"],
      { cwd: root, encoding: "utf8" },
    );
    const [page] = JSON.parse(measured).pages;
    expect(Math.min(page.html, page.css, page.script, page.fonts)).toBeGreaterThan(0);
  });

  it("begins a site by npm create, which the installed command line finds fine", () => {
    cpSync(join(packageRoot, "packages/create-blockwork"), join(root, "node_modules/create-blockwork"), {
      recursive: true,
    });
    const run = (...args: readonly string[]) =>
      execFileSync(process.execPath, args, { cwd: root, encoding: "utf8", stdio: "pipe" });
    expect(
      run("node_modules/create-blockwork/create.js", "begun", "--template", "restaurant", "--yes"),
    ).toContain("Begun is in begun, from the template restaurant.");
    const validate = ["node_modules/blockwork/cli/site.js", "validate", "--root", "begun", "--json"];
    const { problems } = JSON.parse(run(...validate)) as { problems: readonly { readonly code: string }[] };
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["sample-fact"]));
  });

  it("begins a block with an island whose types and test pass", () => {
    const run = (...args: readonly string[]) =>
      execFileSync(process.execPath, args, { cwd: root, encoding: "utf8", stdio: "pipe" });
    run("node_modules/blockwork/cli/site.js", "new", "block", "house-rules", "--island");
    const schema = join(root, "blocks/house-rules/schema.ts");
    const more = `    rules: {
      ...{ type: "array", title: "Rules", description: "Fetched later.", deferred: true, default: [] },
      items: {
        ...{ type: "object", title: "Rule", description: "A rule." },
        properties: { light: { type: "boolean", title: "Light", description: "Whether.", default: true }, picture },
      },
    },
`;
    const text = readFileSync(schema, "utf8");
    writeFileSync(
      schema,
      text.replace("    items: {", `${more}    items: {`).replace("title }", "picture, title }"),
    );
    expect(run(join(packageRoot, "node_modules/typescript/bin/tsc"), "-p", root)).toBe("");
    const ran = run("node_modules/vitest/vitest.mjs", "run", "blocks/house-rules", "--reporter=json");
    expect(JSON.parse(ran)).toMatchObject({ success: true, numPassedTests: 1 });
  });

  it("has types for own blocks, which find a mistake", () => {
    const check = (file: string, text: string) => {
      writeFileSync(join(root, file), text);
      writeFileSync(
        join(root, "tsconfig.json"),
        JSON.stringify({ extends: "blockwork/tsconfig", include: ["blocks", file] }),
      );
      const compiler = join(packageRoot, "node_modules/typescript/bin/tsc");
      try {
        return execFileSync(process.execPath, [compiler, "-p", root], { encoding: "utf8", stdio: "pipe" });
      } catch (error) {
        return (error as { readonly stdout: string }).stdout;
      }
    };
    expect(check("fine.ts", 'import { problemCodes } from "blockwork/schema";\nproblemCodes;\n')).toBe("");
    expect(
      check("wrong.ts", 'import type { Picture } from "blockwork";\nexport const file: Picture = 1;\n'),
    ).toContain("wrong.ts(2,14): error TS2322");
  });
});
