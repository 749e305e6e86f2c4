import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { packageOf } from "../../files/package-names.ts";
import { packageRoot } from "../../files/package-root.ts";
import { importedAs, isOutside, pathFrom } from "../../files/site-path.ts";
import { type Cache, fingerprint } from "../../incremental/cache.ts";
import { type Made, remember } from "../../incremental/remember.ts";
import { bundleError } from "../bundle/bundle-error.ts";
import { assetUrls, isOfEngine, isOwn, isStyle } from "../bundle/import-plugins.ts";
import { engineImportMessage } from "../bundle/own-blocks.ts";
import { findOwnIslands, islandFiles, islandsModule, type OwnIslands } from "../bundle/own-islands.ts";
import { bundleFor, type OutputPart } from "../bundle/vite-build.ts";
import type { Mode } from "../bundle/vite-config.ts";
import type { CodeImport } from "./code-imports.ts";
import type { PackageImport } from "./load-error.ts";
import { type ImportedCode, type RefusedImport, refusedImports } from "./refused-imports.ts";
import { type SplitContext, splitContexts } from "./split-contexts.ts";
import { type ResolvedImport, type UnstyledPackage, unstyledPackages } from "./unstyled-packages.ts";

export interface ServerCode {
  /** ES modules by their file names; `index.mjs` exports what blocks/index.ts does. */
  readonly modules: Readonly<Record<string, string>>;
  /** The compiled styles that each module with a block's definition imports, or what it imports, in their order. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** The stylesheets of the site that the code loads, also from other ones, relative to its folder. */
  readonly stylesheets: readonly string[];
  /** Pictures, fonts and other files that the code imports, by their paths in the output folder, as base64. */
  readonly files: Readonly<Record<string, string>>;
  readonly imports: readonly CodeImport[];
  readonly packages: Readonly<Record<string, PackageImport>>;
  /** The packages that each module with a block's definition reaches without the stylesheets that they bring. */
  readonly unstyled: Readonly<Record<DefinitionModule, readonly UnstyledPackage[]>>;
  /** What packages that each such module reaches do at run time and the policy of a page refuses. */
  readonly refused: Readonly<Record<DefinitionModule, readonly RefusedImport[]>>;
}

export type DefinitionModule = string;

interface SharedNames {
  readonly [module: string]: readonly string[];
}

interface ServerCodeOptions {
  readonly root: string;
  readonly index: string;
  readonly cache: Cache;
  readonly shared: SharedNames;
  /** Makes it where it is not remembered; in this process unless given. */
  readonly make?: MakeServerCode | undefined;
}

/** What it is made from, which can be sent to another process. */
export interface ServerCodeSources extends Pick<ServerCodeOptions, "root" | "index" | "shared"> {
  readonly mode: Mode;
  readonly islands: OwnIslands | undefined;
}

export type MakeServerCode = (sources: ServerCodeSources) => Promise<Made<ServerCode>>;

/** Bundles a site's own code for the server. Throws a SiteError with the file and line of what can't be compiled. */
export function bundleServerCode(options: ServerCodeOptions): Promise<ServerCode> {
  const { root, index, cache, shared, make = makeServerCode } = options;
  const mode = process.env.NODE_ENV === "development" ? "development" : "production";
  const islands = findOwnIslands(root);
  return remember({
    cache,
    step: `code-${mode}`,
    settings: [
      pathFrom(root, index),
      islands ? islandFiles(root, islands) : [],
      shared,
      environmentOf(process.env),
    ],
    make: () => make({ root, index, shared, mode, islands }),
  });
}

const environmentOf = (env: NodeJS.ProcessEnv) =>
  Object.entries(env).filter(([name]) => name.startsWith("VITE_"));

const entryName = "virtual:site-code";
const islandsEntry = "virtual:site-islands";
export const islandsFile = "islands.mjs";
const styleChunk = (root: string, id: string) => `style-${fingerprint(pathFrom(root, id))}`;

export async function makeServerCode({
  root,
  index,
  shared,
  mode,
  islands,
}: ServerCodeSources): Promise<Made<ServerCode>> {
  const graph = createCodeGraph(root);
  try {
    const { output, inputs } = await bundleFor({
      environment: "server",
      site: root,
      mode,
      plugins: [sharedModules(root, shared), assetUrls("server"), entries(index, islands), graph.plugin],
      build: {
        ssr: true,
        emitAssets: true,
        cssMinify: true,
        sourcemap: "inline",
        rollupOptions: {
          input: { index: entryName, ...(islands && { islands: islandsEntry }) },
          output: {
            format: "es",
            entryFileNames: "[name].mjs",
            chunkFileNames: "[name]-[hash].mjs",
            assetFileNames: "assets/[name].[hash][extname]",
            // Modules run from another folder than the one that Vite would write them to.
            sourcemapPathTransform: (source, map) => pathToFileURL(resolve(dirname(map), source)).pathname,
            codeSplitting: {
              groups: [{ name: (id: string) => (isStyle(id) ? styleChunk(root, id) : null) }],
            },
          },
        },
      },
    });
    const theme = join(root, "theme.scss");
    const loaded = inputs.filter((file) => isStyle(file) && isOwn(root, file));
    const value = {
      ...describe(root, output, graph),
      packages: graph.packagesFrom(index),
      stylesheets: [...new Set(loaded.map((file) => pathFrom(root, file)))].sort(),
    };
    return { value, inputs: [...inputs, theme] };
  } catch (error) {
    throw bundleError("The site's own blocks could not be loaded", error, root);
  }
}

function describe(
  root: string,
  output: readonly OutputPart[],
  graph: CodeGraph,
): Omit<ServerCode, "packages" | "stylesheets"> {
  const isCss = ({ fileName }: OutputPart) => fileName.endsWith(".css");
  const css = new Map(
    output.filter(isCss).map(({ fileName, source }) => [chunkOf(fileName), String(source)]),
  );
  const stylesOf = (id: string) =>
    graph.reachedFrom(id).flatMap((each) => {
      const text = isStyle(each) ? css.get(styleChunk(root, each))?.trim() : undefined;
      return text ? [text] : [];
    });
  const assets = output.filter((part) => part.type === "asset" && !isCss(part));
  return {
    modules: Object.fromEntries(
      [...usedBy("index.mjs", output), ...loadedWith(islandsFile, output)].map(({ fileName, code = "" }) => [
        fileName,
        code,
      ]),
    ),
    styles: Object.fromEntries(graph.definitions.map((id) => [pathFrom(root, id), stylesOf(id)])),
    files: Object.fromEntries(
      assets.map(({ fileName, source = "" }) => [fileName, Buffer.from(source).toString("base64")]),
    ),
    imports: graph.ownImports,
    unstyled: Object.fromEntries(graph.definitions.map((id) => [pathFrom(root, id), graph.unstyledFrom(id)])),
    refused: Object.fromEntries(graph.definitions.map((id) => [pathFrom(root, id), graph.refusedFrom(id)])),
  };
}

const chunkOf = (fileName: string) => fileName.split("/").at(-1)?.split(".")[0] ?? "";

type NextParts = (part: OutputPart) => readonly string[];

function partsFrom(fileName: string, output: readonly OutputPart[], next: NextParts): readonly OutputPart[] {
  const found = new Set([fileName]);
  const byName = new Map(output.map((part) => [part.fileName, part]));
  for (const name of found) {
    const part = byName.get(name);
    for (const other of part ? next(part) : []) found.add(other);
  }
  return [...found].flatMap((name) => byName.get(name) ?? []);
}

const loadedWith = (fileName: string, output: readonly OutputPart[]) =>
  partsFrom(fileName, output, ({ imports = [] }) => imports);

const usedBy = (fileName: string, output: readonly OutputPart[]) =>
  partsFrom(fileName, output, ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);

const namespace = "\0shared:";
const definitions = "\0definitions:";

const importerOf = (id: string) => (id.startsWith(definitions) ? id.slice(definitions.length) : undefined);

/** `blockwork` is a module for each importer, which tells where a block is defined and imports the style.scss beside it. */
function sharedModules(root: string, shared: SharedNames): Plugin {
  return {
    name: "blockwork-shared",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === "blockwork") return definitions + (importer?.split("?")[0] ?? "");
      if (Object.hasOwn(shared, id)) return namespace + id;
      if (id.startsWith("blockwork/")) throw new Error(engineImportMessage(id));
      if (/^react(?:-dom)?\//.test(id)) return createRequire(join(packageRoot, "package.json")).resolve(id);
      return undefined;
    },
    load(id) {
      const importer = importerOf(id);
      if (importer !== undefined) return definitionsModule(root, importer, shared.blockwork ?? []);
      if (id.startsWith(namespace))
        return sharedModule(id.slice(namespace.length), shared[id.slice(namespace.length)] ?? []);
      if (isOfEngine(id) && isOutside(root, id)) throw new Error(engineImportMessage(id));
      return undefined;
    },
  };
}

const valuesOf = (name: string) =>
  `const shared = globalThis[Symbol.for("blockwork.shared")][${JSON.stringify(name)}];`;

function sharedModule(name: string, exported: readonly string[]): string {
  return [
    valuesOf(name),
    `export const { ${exported.filter((each) => each !== "default").join(", ")} } = shared;`,
    'export default "default" in shared ? shared.default : shared;',
  ].join("\n");
}

function definitionsModule(root: string, importer: string, exported: readonly string[]): string {
  const style = join(dirname(importer), "style.scss");
  return [
    ...(existsSync(style) ? [`import ${importedAs(style)};`] : []),
    valuesOf("blockwork"),
    `export const { ${exported.filter((each) => each !== "defineBlock").join(", ")} } = shared;`,
    `export const defineBlock = (block) => shared.defineBlock(block, ${importedAs(pathFrom(root, importer))});`,
  ].join("\n");
}

function entries(index: string, islands: OwnIslands | undefined): Plugin {
  const texts = new Map([[`\0${entryName}`, `export * from ${importedAs(index)};`]]);
  if (islands) texts.set(`\0${islandsEntry}`, islandsModule(islands));
  return {
    name: "blockwork-site-code",
    enforce: "pre",
    resolveId: (id) => (texts.has(`\0${id}`) ? `\0${id}` : undefined),
    load: (id) => texts.get(id),
  };
}

interface CodeGraph {
  /** Absolute paths of the modules that may define blocks: which of them do is known when they run. */
  readonly definitions: readonly string[];
  /** A module and all that it imports, each before what imports it, as CSS comes; with the islands of its folder. */
  reachedFrom(id: string): readonly string[];
  readonly ownImports: readonly CodeImport[];
  /** The import in the site's own code that brings each package to a module: one that runs it at once, if there is one. */
  packagesFrom(id: string): Readonly<Record<string, PackageImport>>;
  unstyledFrom(id: string): readonly UnstyledPackage[];
  refusedFrom(id: string): readonly RefusedImport[];
}

const isPackage = /^[^./]/;

function createCodeGraph(root: string): CodeGraph & { readonly plugin: Plugin } {
  const imports = new Map<string, readonly string[]>();
  const ownImports = new Map<string, readonly ResolvedImport[]>();
  const atOnce = new Map<string, readonly string[]>();
  const codes = new Map<string, string>();
  const pure = new Set<string>();
  let analysis: CodeAnalysis = { refused: new Map(), contexts: [] };
  const codeOf = (id: string) => codes.get(id) ?? "";
  let ofIslands: readonly string[] = [];
  const reachedFrom = (first: string) => {
    const seen = new Set<string>();
    const ordered: string[] = [];
    const visit = (id: string) => {
      if (seen.has(id)) return;
      seen.add(id);
      for (const next of imports.get(id) ?? []) visit(next);
      ordered.push(id);
    };
    visit(first);
    for (const island of ofIslands) if (dirname(island) === dirname(first)) visit(island);
    return ordered;
  };
  const isList = (id: string) => /^blocks\/([^/]+\/)?index\./.test(pathFrom(root, id));
  const definitions = () => [
    ...new Set(
      [...imports.keys()].flatMap((id) => importerOf(id) ?? []).concat([...ownImports.keys()].filter(isList)),
    ),
  ];
  return {
    get definitions() {
      return definitions();
    },
    reachedFrom,
    get ownImports() {
      return [...ownImports.keys()].sort().flatMap((importer) =>
        (ownImports.get(importer) ?? []).map(({ id, ...each }) => {
          const packages = [...new Set(id ? reachedFrom(id).flatMap((other) => packageOf(other) ?? []) : [])];
          const context = analysis.contexts.find(
            ({ island, specifier }) => island === importer && specifier === each.imported,
          );
          return {
            ...each,
            ...(packages.length > 0 && { packages }),
            ...(context && { splitContext: { ...context, provider: pathFrom(root, context.provider) } }),
          };
        }),
      );
    },
    packagesFrom: (id) =>
      Object.fromEntries([imports, atOnce].flatMap((edges) => packagesBetween(id, edges, ownImports))),
    unstyledFrom: (id) =>
      unstyledPackages({ root, reached: reachedFrom(id), ownImports, reachedFrom, codeOf }),
    refusedFrom: (id) => analysis.refused.get(id) ?? [],
    plugin: {
      name: "blockwork-code-graph",
      transform: {
        order: "pre",
        async handler(code, id) {
          if (!isOwn(root, id) || !/\.[cm]?[jt]sx?$/.test(id)) return;
          const { codeImports } = await import("./code-imports.ts");
          const found = codeImports(pathFrom(root, id), code).map(async (each) => {
            // What can't be found is told where it is bundled.
            const resolved = isPackage.test(each.imported)
              ? await this.resolve(each.imported, id).catch(() => null)
              : null;
            return { ...each, id: resolved?.id };
          });
          ownImports.set(id, await Promise.all(found));
        },
      },
      async buildEnd() {
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id);
          const next = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
          imports.set(id, next);
          atOnce.set(id, info?.importedIds ?? []);
          codes.set(id, info?.code ?? "");
          if (info?.moduleSideEffects === false) pure.add(id);
          const isOfIslands = id === `\0${islandsEntry}` || id === join(root, "blocks", "islands.ts");
          if (isOfIslands) ofIslands = [...ofIslands, ...(info?.dynamicallyImportedIds ?? [])];
        }
        analysis = await analyseCode({
          ...{ root, ownImports, codeOf, reachedFrom, islands: [...new Set(ofIslands)] },
          definitions: definitions(),
          modules: {
            ids: [...imports.keys()],
            codeOf,
            importsOf: (id) => imports.get(id) ?? [],
            isPure: (id) => pure.has(id),
            resolve: async (specifier, importer) =>
              (await this.resolve(specifier, importer).catch(() => null))?.id,
          },
        });
      },
    },
  };
}

interface AnalysedCode extends ImportedCode {
  readonly definitions: readonly string[];
}

interface CodeAnalysis {
  readonly refused: ReadonlyMap<string, readonly RefusedImport[]>;
  readonly contexts: readonly SplitContext[];
}

async function analyseCode({ definitions, ...code }: AnalysedCode): Promise<CodeAnalysis> {
  const { ownImports, modules, islands } = code;
  const refused = new Map<string, readonly RefusedImport[]>();
  const find = refusedImports(code);
  for (const id of definitions) refused.set(id, await find(id));
  const isOwnModule = (id: string) => ownImports.has(id);
  const contexts = await splitContexts({ ...modules, isOwn: isOwnModule }, { islands, views: definitions });
  return { refused, contexts };
}

type Edges = ReadonlyMap<string, readonly string[]>;

function packagesBetween(
  first: string,
  edges: Edges,
  ownImports: ReadonlyMap<string, readonly ResolvedImport[]>,
): readonly (readonly [string, PackageImport])[] {
  const isOwnModule = (id: string) => ownImports.has(id);
  const found = [...allFrom(first, edges, isOwnModule)].flatMap((own) =>
    (ownImports.get(own) ?? []).flatMap(({ id, file, line, column }) => {
      const name = id && edges.get(own)?.includes(id) ? packageOf(id) : undefined;
      if (id === undefined || name === undefined) return [];
      const behind = new Set([...allFrom(id, edges)].flatMap((each) => packageOf(each) ?? []));
      return [...behind].map((each) => [each, { name, file, line, column }] as const);
    }),
  );
  const isDirect = ([each, { name }]: (typeof found)[number]) => each === name;
  return [...found.filter((each) => !isDirect(each)).reverse(), ...found.filter(isDirect).reverse()];
}

function allFrom(first: string, edges: Edges, isPassed = (_: string) => true): ReadonlySet<string> {
  const found = new Set([first]);
  for (const id of found) for (const next of edges.get(id) ?? []) if (isPassed(next)) found.add(next);
  return found;
}
