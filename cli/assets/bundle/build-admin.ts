import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { packageRoot } from "../../files/package-root.ts";
import { isOutside } from "../../files/site-path.ts";
import type { Made } from "../../incremental/remember.ts";
import { blockDefinitions } from "./block-definitions.ts";
import { bundleError } from "./bundle-error.ts";
import { assetUrls, isOfEngine, noStyles } from "./import-plugins.ts";
import { engineImports, ownBlocks, ownRegistry } from "./own-blocks.ts";
import { moduleName } from "./scripts.ts";
import { bundleFor, type OutputPart } from "./vite-build.ts";
import type { Mode } from "./vite-config.ts";

interface ModuleGraph {
  getModuleIds(): IterableIterator<string>;
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const forms = "/admin/features/pages/inspector/forms.ts";
const previews = ["/admin/preview/preview.tsx", "/admin/features/pages/canvas/canvas.tsx"];
/** What is loaded once the browser is idle (`lazyModule` with `"idle"`). */
const idle = [
  forms,
  ...previews,
  "/admin/features/settings/forms.ts",
  "/admin/fields/link/link-inputs.ts",
  "/admin/ui/interactions/interactions.ts",
];
const isForms = (id: string) => id.endsWith(forms);
const isPreview = (id: string) => previews.some((file) => id.endsWith(file));
const isBehindFirstScreen = (id: string) => idle.some((file) => id.endsWith(file));

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
        ofScreen = reachedFrom([entry], this);
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

function reachedFrom(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** What the editor is bundled for. */
export interface AdminSources {
  /** The site's folder, absolute. */
  readonly root: string;
  /** The folder that contains `admin`, absolute. */
  readonly from: string;
  readonly mode: Mode;
}

/** A file by its path in the output folder: its text, or its bytes as base64. */
type BuiltFile =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly base64: string };

export interface BuiltAdmin {
  /** The address of the entry module; addresses here are without the site's base. */
  readonly script: string;
  readonly styles: readonly string[];
  /** The address of the worker that checks the site. */
  readonly checks: string;
  /** Modules that the first screen needs. */
  readonly imports: readonly string[];
  /** The modules of the first screen and what each adds, in bytes before compression. */
  readonly modules: Readonly<Record<string, number>>;
  /** Modules of the screens behind the first, fetched at low priority. */
  readonly nextModules: readonly string[];
  readonly files: readonly BuiltFile[];
}

/** Bundles admin/app/main.tsx into files named by their content. Throws a SiteError. */
export async function buildAdmin(sources: AdminSources): Promise<Made<BuiltAdmin>> {
  const { root, from, mode } = sources;
  const input = {
    editor: join(from, "admin/app/main.tsx"),
    checks: join(from, "admin/check/check-worker.ts"),
  };
  const first = firstScreenChunks(input.editor, input.checks);
  const site = ownRegistry(root) === undefined ? undefined : root;
  const isEditor = (id: string) => isOfEngine(id) || !isOutside(from, id);
  try {
    const { output, inputs } = await bundleFor({
      environment: "editor",
      site,
      mode,
      // A site can be below a path, and its editor with it.
      base: "./",
      plugins: [
        first.plugin,
        wholeJson(),
        oneRenderer(mode),
        engineImports(),
        blockDefinitions(root),
        ownBlocks(root),
        assetUrls("editor"),
        noStyles((id) => !isEditor(id)),
      ],
      build: {
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
    return { value: describe(output), inputs };
  } catch (error) {
    throw bundleError("The editor could not be bundled", error, site ?? packageRoot);
  }
}

function describe(output: readonly OutputPart[]): BuiltAdmin {
  const address = (fileName: string) => `/admin/${fileName}`;
  const entry = (name: string) => output.find((part) => part.isEntry && part.name === name);
  const script = entry("editor");
  const having = (isMeant: (id: string) => boolean) =>
    output.filter(({ modules = {} }) => Object.keys(modules).some(isMeant));
  const imports = [...allImports([script], output)].filter((name) => name !== script?.fileName);
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
    files: output.map(({ fileName, code, source = "" }) => {
      const path = address(fileName).slice(1);
      const text = code ?? (typeof source === "string" ? source : undefined);
      return text === undefined ? { path, base64: Buffer.from(source).toString("base64") } : { path, text };
    }),
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

/** One object for each of the engine's catalogues: a name for each of its keys would only be longer. */
function wholeJson() {
  return {
    name: "blockwork-whole-json",
    enforce: "pre" as const,
    async load(id: string) {
      if (!id.endsWith(".json") || !isOfEngine(id)) return undefined;
      return { code: `export default ${await readFile(id, "utf8")}`, moduleType: "js" };
    },
  };
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
