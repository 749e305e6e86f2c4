import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isRunning } from "../../cli/write/is-running.ts";
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
  const printed = alone(() =>
    execFileSync("npm", args, {
      cwd: packageRoot,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    }),
  );
  const [packed] = JSON.parse(printed) as [Packed];
  return packed;
}

/** Packing makes folders of the repository anew: two workers do it one after the other. */
function alone<Result>(act: () => Result): Result {
  const lock = join(packageRoot, "node_modules/.cache/blockwork-packing");
  for (;;) {
    try {
      mkdirSync(dirname(lock), { recursive: true });
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch {
      const holder = holderOf(lock);
      if (holder > 0 && !isRunning(holder)) rmSync(lock, { force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  try {
    return act();
  } finally {
    rmSync(lock, { force: true });
  }
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

/** The process that holds it; none while it is being written or when it is gone by now. */
function holderOf(lock: string): number {
  try {
    return Number(readFileSync(lock, "utf8"));
  } catch {
    return 0;
  }
}
