import type { SiteFolder } from "../read/site-folder.ts";

/** A site's folder as it would be with other texts in some of its files. */
export function overlayFolder(folder: SiteFolder, texts: ReadonlyMap<string, string>): SiteFolder {
  return {
    ...folder,
    async exists(file) {
      return (
        texts.has(file) ||
        [...texts.keys()].some((name) => name.startsWith(`${file}/`)) ||
        folder.exists(file)
      );
    },
    async read(file) {
      const text = texts.get(file);
      return text === undefined ? folder.read(file) : { text, problems: [] };
    },
    async list(place, pattern) {
      const listing = await folder.list(place, pattern);
      const added = [...texts.keys()]
        .filter((file) => file.startsWith(`${place}/`))
        .map((file) => file.slice(place.length + 1))
        .filter((name) => !name.includes("/") && pattern.test(name));
      return { ...listing, names: [...new Set([...listing.names, ...added])].sort() };
    },
  };
}
