import path, { type PlatformPath } from "node:path";

type System = Pick<PlatformPath, "relative" | "isAbsolute" | "sep">;

export function slashed(file: string, { sep }: Pick<System, "sep"> = path): string {
  return file.split(sep).join("/");
}

export function importedAs(file: string): string {
  return JSON.stringify(slashed(file));
}

export function pathFrom(folder: string, file: string, system: System = path): string {
  return slashed(system.relative(folder, file), system);
}

export function isOutside(folder: string, file: string, system: System = path): boolean {
  const way = system.relative(folder, file);
  // From another drive there is no way.
  return way === ".." || /^\.\.[\\/]/.test(way) || system.isAbsolute(way);
}
