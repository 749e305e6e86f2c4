import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { cached, cacheFolder, fingerprint } from "../cache.ts";
import { packageRoot } from "../package-root.ts";
import type { MadeFile } from "../write/make-pictures.ts";
import { writeFileWhole } from "../write/write-file-whole.ts";
import { type AdminSources, type BuiltAdmin, buildAdmin } from "./build-admin.ts";
import { ownRegistry } from "./own-blocks.ts";

/** The editor for a static host: files below `admin/assets/`, named by their content. */
export interface AdminBundle extends Omit<BuiltAdmin, "files"> {
  readonly files: readonly MadeFile[];
}

/** Without `from`, our own editor; without `mode`, for production. */
export type BundleOptions = Pick<AdminSources, "root" | "validators"> & Partial<AdminSources>;

/** Bundles admin/main.tsx with the site's blocks; or takes it from the cache when no source has changed. */
export async function bundleAdmin(options: BundleOptions): Promise<AdminBundle> {
  const { root, from = packageRoot, mode = "production", validators } = options;
  const inputs = inputsOf(root, from);
  // Reading them all takes longer than many a build, so what was read is known again by sizes and times.
  const seen = fingerprint(...inputs.map(stampOf));
  const content = await cached(root, `admin-sources-${seen}`, async () =>
    fingerprint(...(await Promise.all(inputs.map(textOf)))),
  );
  const folder = join(cacheFolder(root), `admin-${recipe}-${mode}-${content}`);
  let made = await findMade(folder);
  if (!made) {
    const built = await buildAdmin({ root, from, mode, validators });
    // Of sources that changed meanwhile it has some as they were before, and must not be found for them again.
    if (fingerprint(...inputsOf(root, from).map(stampOf)) !== seen) return bundleAdmin(options);
    made = await keep(folder, built);
  }
  const { paths, ...bundle } = made;
  return { ...bundle, files: paths.map((path) => ({ path, source: join(folder, basename(path)) })) };
}

/** A bundle in the cache, which may be moved with its site. */
type MadeBundle = Omit<AdminBundle, "files"> & { readonly paths: readonly string[] };

/** The bundle in a folder, if there is one and all of it is there. */
async function findMade(folder: string): Promise<MadeBundle | undefined> {
  const text = await readFile(join(folder, manifest), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const made = JSON.parse(text) as MadeBundle;
  return made.paths.every((path) => existsSync(join(folder, basename(path)))) ? made : undefined;
}

async function keep(folder: string, { files, ...bundle }: BuiltAdmin): Promise<MadeBundle> {
  await forgetOthers(folder);
  await mkdir(folder, { recursive: true });
  for (const { path, content } of files) await writeFileWhole(join(folder, basename(path)), content);
  const made = { ...bundle, paths: files.map(({ path }) => path) };
  await writeFileWhole(join(folder, manifest), JSON.stringify(made));
  return made;
}

/** Says what is in the folder of a bundle; it is written last and deleted first. */
const manifest = "bundle.json";

const tenMinutes = 600_000;

/** Deletes the bundles of older sources; a fresh one may be what another process is writing or still reads. */
async function forgetOthers(folder: string): Promise<void> {
  const cache = dirname(folder);
  const others = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith("admin-")) : [];
  for (const other of others.map((name) => join(cache, name))) {
    const found = await stat(other).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs < tenMinutes) continue;
    await rm(join(other, manifest), { force: true }).catch(() => undefined);
    await rm(other, { recursive: true, force: true });
  }
}

/** Goes up when the way of bundling changes, so that no old bundle is taken from the cache. */
const recipe = 6;

/** Every file that a bundle depends on. */
function inputsOf(root: string, from: string): string[] {
  const own = ownRegistry(root);
  const ours = ["schema", "blocks", "renderer"].map((name) => join(packageRoot, name));
  const sources = [join(from, "admin"), ...ours, ...(own ? [dirname(own)] : [])].flatMap(sourcesIn);
  const lock = join(packageRoot, "package-lock.json");
  return existsSync(lock) ? [lock, ...sources] : sources;
}

/** The sources of a folder that could be in the bundle. */
function sourcesIn(folder: string): string[] {
  const wanted = basename(folder) === "admin" ? /\.(?:tsx?|scss|css)$/ : /\.tsx?$/;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name) && !/\.test\./.test(name))
    .sort()
    .map((name) => join(folder, name));
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${file} ${mtimeMs} ${size}`;
}

async function textOf(file: string): Promise<string> {
  return `${relative(packageRoot, file)}\n${await readFile(file, "utf8")}`;
}
