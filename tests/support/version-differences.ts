import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nightly } from "./extent.ts";
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

const ownVersions = () => lockedVersions(readLockfile(packageRoot));

/** The packages of our lockfile that a site has in other versions. Others are not asked for: Yarn 4 adds node-gyp by itself. */
export function differencesIn(site: string): string[] {
  const ours = ownVersions();
  const shared = [...installedVersions(join(site, "node_modules"))].filter(([name]) => ours.has(name));
  return formatDifferences(ours, new Map(shared));
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
  if (typeof versions === "string") return `\n${versions}`;
  // Blockwork itself is not in its own lockfile.
  const others = new Map([...versions].filter(([name]) => name !== "blockwork"));
  const differences = formatDifferences(ownVersions(), others);
  if (differences.length === 0) return "\nAll packages have the versions of our lockfile.";
  return `\nNot as in our lockfile (ours -> installed):\n${differences.join("\n")}`;
}

/** Of an install that failed there is at most a lockfile. Gives why there are no versions, as text. */
async function takenVersions(shell: Shell): Promise<Versions | string> {
  const { folder } = shell;
  const installed = installedVersions(join(folder, "node_modules"));
  if (installed.size > 0) return installed;
  if (existsSync(join(folder, "package-lock.json"))) return lockedVersions(readLockfile(folder));
  return nightly ? resolvedByNpm(shell) : "No packages are installed.";
}

/** What the ranges allow, whichever installer failed. */
async function resolvedByNpm(shell: Shell): Promise<Versions | string> {
  const copy = await mkdtemp(join(tmpdir(), "blockwork-versions-"));
  try {
    for (const name of ["package.json", "vendor"].filter((each) => existsSync(join(shell.folder, each))))
      await cp(join(shell.folder, name), join(copy, name), { recursive: true });
    const { code, text } = await shell.try(`npm install --package-lock-only --prefix '${copy}'`);
    return code === 0 ? lockedVersions(readLockfile(copy)) : text;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
