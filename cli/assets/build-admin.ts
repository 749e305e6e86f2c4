import { dirname, join } from "node:path";
import { SiteError } from "../files/site-error.ts";
import { compilerSettings, graphPlugin } from "../incremental/graph-inputs.ts";
import { ownInputs, packageInputs } from "../incremental/package-inputs.ts";
import type { Made } from "../incremental/remember.ts";
import { blockDefinitions } from "./block-definitions.ts";
import { engineImports, ownBlocks } from "./own-blocks.ts";
import { type Mode, moduleName } from "./scripts.ts";

const screens = [
  "/admin/features/pages/pages-workspace.tsx",
  "/admin/features/settings/content-workspace.tsx",
];

function isFirstScreen(id: string): boolean {
  return screens.some((file) => id.endsWith(file));
}

interface ModuleGraph {
  getModuleIds(): IterableIterator<string>;
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const forms = [
  "/admin/features/pages/inspector/block-form.tsx",
  "/admin/features/pages/inspector/page-settings.tsx",
  "/admin/features/settings/settings-fields.tsx",
];
const isForms = (id: string) => forms.some((file) => id.endsWith(file));
const isPreview = (id: string) => id.endsWith("/admin/preview/preview.tsx");

function isBehindFirstScreen(id: string): boolean {
  return isForms(id) || isPreview(id);
}

const isBlockMessages = (id: string) => id.includes("/blocks/_kit/messages/");

/**
 * Puts the modules of the first screen into two files, one of them for those that the checks have too, and those of the
 * forms and of the preview likewise: many small files are compressed worse.
 */
function firstScreenChunks(entry: string, checks: string) {
  let ofScreen: ReadonlySet<string> = new Set();
  let ofForms: ReadonlySet<string> = new Set();
  let ofPreview: ReadonlySet<string> = new Set();
  let ofChecks: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: "blockwork-first-screen",
      buildEnd(this: ModuleGraph) {
        const all = [...this.getModuleIds()];
        ofScreen = reachedFrom([entry, ...all.filter(isFirstScreen)], this);
        ofForms = reachedFrom(all.filter(isForms), this);
        ofPreview = reachedFrom(all.filter(isPreview), this);
        ofChecks = reachedFrom([checks], this);
      },
    },
    groups: [
      { name: (id: string) => (ofScreen.has(id) && ofChecks.has(id) ? "site" : null), priority: 7 },
      { name: (id: string) => (ofScreen.has(id) && id !== entry ? "first" : null), priority: 6 },
      { name: (id: string) => (isBlockMessages(id) ? "block-messages" : null), priority: 5 },
      { name: (id: string) => (ofForms.has(id) && ofChecks.has(id) ? "rules" : null), priority: 4 },
      { name: (id: string) => (ofForms.has(id) ? "forms" : null), priority: 3 },
      { name: (id: string) => (ofPreview.has(id) && ofChecks.has(id) ? "page" : null), priority: 2 },
      { name: (id: string) => (ofPreview.has(id) ? "preview" : null), priority: 1 },
    ],
  };
}

/** Modules, and all that they import at once. */
function reachedFrom(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

export interface AdminSources {
  /** Absolute: the folder of the site, whose own blocks are part of its editor. */
  readonly root: string;
  readonly from: string;
  readonly mode: Mode;
}

export interface BuiltAdmin {
  readonly script: string;
  readonly styles: readonly string[];
  readonly checks: string;
  readonly imports: readonly string[];
  /** The modules of the first screen and what each adds, in bytes before compression. */
  readonly modules: Readonly<Record<string, number>>;
  readonly nextModules: readonly string[];
  readonly laterModules: readonly string[];
  /** By their paths in the output folder, with their bytes as base64. */
  readonly files: readonly { readonly path: string; readonly content: string }[];
}

/** Bundles admin/app/main.tsx into files named by their content. Throws a SiteError. */
export async function buildAdmin(sources: AdminSources): Promise<Made<BuiltAdmin>> {
  const { root, from, mode } = sources;
  const { build } = await import("vite");
  const graph = graphPlugin();
  const input = {
    editor: join(from, "admin/app/main.tsx"),
    checks: join(from, "admin/check/check-worker.ts"),
  };
  const first = firstScreenChunks(input.editor, input.checks);
  try {
    const result = await build({
      configFile: false,
      root: from,
      // A site can be below a path, and its editor with it.
      base: "./",
      mode,
      logLevel: "silent",
      define: { "process.env.NODE_ENV": JSON.stringify(mode) },
      // Vite would ask this process's NODE_ENV, which need not be the mode; React runs with its own kind of JSX only.
      oxc: { jsx: { runtime: "automatic", importSource: "react", development: mode === "development" } },
      tsconfig: compilerSettings,
      // Whatever is configured in a folder around ours is not meant for the editor.
      css: { postcss: {} },
      resolve: { dedupe: ["react", "react-dom"] },
      envDir: false,
      // A JSON file is one object: a name for each of its keys would only be longer.
      json: { namedExports: false },
      plugins: [
        graph,
        first.plugin,
        engineImports(),
        blockDefinitions(root),
        ownBlocks(root),
        oneRenderer(mode),
      ],
      build: {
        write: false,
        target: "es2022",
        modulePreload: false,
        minify: mode === "production",
        assetsInlineLimit: 0,
        rollupOptions: {
          input,
          preserveEntrySignatures: "strict",
          output: {
            format: "es",
            codeSplitting: { groups: first.groups },
            entryFileNames: "assets/[name].[hash].js",
            chunkFileNames: "assets/[name].[hash].js",
            assetFileNames: "assets/[name].[hash][extname]",
          },
        },
      },
    });
    const { output } = (Array.isArray(result) ? result[0] : result) as { output: readonly OutputPart[] };
    const tools = [...packageInputs("vite", "sass"), ...(await ownInputs("cli/assets"))];
    return { value: describe(output), inputs: [...(await graph.inputs()), ...tools] };
  } catch (error) {
    const message = (error as Error).message.replace(/^\s+at .*\n?/gm, "").trimEnd();
    throw new SiteError(`The editor could not be bundled: ${message}`, 1);
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
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
  readonly modules?: Readonly<Record<string, { readonly code: string | null }>>;
}

function describe(output: readonly OutputPart[]): BuiltAdmin {
  const address = (fileName: string) => `/admin/${fileName}`;
  const entry = (name: string) => output.find((part) => part.isEntry && part.name === name);
  const script = entry("editor");
  const having = (isMeant: (id: string) => boolean) =>
    output.filter(({ modules = {} }) => Object.keys(modules).some(isMeant));
  const first = having(isFirstScreen);
  const imports = [...allImports([script, ...first], output)].filter((name) => name !== script?.fileName);
  const nextModules = [...allImports(having(isBehindFirstScreen), output)].filter(
    (name) => name !== script?.fileName && !imports.includes(name),
  );
  const styles = output
    .filter((part) => part === script || imports.includes(part.fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return {
    script: address(script?.fileName ?? ""),
    styles: styles.map(address),
    checks: address(entry("checks")?.fileName ?? ""),
    imports: imports.map(address),
    modules: Object.fromEntries(
      output
        .filter((part) => part === script || imports.includes(part.fileName))
        .flatMap(({ modules = {} }) => Object.entries(modules))
        .map(([id, { code }]) => [moduleName(id), code?.length ?? 0]),
    ),
    nextModules: nextModules.map(address),
    laterModules: output
      .filter(({ code, isEntry, fileName }) => code && !isEntry && !imports.includes(fileName))
      .filter(({ fileName }) => !nextModules.includes(fileName))
      .map((part) => address(part.fileName)),
    files: output.map((part) => ({
      path: address(part.fileName).slice(1),
      content: Buffer.from(part.code ?? part.source ?? "").toString("base64"),
    })),
  };
}

function allImports(
  parts: readonly (OutputPart | undefined)[],
  output: readonly OutputPart[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (part: OutputPart | undefined) => {
    if (!part || found.has(part.fileName)) return;
    found.add(part.fileName);
    for (const name of part.imports ?? []) add(output.find(({ fileName }) => fileName === name));
  };
  for (const part of parts) add(part);
  return found;
}

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
