import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import type { AnyBlock } from "../../schema/define-block.ts";
import { cached, cacheFolder, fingerprint } from "../cache.ts";
import { packageRoot } from "../read/load-blocks.ts";
import { SiteError } from "../site-error.ts";
import type { MadeFile } from "../write/make-pictures.ts";
import { writeFileWhole } from "../write/write-file-whole.ts";
import { ownBlocks, ownRegistry } from "./own-blocks.ts";
import { validatorsModule } from "./validators.ts";

/** The editor for a static host: files below `admin/assets/`, named by their content. */
export interface AdminBundle {
  /** Addresses. */
  readonly script: string;
  readonly styles: readonly string[];
  readonly validators: string;
  /** What the script needs at once, and imports itself. */
  readonly imports: readonly string[];
  readonly files: readonly MadeFile[];
}

/** Bundles admin/main.tsx with the site's blocks; or takes it from the cache when no source has changed. */
export async function bundleAdmin(root: string, blocks: readonly AnyBlock[]): Promise<AdminBundle> {
  const own = ownRegistry(root);
  const folders = ["schema", "blocks", "renderer", "admin"].map((name) => join(packageRoot, name));
  const sources = [...folders, ...(own ? [dirname(own)] : [])].flatMap(sourcesIn);
  const lock = join(packageRoot, "package-lock.json");
  const inputs = existsSync(lock) ? [lock, ...sources] : sources;
  // Reading them all takes longer than many a build, so what was read is known again by sizes and times.
  const seen = fingerprint(...inputs.map(stampOf));
  const content = await cached(root, `admin-sources-${seen}`, async () =>
    fingerprint(recipe, ...(await Promise.all(inputs.map(textOf)))),
  );
  const name = `admin-${content}`;
  const folder = join(cacheFolder(root), name);
  const made = await cached(root, name, async () => {
    const { files, ...bundle } = await build(root, blocks);
    await mkdir(folder, { recursive: true });
    for (const { path, content } of files) await writeFileWhole(join(folder, basename(path)), content);
    return { ...bundle, paths: files.map(({ path }) => path) };
  });
  const { paths, ...bundle } = made;
  return { ...bundle, files: paths.map((path) => ({ path, source: join(folder, basename(path)) })) };
}

/** Changes when the way of bundling does, so that no old bundle is taken from the cache. */
const recipe = "1";

const validatorsId = "\0blockwork-validators";

async function build(root: string, blocks: readonly AnyBlock[]) {
  const { build: bundle } = await import("vite");
  try {
    const result = await bundle({
      configFile: false,
      root: packageRoot,
      base: "/admin/",
      mode: "production",
      logLevel: "silent",
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      // Vite would ask this process's NODE_ENV, which need not be the mode; React runs with its own kind of JSX only.
      oxc: { jsx: { development: false } },
      plugins: [ownBlocks(root), validators(blocks), oneRenderer],
      build: {
        write: false,
        target: "es2022",
        modulePreload: false,
        minify: true,
        // One file of styles, which the page itself asks for.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: { editor: join(packageRoot, "admin/main.tsx"), validators: validatorsId },
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
    files: output.map((part) => ({
      path: address(part.fileName).slice(1),
      content: part.code ?? part.source ?? "",
    })),
  };
}

/** The validators as a module beside the editor's. */
function validators(blocks: readonly AnyBlock[]) {
  return {
    name: "blockwork-validators",
    resolveId: (id: string) => (id === validatorsId ? id : undefined),
    load: (id: string) => (id === validatorsId ? validatorsModule(blocks) : undefined),
  };
}

/** What we use of a plugin's context. */
interface Resolving {
  resolve(id: string, importer: string | undefined): Promise<{ readonly id: string } | null>;
}

/** React's server renderer comes twice in one module; the editor renders without streams, so it needs one of them. */
const oneRenderer = {
  name: "blockwork-one-renderer",
  enforce: "pre" as const,
  async resolveId(this: Resolving, id: string, importer: string | undefined) {
    if (id !== "react-dom/server") return undefined;
    const found = await this.resolve("react-dom/package.json", importer);
    return found && join(dirname(found.id), "cjs/react-dom-server-legacy.browser.production.js");
  },
};

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
