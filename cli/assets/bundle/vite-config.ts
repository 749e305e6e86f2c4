import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { UserConfig } from "vite";
import { SiteError } from "../../files/site-error.ts";
import { pathFrom } from "../../files/site-path.ts";
import { bundleError } from "./bundle-error.ts";

export type Mode = "production" | "development";

/** What code is bundled for: rendering pages in Node, the visitor's browser, or the editor. */
export type EnvironmentName = "server" | "visitor" | "editor";

/** The keys of a site's vite.config that its own code is bundled with. `test` is Vitest's, in the same file. */
const read = ["plugins", "css", "resolve", "define", "json", "worker", "assetsInclude", "oxc", "envPrefix"];

interface SiteViteConfig {
  readonly config: UserConfig;
  /** Absolute, and not all of them there. */
  readonly files: readonly string[];
}

const names = ["js", "mjs", "ts", "cjs", "mts", "cts"].map((extension) => `vite.config.${extension}`);

/** A site's vite.config. Throws a SiteError for one that can't be loaded, or that sets what the engine decides. */
export async function readViteConfig(root: string, mode: Mode): Promise<SiteViteConfig> {
  const { loadConfigFromFile } = await import("vite");
  const candidates = names.map((name) => join(root, name));
  const file = candidates.find((path) => existsSync(path));
  if (!file) return { config: {}, files: candidates };
  const request = { command: "build", mode } as const;
  process.setSourceMapsEnabled(true);
  // The runner leaves no file beside the config, and compiles what it imports.
  const loaded = await loadConfigFromFile(request, file, root, "silent", undefined, "runner").catch(
    (error: unknown) => {
      const fault = bundleError("The vite.config of the site could not be loaded", error, root);
      if (!(fault instanceof SiteError) || fault.message.includes("\n")) throw fault;
      throw new SiteError(`${fault.message}\n  ${pathFrom(root, file)}`, fault.exitCode);
    },
  );
  const { test: _, ...config } = (loaded?.config ?? {}) as UserConfig & { readonly test?: unknown };
  const foreign = Object.entries(config).filter(([key, value]) => value !== undefined && !read.includes(key));
  if (foreign.length > 0)
    throw refused(
      root,
      file,
      foreign.map(([key]) => key),
    );
  const imported = loaded?.dependencies.map((path) => resolve(root, path)) ?? [];
  return { config, files: [...candidates, ...imported] };
}

function refused(root: string, file: string, keys: readonly string[]): SiteError {
  const [first = ""] = keys;
  const lines = readFileSync(file, "utf8").split("\n");
  const places = lines.flatMap((line, index) => {
    const column = line.search(new RegExp(`(?<![\\w$.])["']?${first}["']?\\s*:`));
    return column === -1 ? [] : [{ line: index + 1, column: column + 1 }];
  });
  // What a nested object has is further in.
  const [place] = places.sort((one, other) => one.column - other.column);
  return new SiteError(
    [
      `The vite.config of the site sets ${keys.join(", ")}, which Blockwork decides.`,
      `Take it out. Read are: ${read.join(", ")}.`,
      [pathFrom(root, file), place?.line, place?.column].filter((part) => part !== undefined).join(":"),
    ].join("\n  "),
    1,
  );
}
