/** The origin of addresses that the server can't know yet; pages have the path alone. */
export const unknownOrigin = "https://blockwork.invalid";

/** Puts what a site's address begins with before the addresses of files that its own code imports, named by their content. */
export function addressFiles(files: readonly string[], base: string): (text: string) => string {
  if (files.length === 0) return (text) => text;
  const names = files.map((file) => file.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const address = new RegExp(`(?:${unknownOrigin})?/(${names})(?![\\w.])`, "g");
  return (text) => text.replace(address, (_, file: string) => `${base}/${file}`);
}
