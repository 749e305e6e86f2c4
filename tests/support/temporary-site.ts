import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, sep } from "node:path";
import { cacheFolder } from "../../cli/incremental/cache.ts";
import { packageRoot } from "./package-root.ts";

/** A small real site in a folder of its own, to break in one place. */
export interface TemporarySite {
  readonly root: string;
  read(file: string): Promise<string>;
  write(file: string, text: string | Uint8Array): Promise<void>;
  /** Replaces a text that must be there once. */
  replace(file: string, before: string, after: string): Promise<void>;
  remove(): Promise<void>;
}

/** The sites in tests/fixtures; own-block has a block of its own, and was written for an older version of it; inline-styles has one whose elements have a `style`; islands has blocks whose islands fail. */
export type Fixture = "small-site" | "own-block" | "inline-styles" | "islands";

/**
 * Copies one of tests/fixtures to a temporary folder, with a cache.
 */
export async function createTemporarySite(fixture: Fixture = "small-site"): Promise<TemporarySite> {
  const root = await mkdtemp(join(tmpdir(), "blockwork-"));
  await cp(join(packageRoot, "tests/fixtures", fixture), root, { recursive: true });
  if (existsSync(join(root, "blocks"))) await installPackages(root);
  await copyCache(root);
  const read = (file: string) => readFile(join(root, file), "utf8");
  const write = async (file: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  return {
    root,
    read,
    write,
    async replace(file, before, after) {
      const parts = (await read(file)).split(before);
      if (parts.length !== 2)
        throw new Error(`${JSON.stringify(before)} is in ${file} ${parts.length - 1} times, not once.`);
      await write(file, parts.join(after));
    },
    // A picture that nobody waits for any more may still be written.
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/**
 * Copies what building this repo's own site has left in its cache: styles, scripts, faces and the editor, which are
 * the same for every site; and what building `picturesOf`, a site's folder, has made of its pictures.
 */
export async function copyCache(root: string, { picturesOf }: { picturesOf?: string } = {}): Promise<void> {
  const isOfPictures = (path: string) => /^(?:media-index.*|images)$/.test(basename(path));
  const copy = (site: string, filter: (path: string) => boolean) =>
    cp(cacheFolder(site), cacheFolder(root), { recursive: true, filter }).catch(() => undefined);
  await copy(packageRoot, (path) => !isOfPictures(path));
  if (picturesOf === undefined) return;
  const cache = cacheFolder(picturesOf);
  await copy(picturesOf, (path) => {
    const [top] = relative(cache, path).split(sep);
    return top === "" || isOfPictures(top ?? "");
  });
}

/** Installs what blocks of a site's own import: us, and React. */
async function installPackages(root: string): Promise<void> {
  const folder = join(root, "node_modules");
  await mkdir(folder);
  await symlink(packageRoot, join(folder, "blockwork"));
  await symlink(join(packageRoot, "node_modules/react"), join(folder, "react"));
}
