import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { cached, cacheFolder, fingerprint } from "../cache.ts";
import { packageRoot } from "../read/load-blocks.ts";
import { SiteError } from "../site-error.ts";
import type { MadeFile } from "../write/make-pictures.ts";
import { writeFileWhole } from "../write/write-file-whole.ts";
import { ownBlocks, ownRegistry } from "./own-blocks.ts";
import type { Mode } from "./scripts.ts";

/** The editor for a static host: files below `admin/assets/`, named by their content. */
export interface AdminBundle {
  /** Addresses. */
  readonly script: string;
  readonly styles: readonly string[];
  readonly validators: string;
  /** What the script needs at once, and imports itself. */
  readonly imports: readonly string[];
  /** What it imports when a screen is opened. */
  readonly laterModules: readonly string[];
  readonly files: readonly MadeFile[];
}

export interface BundleOptions {
  /** Absolute: the folder of the site, whose own blocks are part of its editor. */
  readonly root: string;
  /** The text of a module with the compiled validators of all its blocks. */
  readonly validators: () => Promise<string>;
  /** `development` keeps React's warnings, and the names of things. */
  readonly mode?: Mode;
  /** The folder that `admin/main.tsx` is in; our own unless a test says otherwise. */
  readonly from?: string;
}

/** Bundles admin/main.tsx with the site's blocks; or takes it from the cache when no source has changed. */
export async function bundleAdmin(options: BundleOptions): Promise<AdminBundle> {
  const { root, from = packageRoot, mode = "production" } = options;
  const own = ownRegistry(root);
  const ours = ["schema", "blocks", "renderer"].map((name) => join(packageRoot, name));
  const sources = [join(from, "admin"), ...ours, ...(own ? [dirname(own)] : [])].flatMap(sourcesIn);
  const lock = join(packageRoot, "package-lock.json");
  const inputs = existsSync(lock) ? [lock, ...sources] : sources;
  // Reading them all takes longer than many a build, so what was read is known again by sizes and times.
  const seen = fingerprint(...inputs.map(stampOf));
  const content = await cached(root, `admin-sources-${seen}`, async () =>
    fingerprint(...(await Promise.all(inputs.map(textOf)))),
  );
  const folder = join(cacheFolder(root), `admin-${recipe}-${mode}-${content}`);
  const made = await readFile(join(folder, manifest), "utf8").then(
    (text) => JSON.parse(text) as MadeBundle,
    () => make(folder, { root, from, mode, validators: options.validators }),
  );
  const { paths, ...bundle } = made;
  return { ...bundle, files: paths.map((path) => ({ path, source: join(folder, basename(path)) })) };
}

/** A bundle in the cache, which may be moved with its site. */
type MadeBundle = Omit<AdminBundle, "files"> & { readonly paths: readonly string[] };

async function make(folder: string, options: Required<BundleOptions>): Promise<MadeBundle> {
  const { files, ...bundle } = await build(options);
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
const recipe = 5;

const validatorsId = "\0blockwork-validators";

async function build({ root, from, mode, validators }: Required<BundleOptions>) {
  const { build: bundle } = await import("vite");
  try {
    const result = await bundle({
      configFile: false,
      root: from,
      base: "/admin/",
      mode,
      logLevel: "silent",
      define: { "process.env.NODE_ENV": JSON.stringify(mode) },
      // Vite would ask this process's NODE_ENV, which need not be the mode; React runs with its own kind of JSX only.
      oxc: { jsx: { development: mode === "development" } },
      plugins: [ownBlocks(root), validatorsPlugin(validators), oneRenderer(mode)],
      build: {
        write: false,
        target: "es2022",
        modulePreload: false,
        minify: mode === "production",
        // One file of styles, which the page itself asks for.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: { editor: join(from, "admin/main.tsx"), validators: validatorsId },
          preserveEntrySignatures: "strict",
          output: {
            format: "es",
            entryFileNames: "assets/[name].[hash].js",
            chunkFileNames: "assets/[name].[hash].js",
            assetFileNames: "assets/[name].[hash][extname]",
          },
        },
      },
    });
    const { output } = (Array.isArray(result) ? result[0] : result) as { output: readonly OutputPart[] };
    return describe(output);
  } catch (error) {
    throw new SiteError(`The editor could not be bundled: ${(error as Error).message}`, 1);
  }
}

/** What we read of a part of Vite's output. */
interface OutputPart {
  readonly type: string;
  readonly name?: string;
  readonly fileName: string;
  readonly code?: string;
  readonly source?: string | Uint8Array;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

function describe(output: readonly OutputPart[]) {
  const address = (fileName: string) => `/admin/${fileName}`;
  const entry = (name: string) => output.find((part) => part.isEntry && part.name === name);
  const script = entry("editor");
  return {
    script: address(script?.fileName ?? ""),
    styles: output.filter(({ fileName }) => fileName.endsWith(".css")).map((part) => address(part.fileName)),
    validators: address(entry("validators")?.fileName ?? ""),
    imports: (script?.imports ?? []).map(address),
    laterModules: output
      .filter(({ code, isEntry, fileName }) => code && !isEntry && !script?.imports?.includes(fileName))
      .map((part) => address(part.fileName)),
    files: output.map((part) => ({
      path: address(part.fileName).slice(1),
      content: part.code ?? part.source ?? "",
    })),
  };
}

/** The validators as a module beside the editor's. */
function validatorsPlugin(validators: () => Promise<string>) {
  return {
    name: "blockwork-validators",
    resolveId: (id: string) => (id === validatorsId ? id : undefined),
    load: (id: string) => (id === validatorsId ? validators() : undefined),
  };
}

/** What we use of a plugin's context. */
interface Resolving {
  resolve(id: string, importer: string | undefined): Promise<{ readonly id: string } | null>;
}

/** React's server renderer comes twice in one module; the editor renders without streams, so it needs one of them. */
function oneRenderer(mode: Mode) {
  return {
    name: "blockwork-one-renderer",
    enforce: "pre" as const,
    async resolveId(this: Resolving, id: string, importer: string | undefined) {
      if (id !== "react-dom/server") return undefined;
      const found = await this.resolve("react-dom/package.json", importer);
      return found && join(dirname(found.id), `cjs/react-dom-server-legacy.browser.${mode}.js`);
    },
  };
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
