import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll } from "vitest";
import type { SiteConfig } from "../../schema/site-config.ts";
import { type BuiltPage, builtPages } from "./built-page.ts";
import { everything } from "./extent.ts";
import { packageRoot } from "./package-root.ts";
import { pageKinds } from "./page-kinds.ts";

/** The day that the examples are built on: their courses and events lie after it. */
export const exampleDay = "2026-11-22";

/** The folders of the sites beside the one in the root, relative to the repository: those in examples/, and the docs. */
export const exampleFolders: readonly string[] = [
  ...readdirSync(join(packageRoot, "examples"))
    .map((name) => `examples/${name}`)
    .filter((folder) => existsSync(join(packageRoot, folder, "site.config.json"))),
  "docs",
];

/** One of the examples, built into a folder that is gone when the test file is over. */
export interface ExampleSite {
  /** Relative to the repository. */
  readonly folder: string;
  readonly dist: string;
  /** What its addresses start with: nothing, or such as `/school`. */
  readonly base: string;
  readonly config: Pick<SiteConfig, "site" | "pages">;
  /** By their paths, without the base. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** The path of one page of each kind, and of the page for missing addresses. */
  readonly kinds: readonly string[];
}

/** Builds one of the examples, for tests that are made of its pages. */
export function buildExample(folder: string): ExampleSite {
  const dist = mkdtempSync(join(tmpdir(), "blockwork-example-"));
  afterAll(() => rmSync(dist, { recursive: true, force: true }));
  const command = [
    "cli/site.js",
    "build",
    "--root",
    folder,
    "--out",
    dist,
    "--no-admin",
    "--today",
    exampleDay,
  ];
  execFileSync(process.execPath, command, { cwd: packageRoot, stdio: ["ignore", "ignore", "inherit"] });
  const config = JSON.parse(readFileSync(resolve(packageRoot, folder, "site.config.json"), "utf8"));
  const pages = builtPages(dist);
  const base = new URL(config.site.url).pathname.replace(/\/$/, "");
  return { folder, dist, base, config, pages, kinds: pageKinds(config, [...pages.keys()], everything) };
}

/** Begins a site from one of the templates of `site init`, and builds it. */
export function buildTemplate(template: string): ExampleSite {
  const folder = mkdtempSync(join(tmpdir(), "blockwork-template-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const init = ["cli/site.js", "init", folder, "--template", template, "--name", "Mill Lane", "--yes"];
  execFileSync(process.execPath, init, { cwd: packageRoot, stdio: "ignore" });
  return buildExample(folder);
}
