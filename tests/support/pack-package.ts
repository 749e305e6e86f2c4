import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packInto, unpackInto } from "./npm-package.ts";
import { oncePerRun } from "./once-per-run.ts";

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
    writeFileSync(join(where, "packed.json"), packInto(where));
  });
  const [{ filename, ...packed }] = JSON.parse(readFileSync(join(folder, "packed.json"), "utf8"));
  return { ...packed, path: join(folder, filename) };
}

/** Unpacks the package into the node_modules of a folder, beside links to the packages that it depends on. */
export function installPackage(folder: string): void {
  unpackInto(folder, packPackage().path);
}
