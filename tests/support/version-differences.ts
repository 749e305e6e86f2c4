import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { groupVersions, lockedVersions, readLockfile, type Versions } from "./locked-versions.ts";
import { packageRoot } from "./package-root.ts";
import type { Shell } from "./shell.ts";

/** `name: ours -> installed` for each package that is installed in a version which our lockfile does not have. */
export function formatDifferences(ours: Versions, installed: Versions): string[] {
  const list = (versions: ReadonlySet<string> = new Set()) => [...versions].sort().join(", ") || "none";
  return [...installed]
    .filter(([name, versions]) => [...versions].some((version) => !ours.get(name)?.has(version)))
    .map(([name, versions]) => `${name}: ${list(ours.get(name))} -> ${list(versions)}`)
    .sort();
}

/** How what is installed in a site differs from our lockfile. */
export function differencesIn(site: string): string[] {
  return differencesFrom(installedVersions(join(site, "node_modules")));
}

/** Blockwork itself is not in its own lockfile. */
function differencesFrom(installed: Versions): string[] {
  const others = new Map([...installed].filter(([name]) => name !== "blockwork"));
  return formatDifferences(lockedVersions(readLockfile(packageRoot)), others);
}

function installedVersions(modules: string): Versions {
  return groupVersions(packagesIn(modules));
}

interface InstalledPackage {
  readonly name: string;
  readonly version: string;
}

/** The packages in a node_modules folder and in those below it. Links, as pnpm makes them, point to packages in .pnpm. */
function packagesIn(modules: string): InstalledPackage[] {
  return foldersIn(modules).flatMap((name) => {
    const folder = join(modules, name);
    if (name === ".pnpm")
      return foldersIn(folder).flatMap((id) => packagesIn(join(folder, id, "node_modules")));
    if (name.startsWith(".")) return [];
    return name.startsWith("@") ? packagesIn(folder) : packageAt(folder);
  });
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function packageAt(folder: string): InstalledPackage[] {
  const below = packagesIn(join(folder, "node_modules"));
  const file = join(folder, "package.json");
  if (!existsSync(file)) return below;
  const { name, version } = JSON.parse(readFileSync(file, "utf8"));
  return [{ name, version }, ...below];
}

/** A shell in which a line that fails also says how the versions of a site's packages differ from our lockfile. */
export function reportingVersions(shell: Shell): Shell {
  const report = async (error: unknown): Promise<never> => {
    if (error instanceof Error) error.message += await describeDifferences(shell);
    throw error;
  };
  return {
    get folder() {
      return shell.folder;
    },
    try: shell.try,
    run: (line) => shell.run(line).catch(report),
    serve: (line) => shell.serve(line).catch(report),
  };
}

async function describeDifferences(shell: Shell): Promise<string> {
  const versions = await takenVersions(shell);
  if (typeof versions === "string") return `\nWhich versions it takes is unknown:\n${versions}`;
  const differences = differencesFrom(versions);
  if (differences.length === 0) return "\nAll packages have the versions of our lockfile.";
  return `\nNot as in our lockfile (ours -> installed):\n${differences.join("\n")}`;
}

/** Of an install that failed there is at most a lockfile; without one, npm resolves the ranges. Gives why it can't, as text. */
async function takenVersions(shell: Shell): Promise<Versions | string> {
  const { folder } = shell;
  const installed = installedVersions(join(folder, "node_modules"));
  if (installed.size > 0) return installed;
  if (existsSync(join(folder, "package-lock.json"))) return lockedVersions(readLockfile(folder));
  const copy = await mkdtemp(join(tmpdir(), "blockwork-versions-"));
  try {
    for (const name of ["package.json", "vendor"].filter((each) => existsSync(join(folder, each))))
      await cp(join(folder, name), join(copy, name), { recursive: true });
    const { code, text } = await shell.try(`npm install --package-lock-only --prefix '${copy}'`);
    return code === 0 ? lockedVersions(readLockfile(copy)) : text;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
