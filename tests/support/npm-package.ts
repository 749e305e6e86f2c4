import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "./package-root.ts";

/** Packs the package into a folder as it is published, and gives what npm says of it: JSON. */
export function packInto(folder: string): string {
  const args = ["pack", "--json", "--foreground-scripts=false", "--pack-destination", folder];
  return execFileSync("npm", args, {
    cwd: packageRoot,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
}

/** Unpacks a tarball of the package into the node_modules of a folder, beside links to the packages that it depends on. */
export function unpackInto(folder: string, tarball: string): void {
  const modules = join(folder, "node_modules");
  const target = join(modules, "blockwork");
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"]);
  linkAll(join(packageRoot, "node_modules"), modules);
}

/** Links what is in a folder into another one. The folder of a scope is a real one, as package managers make it. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith("@")) linkAll(join(from, name), join(to, name));
    else if (!name.startsWith(".")) symlinkSync(join(from, name), join(to, name));
  }
}
