export interface InstalledPackage {
  readonly name: string;
  /** Its own, without a separator at the end. */
  readonly folder: string;
}

/** The installed package that a file is in, by a path, an address or a line of a stack. */
export function installedPackage(file: string): InstalledPackage | undefined {
  const [, modules = "", name = ""] =
    /^(.*[\\/]node_modules[\\/])((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/s.exec(file) ?? [];
  return name === "" ? undefined : { name: name.replaceAll("\\", "/"), folder: modules + name };
}

export const packageOf = (file: string): string | undefined => installedPackage(file)?.name;

/** The package of an import as it is written: `@a/flow` of `@a/flow/style.css`. */
export function importedPackage(imported: string): string {
  const [first = "", second = ""] = imported.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}
