import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "./package-root.ts";

interface Packed {
  /** Bytes of the tarball. */
  readonly size: number;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs the package as it is published; without a folder, only says what would be in it. */
export function packPackage(folder?: string): Packed {
  const where = folder === undefined ? ["--dry-run"] : ["--pack-destination", folder];
  const args = ["pack", "--json", "--foreground-scripts=false", ...where];
  const printed = execFileSync("npm", args, {
    cwd: packageRoot,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const [packed] = JSON.parse(printed) as [Packed];
  return packed;
}

/** Unpacks the package into the node_modules of a folder, beside links to the packages that it depends on. */
export function installPackage(folder: string): void {
  const { filename } = packPackage(folder);
  const modules = join(folder, "node_modules");
  const target = join(modules, "blockwork");
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", join(folder, filename), "-C", target, "--strip-components=1"]);
  for (const name of readdirSync(join(packageRoot, "node_modules"))) {
    if (!name.startsWith(".")) symlinkSync(join(packageRoot, "node_modules", name), join(modules, name));
  }
}
