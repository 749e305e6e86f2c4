import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesIn } from "../../../tests/support/files-in.ts";
import { bundleScripts, type Scripts } from "./scripts.ts";

describe("The visitor's script", () => {
  let root: string;
  let production: Scripts;
  let development: Scripts;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "blockwork-scripts-"));
    production = await bundleScripts(root, { mode: "production" });
    development = await bundleScripts(root, { mode: "development" });
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it("names each file after the block that it is of", () => {
    const names = production.files.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "loader",
        "react",
        "toasts",
        "form.island",
        "hero.enhance",
        "timeline.enhance",
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it("has none of what Vite would preload with, which is replaced by its name inside Vite", () => {
    for (const { name, text } of production.files)
      expect(text.includes("vite:preloadError"), name).toBe(false);
  });

  it("is made for its mode, whatever NODE_ENV this process has", () => {
    expect(process.env.NODE_ENV).toBe("test");
    const text = (scripts: Scripts) => scripts.files.map((file) => file.text).join("\n");
    expect(text(production)).not.toContain("jsxDEV");
    expect(text(development)).toContain("jsxDEV");
  });

  it("keeps React out of the loader and out of what needs none", () => {
    const importsOf = (name: string) => production.files.find((file) => file.name === name)?.imports.join();
    expect(importsOf("loader")).toBe("");
    for (const name of ["hero", "article-list", "project-gallery", "timeline", "article", "site-header"])
      expect(importsOf(`${name}.enhance`)).not.toContain("react");
  });

  it("says which modules each file is made of, without this machine's folders", () => {
    const modules = production.files.flatMap((file) => Object.keys(file.modules));
    expect(modules).toContain("blocks/hero/enhance.ts");
    expect(modules).toContain("react-dom/cjs/react-dom-client.production.js");
    expect(modules.filter((module) => module.startsWith("/"))).toEqual([]);
  });

  it("is bundled whatever the site's tsconfig.json extends: it is for a code editor, and may not be installed", async () => {
    const site = await mkdtemp(join(tmpdir(), "blockwork-scripts-"));
    await mkdir(join(site, "blocks"));
    const island = "export default function Clock() {\n  return <time>Now</time>;\n}\n";
    await writeFile(join(site, "blocks/clock.tsx"), island);
    const islands = 'export const islands = { clock: () => import("./clock.tsx") };\n';
    await writeFile(join(site, "blocks/islands.ts"), islands);
    await writeFile(
      join(site, "tsconfig.json"),
      '{ "extends": "not-installed/tsconfig", "compilerOptions": { "jsx": "preserve" } }',
    );
    const { files } = await bundleScripts(site, { mode: "production" });
    await rm(site, { recursive: true });
    expect(files.some(({ text }) => text.includes("Now"))).toBe(true);
  });

  it("refuses what a folder has for the browser that exports nothing to run, by its name", async () => {
    const site = await mkdtemp(join(tmpdir(), "blockwork-scripts-"));
    const bundled = async (file: string, text: string) => {
      await mkdir(dirname(join(site, file)), { recursive: true });
      await writeFile(join(site, file), text);
      return bundleScripts(site, { mode: "production" });
    };
    await expect(bundled("blocks/clock/island.tsx", "export const Clock = () => null;\n")).rejects.toThrow(
      "blocks/clock/island.tsx has no default export, so the browser has nothing to run.\n  Write export default before a component.",
    );
    const { files } = await bundled("blocks/clock/island.tsx", "export default () => null;\n");
    expect(files.map(({ name }) => name)).toContain("clock.island");
    await expect(bundled("blocks/bell/enhance.ts", "export const ring = 1;\n")).rejects.toThrow(
      "blocks/bell/enhance.ts has no default export, so the browser has nothing to run.\n  Write export default before a function.",
    );
    await rm(site, { recursive: true });
  });

  it("is taken from the cache the second time", async () => {
    const written = await filesIn(root);
    const changed = Object.keys(written).map((file) => stat(join(root, file)));
    expect(await bundleScripts(root, { mode: "production" })).toEqual(production);
    expect(await filesIn(root)).toEqual(written);
    const times = Object.keys(written).map(async (file) => (await stat(join(root, file))).mtimeMs);
    expect(await Promise.all(times)).toEqual((await Promise.all(changed)).map(({ mtimeMs }) => mtimeMs));
  });
});
