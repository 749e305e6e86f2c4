import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const packageRoot = resolve(import.meta.dirname, "..");
/** Whether Blockwork runs from its sources. */
export const isClone = existsSync(join(packageRoot, "cli/commands/main.ts"));

/** @typedef {{ readonly name: string, readonly range: string, readonly isPeer: boolean }} NeededPackage */

/**
 * The packages that the commands import, as package.json has them.
 *
 * @returns {NeededPackage[]}
 */
export function neededPackages() {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(packageRoot, "package.json"), "utf8"),
  );
  /** @param {Record<string, string>} ranges */
  const listed = (ranges, isPeer = false) =>
    Object.entries(ranges).map(([name, range]) => ({ name, range, isPeer }));
  return [...listed(peerDependencies, true), ...listed(dependencies)];
}

/**
 * The version of a package that is installed where Node looks for it.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
export function installedVersion(name) {
  const file = manifestOf(name);
  return file && JSON.parse(readFileSync(file, "utf8")).version;
}

/** The needed packages that are not installed. */
export function missingPackages() {
  return neededPackages().filter(({ name }) => manifestOf(name) === undefined);
}

const lookupFolders = createRequire(join(packageRoot, "package.json")).resolve.paths("blockwork") ?? [];

/** @param {string} name */
function manifestOf(name) {
  return lookupFolders.map((folder) => join(folder, name, "package.json")).find((file) => existsSync(file));
}

/** Programs that install packages, by the lockfiles that they write. */
const lockfiles = {
  "pnpm-lock.yaml": "pnpm",
  "yarn.lock": "yarn",
  "bun.lock": "bun",
  "bun.lockb": "bun",
  "package-lock.json": "npm",
  "npm-shrinkwrap.json": "npm",
};

/**
 * The program that installs packages in a folder, by the nearest lockfile in it or above it: npm if there is none.
 *
 * @param {string} folder absolute
 * @returns {string}
 */
function installerOf(folder) {
  const found = Object.entries(lockfiles).find(([file]) => existsSync(join(folder, file)));
  if (found) return found[1];
  const parent = dirname(folder);
  return parent === folder ? "npm" : installerOf(parent);
}

/**
 * The command that adds packages to those of a folder, such as `yarn add react`.
 *
 * @param {string} folder absolute
 * @param {readonly string[]} packages
 */
export function addCommand(folder, packages) {
  const installer = installerOf(folder);
  return `${installer} ${installer === "npm" ? "install" : "add"} ${packages.join(" ")}`;
}

/**
 * How to install what is missing of the needed packages.
 *
 * @param {readonly NeededPackage[]} missing
 */
export function installHint(missing) {
  if (isClone) return `Run npm ci in ${packageRoot}.`;
  const peers = missing.filter(({ isPeer }) => isPeer);
  if (peers.length === 0) return `Install the packages again: ${installerOf(packageRoot)} install`;
  return `Install ${peers.length === 1 ? "it" : "them"}: ${addCommand(packageRoot, peers.map(withMajor))}`;
}

/**
 * A package as an installer is asked for it, such as `react@19`.
 *
 * @param {NeededPackage} needed
 */
export function withMajor({ name, range }) {
  return `${name}@${range.replace("^", "").split(".", 1)[0]}`;
}

/**
 * Whether a version is in a range that starts with a caret, such as `^19.3.1`.
 *
 * @param {string} version
 * @param {string} range
 */
export function isInRange(version, range) {
  /** @param {string} text */
  const numbers = (text) => text.split("-", 1)[0]?.replace("^", "").split(".").map(Number) ?? [];
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  const [wantedMajor, wantedMinor = 0, wantedPatch = 0] = numbers(range);
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}
