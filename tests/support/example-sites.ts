import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cacheFolder } from "../../cli/incremental/cache.ts";
import type { SiteConfig } from "../../schema/site/site-config.ts";
import { type BuiltPage, builtPages } from "./built-page.ts";
import { everything } from "./extent.ts";
import { oncePerRun } from "./once-per-run.ts";
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

/** One of the examples, built into a folder that is gone after the run. */
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

/** One of the examples as it is built, once for all test files. */
export function buildExample(folder: string): ExampleSite {
  const dist = oncePerRun(`built-${folder}`, (out) => build(resolve(packageRoot, folder), out));
  return readExample(folder, dist);
}

function build(root: string, out: string): void {
  const options = ["--root", root, "--out", out, "--no-admin", "--today", exampleDay];
  execFileSync(process.execPath, ["cli/site.js", "build", ...options], {
    cwd: packageRoot,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function readExample(folder: string, dist: string): ExampleSite {
  const config = JSON.parse(readFileSync(resolve(packageRoot, folder, "site.config.json"), "utf8"));
  const pages = builtPages(dist);
  const base = new URL(config.site.url).pathname.replace(/\/$/, "");
  return { folder, dist, base, config, pages, kinds: pageKinds(config, [...pages.keys()], everything) };
}

/** Begins a site from one of the templates of `site init`, and builds it. */
export function buildTemplate(template: string, language = "en-GB"): ExampleSite {
  const root = oncePerRun(`begun-${template}-${language}`, (folder) => {
    const site = join(folder, "site");
    const choice = ["--template", template, "--language", language, "--name", "Mill Lane"];
    const init = ["cli/site.js", "init", site, ...choice, "--yes"];
    execFileSync(process.execPath, init, { cwd: packageRoot, stdio: "ignore" });
    cpSync(cacheFolder(packageRoot), cacheFolder(site), { recursive: true });
    build(site, join(folder, "dist"));
  });
  return readExample(join(root, "site"), join(root, "dist"));
}
