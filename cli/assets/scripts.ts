import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RenderedFile } from "../../renderer/render/rendered-file.ts";
import { packageRoot } from "../files/package-root.ts";
import { SiteError } from "../files/site-error.ts";
import { importedAs, pathFrom } from "../files/site-path.ts";
import { type Cache, openCache } from "../incremental/cache.ts";
import { compilerSettings, graphPlugin } from "../incremental/graph-inputs.ts";
import { ownInputs, packageInputs } from "../incremental/package-inputs.ts";
import { type Made, remember } from "../incremental/remember.ts";
import { engineImports } from "./own-blocks.ts";

export interface Scripts {
  readonly loader: string;
  readonly files: readonly ScriptFile[];
}

export interface ScriptFile extends RenderedFile {
  /** The files that it can't run without. */
  readonly imports: readonly string[];
  /** Such as `hero.enhance` or `form.island` after the block that it is of, or `react` after what is in it. */
  readonly name: string;
  /** The modules in it and what each adds, in bytes before compression. */
  readonly modules: Readonly<Record<string, number>>;
}

export type Mode = "production" | "development";

export interface ScriptOptions {
  /** For production unless this says otherwise. */
  readonly mode?: Mode | undefined;
  readonly cache?: Cache;
}

export const ownScripts = (root: string): string => join(root, "blocks", "islands.ts");

export async function bundleScripts(root: string, options: ScriptOptions = {}): Promise<Scripts> {
  const { mode = "production", cache = openCache(root) } = options;
  const own = ownScripts(root);
  const hasOwn = root !== packageRoot && existsSync(own);
  return remember({
    cache,
    step: `scripts-${mode}`,
    settings: { mode, hasOwn },
    make: () => bundle(hasOwn ? own : undefined, mode),
  });
}

const entryName = "virtual:visitor";

const react = {
  name: "react",
  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|visitor[\\/]hydrate/,
};

async function bundle(own: string | undefined, mode: Mode): Promise<Made<Scripts>> {
  const { build } = await import("vite");
  const graph = graphPlugin();
  const entry = `
    import { start } from ${importedAs(join(packageRoot, "renderer/visitor/loader.ts"))};
    import { islands, enhancements } from ${importedAs(join(packageRoot, "blocks/islands.ts"))};
    ${own ? `import * as own from ${importedAs(own)};` : "const own = {};"}
    start({ islands: { ...islands, ...own.islands }, enhancements: { ...enhancements, ...own.enhancements } });`;
  try {
    const result = await build({
      configFile: false,
      root: packageRoot,
      mode,
      logLevel: "silent",
      define: { "process.env.NODE_ENV": JSON.stringify(mode) },
      // Vite would ask this process's NODE_ENV, which need not be the mode; React runs with its own kind of JSX only.
      oxc: { jsx: { runtime: "automatic", importSource: "react", development: mode === "development" } },
      tsconfig: compilerSettings,
      resolve: { dedupe: ["react", "react-dom"] },
      envDir: false,
      plugins: [
        graph,
        engineImports(),
        {
          name: "blockwork-visitor",
          enforce: "pre" as const,
          resolveId: (id: string) => (id === entryName ? `\0${entryName}` : undefined),
          load(id: string) {
            if (id === `\0${entryName}`) return entry;
            // Vite's helper preloads CSS and shared files, of which there are none here; it would be most of the loader.
            if (id.includes("vite/preload-helper")) return "export const __vitePreload = (load) => load();";
            return undefined;
          },
        },
      ],
      build: {
        write: false,
        target: "es2022",
        modulePreload: false,
        minify: mode === "production",
        rollupOptions: {
          input: { loader: entryName },
          output: {
            format: "es",
            entryFileNames: "assets/[name].[hash].js",
            chunkFileNames: (chunk: NamedPart) => `assets/${partName(chunk)}.[hash].js`,
            codeSplitting: { groups: [react] },
          },
        },
      },
    });
    const { output } = (Array.isArray(result) ? result[0] : result) as { output: readonly OutputPart[] };
    const chunks = output.filter((part) => part.type === "chunk");
    const value = {
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
    };
    const tools = [...packageInputs("vite"), ...(await ownInputs("cli/assets"))];
    return { value, inputs: [...(await graph.inputs()), ...tools] };
  } catch (error) {
    throw new SiteError(`The visitor's script could not be bundled: ${(error as Error).message}`, 1);
  }
}

interface NamedPart {
  readonly name?: string;
  readonly facadeModuleId?: string | null;
}

/** What we read of a part of Vite's output. */
interface OutputPart extends NamedPart {
  readonly type: string;
  readonly fileName: string;
  readonly code?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly modules?: Readonly<Record<string, { readonly code: string | null }>>;
}

function partName({ name = "part", facadeModuleId }: NamedPart): string {
  const [, block, kind] = facadeModuleId?.match(/([\w-]+)[\\/](island|enhance)\.tsx?$/) ?? [];
  return block ? `${block}.${kind}` : name;
}

export function moduleName(id: string): string {
  const inside = id.lastIndexOf("node_modules/");
  if (inside !== -1) return id.slice(inside + "node_modules/".length);
  return id.startsWith("\0") ? id.slice(1) : pathFrom(packageRoot, id);
}
