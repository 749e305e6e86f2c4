import { rm } from "node:fs/promises";
import { createSiteFolder, type SiteFolder } from "../../files/site-folder.ts";
import { temporaryCopy } from "./temporary-copy.ts";

interface Overlay {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly deleted: readonly string[];
}

/** Calls `use` with a site's folder as it would be with other files in it. The folder itself stays as it is. */
export async function withOverlay<Result>(
  folder: SiteFolder,
  { files, deleted }: Overlay,
  use: (overlaid: SiteFolder) => Promise<Result>,
): Promise<Result> {
  const path = await temporaryCopy(files);
  try {
    return await use(overlay(without(folder, deleted), createSiteFolder(path)));
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

function without(folder: SiteFolder, deleted: readonly string[]): SiteFolder {
  if (deleted.length === 0) return folder;
  const gone = new Set(deleted);
  const nowhere = (file: string) => `${file}.deleted`;
  return {
    ...folder,
    exists: async (file) => !gone.has(file) && folder.exists(file),
    read: async (file) => folder.read(gone.has(file) ? nowhere(file) : file),
    async list(place, pattern) {
      const { names, others, folders, problems } = await folder.list(place, pattern);
      const left = (all: readonly string[]) => all.filter((name) => !gone.has(`${place}/${name}`));
      return { names: left(names), others: left(others), folders, problems };
    },
    async listTree(place, ignored) {
      const { files, problems } = await folder.listTree(place, ignored);
      return { files: files.filter(({ name }) => !gone.has(`${place}/${name}`)), problems };
    },
  };
}

function overlay(below: SiteFolder, above: SiteFolder): SiteFolder {
  const layerOf = async (file: string) => ((await above.exists(file)) ? above : below);
  return {
    path: below.path,
    used: below.used,
    note: below.note,
    exists: async (file) => (await layerOf(file)).exists(file),
    locate: async (file) => (await layerOf(file)).locate(file),
    read: async (file) => (await layerOf(file)).read(file),
    async list(place, pattern) {
      const [upper, lower] = [await above.list(place, pattern), await below.list(place, pattern)];
      return {
        names: union(upper.names, lower.names),
        others: union(upper.others, lower.others),
        folders: union(upper.folders, lower.folders),
        problems: [...upper.problems, ...lower.problems],
      };
    },
    async listTree(place, ignored) {
      const [upper, lower] = [await above.listTree(place, ignored), await below.listTree(place, ignored)];
      const over = new Set(upper.files.map(({ name }) => name));
      const files = [...upper.files, ...lower.files.filter(({ name }) => !over.has(name))];
      return {
        files: files.sort((a, b) => (a.name < b.name ? -1 : 1)),
        problems: [...upper.problems, ...lower.problems],
      };
    },
  };
}

const union = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])].sort();
