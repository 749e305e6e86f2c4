import { dirname, join, resolve } from "node:path";
import type { RenderedFile } from "../../../renderer/render/rendered-file.ts";
import { packageRoot } from "../../files/package-root.ts";
import { SiteError } from "../../files/site-error.ts";
import { importedAs, isOutside, pathFrom, slashed } from "../../files/site-path.ts";
import { type Cache, openCache } from "../../incremental/cache.ts";
import { type Made, remember } from "../../incremental/remember.ts";
import { builtBundle } from "./built-bundle.ts";
import { bundleError } from "./bundle-error.ts";
import { addressFiles } from "./code-files.ts";
import { chunksOfOthers, comparedHtml, fastRefresh, refreshModule } from "./fast-refresh.ts";
import { assetUrls, noCatalogues, noNodeModules, noStyles, trustedWorkers } from "./import-plugins.ts";
import { engineImports } from "./own-blocks.ts";
import { findOwnIslands, islandFiles, islandsModule, type OwnIslands } from "./own-islands.ts";
import { bundleFor, type OutputPart } from "./vite-build.ts";
import type { Mode } from "./vite-config.ts";

export interface Scripts {
  /** The address of the entry module, without the base. */
  readonly loader: string;
  readonly files: readonly ScriptFile[];
  /** Pictures, workers and other files that own islands refer to, by their paths in the output folder, as base64. */
  readonly assets: Readonly<Record<string, string>>;
  /** Source maps of scripts with own code, by the path of the script; empty if the bundle has none. */
  readonly maps: Readonly<Record<string, string>>;
}

export interface ScriptFile extends RenderedFile {
  /** The paths of the scripts that it imports. */
  readonly imports: readonly string[];
  /** Such as `hero.enhance` or `form.island` after the block that it is of, or `react` after what is in it. */
  readonly name: string;
  /** The modules in it and what each adds, in bytes before compression. */
  readonly modules: Readonly<Record<string, number>>;
}

/** How the visitor's scripts are bundled. */
interface ScriptOptions {
  /** Production unless given. */
  readonly mode?: Mode | undefined;
  /** A cache of the root unless given. */
  readonly cache?: Cache;
  /** Makes them where they are not remembered; in this process unless given. */
  readonly make?: typeof makeScripts;
}

/** The visitor's scripts. Throws a SiteError with the file and line for own islands that can't be bundled. */
export async function bundleScripts(root: string, options: ScriptOptions = {}): Promise<Scripts> {
  const { mode = "production", cache = openCache(root), make = makeScripts } = options;
  const own = root === packageRoot ? undefined : findOwnIslands(root);
  if (!own) {
    const made = await builtBundle<Scripts>("visitor");
    if (made) return made;
  }
  return remember({
    cache,
    step: `scripts-${mode}`,
    settings: { mode, own: own ? islandFiles(root, own) : [] },
    make: () => make(own ? root : undefined, mode),
  });
}

export function withBase(scripts: Scripts, base: string): Scripts {
  const addressed = addressFiles(Object.keys(scripts.assets), base);
  return { ...scripts, files: scripts.files.map((file) => ({ ...file, text: addressed(file.text) })) };
}

/** Vite's helper preloads CSS and shared files, of which there are none here. One for each importer: no file would share it. */
const preloadHelper = "\0preload:";

const entryName = "virtual:visitor";
const ownEntry = "virtual:own-islands";

/** Of the loaders that a page has one after the other, the first starts it, and the others bring it newer parts. */
const refreshedStart = `
    const live = (globalThis.blockworkParts ??= { islands: {}, enhancements: {} });
    Object.assign(live.islands, parts.islands);
    Object.assign(live.enhancements, parts.enhancements);
    live.refresh = refresh;
    const loads = (kind) =>
      new Proxy({}, { get: (_, name) => async () => (await live.latest?.(), live[kind][name]?.()) });
    const isFirst = !new URL(import.meta.url).searchParams.has("refresh");
    if (isFirst) start({ islands: loads("islands"), enhancements: loads("enhancements") });`;

const react = {
  name: "react",
  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|visitor[\\/]hydrate/,
};

/** Bundles the scripts of a site's pages; without a site those of the engine's own blocks. */
export async function makeScripts(site: string | undefined, mode: Mode): Promise<Made<Scripts>> {
  const isRefreshed = site !== undefined && mode === "development";
  const own = site === undefined ? undefined : findOwnIslands(site);
  const entry = `
    ${isRefreshed ? `import { refresh } from ${JSON.stringify(refreshModule)};` : ""}
    import { start } from ${importedAs(join(packageRoot, "renderer/visitor/loader.ts"))};
    import { islands, enhancements } from ${importedAs(join(packageRoot, "blocks/islands.ts"))};
    ${own ? `import * as own from ${JSON.stringify(ownEntry)};` : "const own = {};"}
    const parts = { islands: { ...islands, ...own.islands }, enhancements: { ...enhancements, ...own.enhancements } };
    ${isRefreshed ? refreshedStart : "start(parts);"}`;
  try {
    const { output, inputs } = await bundleFor({
      environment: "visitor",
      site,
      mode,
      refresh: isRefreshed,
      plugins: [
        ...(isRefreshed ? [fastRefresh(site), comparedHtml()] : []),
        engineImports(),
        assetUrls("visitor"),
        noStyles(() => true),
        noNodeModules(site),
        trustedWorkers(),
        noCatalogues(),
        {
          name: "blockwork-visitor",
          enforce: "pre" as const,
          resolveId(id: string, importer: string | undefined) {
            if (id === entryName || id === ownEntry) return `\0${id}`;
            if (!id.includes("vite/preload-helper")) return undefined;
            return preloadHelper + sourceName(importer ?? "", site);
          },
          load(id: string) {
            if (id === `\0${entryName}`) return entry;
            if (id === `\0${ownEntry}` && own) return islandsModule(own);
            if (id.startsWith(preloadHelper)) return "export const __vitePreload = (load) => load();";
            return undefined;
          },
        },
      ],
      build: {
        sourcemap: isRefreshed ? "hidden" : false,
        rollupOptions: {
          input: { loader: entryName },
          output: {
            sourcemapPathTransform: (source, map) => sourceName(resolve(dirname(map), source), site),
            format: "es",
            entryFileNames: "assets/[name].[hash].js",
            chunkFileNames: (chunk: NamedPart) => `assets/${partName(chunk)}.[hash].js`,
            assetFileNames: "assets/[name].[hash][extname]",
            ...(isRefreshed && { strictExecutionOrder: true }),
            codeSplitting: { groups: isRefreshed ? chunksOfOthers(site) : [react] },
          },
        },
      },
    });
    // A line of the list may make a default of what the module exports.
    if (site !== undefined && own && own.list === undefined) refuseWithoutDefault(output, site, own);
    return { value: describe(output, site), inputs };
  } catch (error) {
    throw bundleError("The visitor's script could not be bundled", error, site ?? packageRoot);
  }
}

function refuseWithoutDefault(output: readonly OutputPart[], site: string, own: OwnIslands): void {
  const files = new Set(
    [...Object.values(own.islands), ...Object.values(own.enhancements)].map((file) => slashed(file)),
  );
  for (const { facadeModuleId, exports = [] } of output) {
    if (!facadeModuleId || !files.has(slashed(facadeModuleId)) || exports.includes("default")) continue;
    const what = /island\.\w+$/.test(facadeModuleId) ? "a component" : "a function";
    throw new SiteError(
      `${pathFrom(site, facadeModuleId)} has no default export, so the browser has nothing to run.\n  Write export default before ${what}.`,
      1,
    );
  }
}

function describe(output: readonly OutputPart[], site: string | undefined): Scripts {
  const chunks = output.filter((part) => part.type === "chunk");
  const assets = output.filter((part) => part.type === "asset" && !/\.(?:css|map)$/.test(part.fileName));
  return {
    loader: `/${chunks.find((chunk) => chunk.isEntry)?.fileName}`,
    files: chunks.map((chunk) => ({
      path: chunk.fileName,
      text: chunk.code ?? "",
      imports: chunk.imports ?? [],
      name: partName(chunk),
      modules: Object.fromEntries(
        Object.entries(chunk.modules ?? {}).map(([id, { code }]) => [moduleName(id), code?.length ?? 0]),
      ),
    })),
    assets: Object.fromEntries(
      assets.map(({ fileName, source = "" }) => [fileName, Buffer.from(source).toString("base64")]),
    ),
    maps: Object.fromEntries(
      chunks.flatMap(({ fileName, map, modules = {} }) => {
        const isOwn = map && Object.keys(modules).some((id) => site !== undefined && !isOutside(site, id));
        return isOwn ? [[fileName, map.toString()]] : [];
      }),
    ),
  };
}

const ofEngine = "blockwork/";

/** What a source map calls a source: as it is in the site's folder, or behind `blockwork/` as it is in the engine's. */
function sourceName(path: string, site: string | undefined): string {
  if (site !== undefined && !isOutside(site, path)) return pathFrom(site, path);
  return ofEngine + pathFrom(packageRoot, path);
}

export const isOwnSource = (name: string): boolean =>
  !name.startsWith(ofEngine) && !name.includes("node_modules/");

type NamedPart = Pick<OutputPart, "name" | "facadeModuleId">;

function partName({ name = "part", facadeModuleId }: NamedPart): string {
  const [, block, kind] = facadeModuleId?.match(/([\w-]+)[\\/](island|enhance)\.tsx?$/) ?? [];
  return block ? `${block}.${kind}` : name;
}

export function moduleName(id: string): string {
  const inside = id.lastIndexOf("node_modules/");
  if (inside !== -1) return id.slice(inside + "node_modules/".length);
  return id.startsWith("\0") ? id.slice(1) : pathFrom(packageRoot, id);
}
