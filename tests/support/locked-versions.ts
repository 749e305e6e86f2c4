import { readFileSync } from "node:fs";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { nightly } from "./extent.ts";
import { packageRoot } from "./package-root.ts";

/** The versions of packages by their names, as an installer may take several of one. */
export type Versions = ReadonlyMap<string, ReadonlySet<string>>;

type Ranges = Readonly<Record<string, string>>;

interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Ranges;
  readonly optionalDependencies?: Ranges;
  readonly peerDependencies?: Ranges;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  /** The systems and processors that it is for, if it is not for all. */
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** A package-lock.json: packages by their folders, the root's is "". */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** That one package is resolved for another one. */
interface Resolution {
  /** The name of the package that depends on it. */
  readonly parent: string;
  readonly name: string;
  readonly version: string;
  readonly isPeer: boolean;
  readonly isForPlatform: boolean;
}

export const readLockfile = (folder: string): Lockfile =>
  JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));

/** The packages that are installed with the root of a lockfile, without those for its development. */
export function lockedVersions(lockfile: Lockfile): Versions {
  return groupVersions(resolutionsIn(lockfile));
}

export function groupVersions(
  packages: readonly { readonly name: string; readonly version: string }[],
): Versions {
  const groups = new Map<string, Set<string>>();
  for (const { name, version } of packages) groups.set(name, (groups.get(name) ?? new Set()).add(version));
  return groups;
}

function resolutionsIn({ packages }: Lockfile): readonly Resolution[] {
  const found: Resolution[] = [];
  const folders = new Set([""]);
  // A set's iterator also yields what is added meanwhile.
  for (const folder of folders) {
    for (const { name, isPeer } of dependenciesOf(packages[folder] ?? {})) {
      const target = resolveFrom(packages, folder, name);
      const { version, os, cpu } = packages[target] ?? {};
      // An optional package can be missing from a registry, and then from a lockfile.
      if (version === undefined) continue;
      const isForPlatform = os !== undefined || cpu !== undefined;
      found.push({ parent: nameOf(folder), name, version, isPeer, isForPlatform });
      folders.add(target);
    }
  }
  return found;
}

function dependenciesOf(locked: LockedPackage) {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = locked;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => ({ name, isPeer: false })),
    ...peers.map((name) => ({ name, isPeer: true })),
  ];
}

/** Node's own rule: the nearest node_modules that has the package. */
function resolveFrom(packages: Lockfile["packages"], folder: string, name: string): string {
  const target = `${folder && `${folder}/`}node_modules/${name}`;
  if (folder === "" || Object.hasOwn(packages, target)) return target;
  return resolveFrom(packages, folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/"))), name);
}

const nameOf = (folder: string) =>
  folder.slice(folder.lastIndexOf("node_modules/")).replace("node_modules/", "");

export type Installer = "npm" | "pnpm" | "Yarn 1" | "Yarn 4" | "bun";

/** The versions that an installer has to take: those of `parent>name` where our lockfile has several of one name. */
export function overridesFor(installer: Installer, lockfile: Lockfile): Ranges {
  const versions = lockedVersions(lockfile);
  // Yarn 1 requires what it has a resolution for, even if it is optional and for another system.
  const taken = resolutionsIn(lockfile).filter((each) => installer !== "Yarn 1" || !each.isForPlatform);
  return Object.fromEntries(
    taken.flatMap(({ parent, name, version, isPeer }) => {
      if (versions.get(name)?.size === 1) return [[name, version]];
      // A peer is what its parent's own parent has.
      return isPeer ? [] : [[`${parent}>${name}`, version]];
    }),
  );
}

/** As the `overrides` of npm: a package with overrides of its own has its version at ".". */
function nestedOverrides(overrides: Ranges): object {
  const nested: Record<string, string | Record<string, string>> = { ...overrides };
  for (const [key, version] of Object.entries(overrides)) {
    const [parent = "", name] = key.split(">");
    if (name === undefined) continue;
    const own = nested[parent];
    nested[parent] = { ...(typeof own === "string" ? { ".": own } : own), [name]: version };
    delete nested[key];
  }
  return nested;
}

function renameKeys(overrides: Ranges, rename: (parent: string, name: string) => string | undefined): Ranges {
  return Object.fromEntries(
    Object.entries(overrides).flatMap(([key, version]) => {
      const [parent = "", name] = key.split(">");
      const renamed = name === undefined ? key : rename(parent, name);
      return renamed === undefined ? [] : [[renamed, version]];
    }),
  );
}

/** What makes an installer take these versions, also for the packages of packages. */
export function overrideSettings(installer: Installer, overrides: Ranges): object {
  return settings[installer](overrides);
}

const settings: Readonly<Record<Installer, (overrides: Ranges) => object>> = {
  npm: (overrides) => ({ overrides: nestedOverrides(overrides) }),
  pnpm: (overrides) => ({ overrides }),
  "Yarn 1": (overrides) => ({
    resolutions: renameKeys(overrides, (parent, name) => `**/${parent}/${name}`),
  }),
  "Yarn 4": (overrides) => ({ resolutions: renameKeys(overrides, (parent, name) => `${parent}/${name}`) }),
  // It has no overrides below a package.
  bun: (overrides) => ({ overrides: renameKeys(overrides, () => undefined) }),
};

/**
 * Makes an installer take the versions of our own lockfile for a site that a test began, before its first install: what
 * somebody publishes does not change the result of a test. A nightly run takes the newest that the ranges allow.
 */
export async function pinVersions(site: string, installer: Installer): Promise<void> {
  if (nightly) return;
  const file = join(site, "package.json");
  const manifest = JSON.parse(await readFile(file, "utf8")) as { readonly dependencies: Ranges };
  const all = Object.entries(overridesFor(installer, readLockfile(packageRoot)));
  const isDirect = ([name]: readonly [string, string]) => Object.hasOwn(manifest.dependencies, name);
  // npm allows no override of what the site itself depends on.
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(all.filter(isDirect)) };
  const others = Object.fromEntries(all.filter((entry) => !isDirect(entry)));
  const added = overrideSettings(installer, others);
  // pnpm reads them from its own file.
  const isInWorkspace = installer === "pnpm";
  const pinned = { ...manifest, dependencies, ...(!isInWorkspace && added) };
  await writeFile(file, `${JSON.stringify(pinned, null, 2)}\n`);
  if (isInWorkspace) await appendFile(join(site, "pnpm-workspace.yaml"), yamlLines(added));
}

/** YAML takes JSON. */
const yamlLines = (added: object) =>
  Object.entries(added)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join("");
