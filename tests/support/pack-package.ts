import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { oncePerRun } from "./once-per-run.ts";
import { packageRoot } from "./package-root.ts";

interface Packed {
  /** Bytes of the tarball. */
  readonly size: number;
  /** Where the tarball is. */
  readonly path: string;
  readonly files: readonly { readonly path: string }[];
}

/** The package as it is published, packed once for all test files. */
export function packPackage(): Packed {
  const folder = oncePerRun("package", (where) => {
    const args = ["pack", "--json", "--foreground-scripts=false", "--pack-destination", where];
    const printed = execFileSync("npm", args, {
      cwd: packageRoot,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    writeFileSync(join(where, "packed.json"), printed);
  });
  const [{ filename, ...packed }] = JSON.parse(readFileSync(join(folder, "packed.json"), "utf8"));
  return { ...packed, path: join(folder, filename) };
}

/** Unpacks the package into the node_modules of a folder, beside links to the packages that it depends on. */
export function installPackage(folder: string): void {
  const { path } = packPackage();
  const modules = join(folder, "node_modules");
  const target = join(modules, "blockwork");
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", path, "-C", target, "--strip-components=1"]);
  for (const name of readdirSync(join(packageRoot, "node_modules"))) {
    if (!name.startsWith(".")) symlinkSync(join(packageRoot, "node_modules", name), join(modules, name));
  }
}
