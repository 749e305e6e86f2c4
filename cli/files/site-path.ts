import path, { type PlatformPath } from "node:path";

/** The functions of node:path that depend on the system; tests pass those of another one. */
type System = Pick<PlatformPath, "relative" | "isAbsolute" | "sep">;

/** A path with slashes on every system, as bundlers and the site's own files write it. */
export function slashed(file: string, { sep }: Pick<System, "sep"> = path): string {
  return file.split(sep).join("/");
}

/** A path as an import names it in a module's text. */
export function importedAs(file: string): string {
  return JSON.stringify(slashed(file));
}

/** A file as it is named in messages, addresses and the site's own files: from a folder on, with slashes on every system. */
export function pathFrom(folder: string, file: string, system: System = path): string {
  return slashed(system.relative(folder, file), system);
}

/** Whether a path, all links followed, is not in a folder. */
export function isOutside(folder: string, file: string, system: System = path): boolean {
  const way = system.relative(folder, file);
  // From another drive there is no way.
  return way === ".." || /^\.\.[\\/]/.test(way) || system.isAbsolute(way);
}
