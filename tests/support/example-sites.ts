import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { SiteConfig } from "../../schema/site-config.ts";
import { type BuiltPage, builtPages } from "./built-page.ts";
import { packageRoot } from "./package-root.ts";

/** The day that the examples are built on: their courses and events lie after it. */
export const exampleDay = "2026-11-22";

/** The sites in examples/, by their folders. */
export const exampleNames: readonly string[] = readdirSync(join(packageRoot, "examples")).filter((name) =>
  existsSync(join(packageRoot, "examples", name, "site.config.json")),
);

/** One of the examples, built into a folder that is gone when the test file is over. */
export interface ExampleSite {
  readonly name: string;
  /** Its folder, relative to the repository. */
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
export function buildExample(name: string): ExampleSite {
  const folder = join("examples", name);
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
  const config = JSON.parse(readFileSync(join(packageRoot, folder, "site.config.json"), "utf8"));
  const pages = builtPages(dist);
  const base = new URL(config.site.url).pathname.replace(/\/$/, "");
  return { name, folder, dist, base, config, pages, kinds: kindsOf(config, [...pages.keys()]) };
}

/** The first built page of each page in a config. */
function kindsOf({ pages }: ExampleSite["config"], built: readonly string[]): string[] {
  const found = pages.map(({ path }) => {
    const pattern = path
      .replace(/\/$/, "")
      .replace(/\/\{page\}/, "(/\\d+)?")
      .replace(/\{(slug|id)\}/, "[^/]+");
    return built.find((candidate) => new RegExp(`^${pattern}/$`).test(candidate));
  });
  return [...found.filter((path) => path !== undefined), "/404.html"];
}
