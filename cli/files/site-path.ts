import path, { type PlatformPath } from "node:path";

type System = Pick<PlatformPath, "relative" | "isAbsolute" | "sep">;

export function slashed(file: string, { sep }: Pick<System, "sep"> = path): string {
  return file.split(sep).join("/");
}

export function importedAs(file: string): string {
  return JSON.stringify(slashed(file));
}

/** The path of a file relative to a folder, with forward slashes. `system` is for tests of other systems. */
export function pathFrom(folder: string, file: string, system: System = path): string {
  return slashed(system.relative(folder, file), system);
}

/** Whether a file is neither the folder itself nor in it. `system` is for tests of other systems. */
export function isOutside(folder: string, file: string, system: System = path): boolean {
  const way = system.relative(folder, file);
  // From another drive there is no way.
  return way === ".." || /^\.\.[\\/]/.test(way) || system.isAbsolute(way);
}
