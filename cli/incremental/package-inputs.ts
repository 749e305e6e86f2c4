import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { packageRoot } from "../files/package-root.ts";

export function packageInputs(...names: readonly string[]): string[] {
  return [...installed(names).keys()];
}

export function packageVersions(...names: readonly string[]): string[] {
  return [...installed(names).values()].map(({ name, version }) => `${name} ${version}`).sort();
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: object;
  readonly optionalDependencies?: object;
}

function installed(names: readonly string[]): Map<string, Manifest> {
  const found = new Map<string, Manifest>();
  const visit = (name: string, from: string) => {
    const path = findPackage(name, from);
    if (path === undefined || found.has(path)) return;
    const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
    found.set(path, manifest);
    const dependencies = { ...manifest.dependencies, ...manifest.optionalDependencies };
    for (const dependency of Object.keys(dependencies)) visit(dependency, dirname(path));
  };
  for (const name of names) visit(name, packageRoot);
  return found;
}

function findPackage(name: string, from: string): string | undefined {
  const path = join(from, "node_modules", name, "package.json");
  if (existsSync(path)) return path;
  return dirname(from) === from ? undefined : findPackage(name, dirname(from));
}

export async function ownInputs(...folders: readonly string[]): Promise<string[]> {
  const files = folders.map(async (folder) => {
    const path = join(packageRoot, folder);
    const found = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
    // A folder is an input too: a file may come into it.
    const meant = found.filter((entry) => entry.isDirectory() || /(?<!\.test)\.tsx?$/.test(entry.name));
    return [path, ...meant.map(({ parentPath, name }) => join(parentPath, name))];
  });
  const ours = ["package.json", "built/main.js"].map((name) => join(packageRoot, name));
  return [...ours, ...(await Promise.all(files)).flat()];
}
