import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageRoot } from "./package-root.ts";

/** As much of site.config.json as tests change. */
export interface ConfigFile {
  readonly site: { readonly frame: PageFile["blocks"] };
  readonly pages: PageFile[];
}

export interface PageFile {
  id: string;
  path: string;
  readonly blocks: { readonly id: string; readonly type: string; props: Record<string, unknown> }[];
}

/** The site of this repo, built with changes into a temporary folder. */
export interface SiteVariant {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Builds the site of this repo with a changed config and without the editor, in either mode; `change` edits a copy in place. */
export async function buildVariant(
  change: (config: ConfigFile) => void,
  mode: "production" | "development" = "production",
): Promise<SiteVariant> {
  const temporary = await mkdtemp(join(tmpdir(), "blockwork-variant-"));
  const folder = join(temporary, "dist");
  const configFile = join(temporary, "site.config.json");
  const config = JSON.parse(await readFile(join(packageRoot, "site.config.json"), "utf8")) as ConfigFile;
  change(config);
  await writeFile(configFile, JSON.stringify(config));
  const options = ["--config", configFile, "--out", folder, "--mode", mode, "--no-admin"];
  await promisify(execFile)(process.execPath, ["cli/site.js", "build", ...options], {
    cwd: packageRoot,
    env: { ...process.env, NODE_ENV: "production" },
  });
  return { folder, remove: () => rm(temporary, { recursive: true, force: true }) };
}

/** A placed block of a config, to change its props. */
export function blockOf(config: ConfigFile, page: string, block: string) {
  const found = config.pages.find(({ id }) => id === page)?.blocks.find(({ id }) => id === block);
  if (!found) throw new Error(`There is no block ${block} on the page ${page}.`);
  return found;
}
