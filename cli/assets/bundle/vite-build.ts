import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { InlineConfig, PluginOption, UserConfig } from "vite";
import { packageRoot } from "../../files/package-root.ts";
import { SiteError } from "../../files/site-error.ts";
import { slashed } from "../../files/site-path.ts";
import { compilerSettings, graphPlugin } from "../../incremental/graph-inputs.ts";
import { ownInputs, packageInputs } from "../../incremental/package-inputs.ts";
import { importPaths, readSiteCompiler } from "./import-paths.ts";
import { defaultImports, jsonFaults, noDecorators, vendoredPackages } from "./import-plugins.ts";
import { type EnvironmentName, type Mode, readViteConfig } from "./vite-config.ts";

/** Where Sass finds what is imported without a path: `@use "mixins"`. */
export const styleFolder = join(packageRoot, "blocks/_kit/styles");

interface BundleOptions {
  readonly environment: EnvironmentName;
  /** Absolute: the folder of the site whose own code is part of the bundle; undefined for a bundle of the engine alone. */
  readonly site: string | undefined;
  readonly mode: Mode;
  readonly base?: string;
  readonly refresh?: boolean;
  readonly plugins: readonly PluginOption[];
  readonly build: NonNullable<UserConfig["build"]>;
}

/** The members of Rolldown's chunks and assets that are used here. */
export interface OutputPart {
  /** `chunk` for code, `asset` for other files. */
  readonly type: string;
  readonly name?: string;
  readonly fileName: string;
  /** Of a chunk. */
  readonly code?: string;
  readonly map?: { toString(): string } | null;
  /** Of an asset. */
  readonly source?: string | Uint8Array;
  readonly isEntry?: boolean;
  /** The module whose exports an entry has. */
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly exports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
  /** By id; of a chunk. */
  readonly modules?: Readonly<Record<string, { readonly code: string | null }>>;
}

/** The result of a bundle, which is not written to disk. */
export interface Bundled {
  readonly output: readonly OutputPart[];
  /** The files that it was made from, absolute. */
  readonly inputs: readonly string[];
}

/** Bundles code for one environment: what an import means is decided here for all. Throws what `readViteConfig` does. */
export async function bundleFor(options: BundleOptions): Promise<Bundled> {
  const { environment, site, mode, base = "/", refresh = false, plugins, build } = options;
  const { createBuilder, mergeConfig } = await import("vite");
  const own = site === undefined ? undefined : await readViteConfig(site, mode);
  const compiler = site === undefined ? undefined : readSiteCompiler(site);
  const graph = graphPlugin();
  const config: InlineConfig = {
    configFile: false,
    root: site ?? packageRoot,
    base,
    mode,
    logLevel: "silent",
    appType: "custom",
    publicDir: false,
    envDir: site ?? false,
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    // Vite would take development from this process's NODE_ENV, which need not be the mode.
    oxc: {
      jsx: { runtime: "automatic", importSource: "react", development: mode === "development", refresh },
      ...(compiler?.decorators && { decorator: compiler.decorators }),
    },
    tsconfig: compilerSettings,
    css: await cssSettings(site),
    resolve: {
      ...(environment === "server" && { noExternal: true as const }),
    },
    plugins: [
      graph,
      vendoredPackages(),
      ...(site !== undefined && compiler ? [importPaths(site, compiler)] : []),
      ...plugins,
      ...(site === undefined ? [] : [defaultImports(site)]),
      noDecorators(site),
      jsonFaults(),
    ],
    environments: {
      [environment]: {
        consumer: environment === "server" ? "server" : "client",
        build: {
          write: false,
          target: environment === "server" ? "node20" : "es2022",
          cssTarget: "esnext",
          assetsInlineLimit: 0,
          modulePreload: false,
          minify: environment !== "server" && mode === "production",
          ...build,
        },
      },
    },
    builder: { sharedConfigBuild: true, sharedPlugins: true },
  };
  const builder = await createBuilder(mergeConfig(own?.config ?? {}, config));
  refuseMoved(builder.config, config);
  const bundler = builder.environments[environment];
  if (!bundler) throw new Error(`Vite knows no environment "${environment}".`);
  const result = await builder.build(bundler);
  const { output } = (Array.isArray(result) ? result[0] : result) as { output: readonly OutputPart[] };
  const tools = [...packageInputs("vite", "sass"), ...(await ownInputs("cli/assets"))];
  return {
    output,
    inputs: [
      ...graph.inputs(),
      ...tools,
      ...(own?.files ?? []),
      ...(compiler?.files ?? []),
      ...(site ? envFiles(site, mode) : []),
    ],
  };
}

function refuseMoved(resolved: Moved, { root = "", base = "" }: Moved): void {
  const expected = { root: slashed(root), base: base.endsWith("/") ? base : `${base}/` };
  const changed = (["root", "base"] as const).filter((key) => resolved[key] !== expected[key]);
  if (changed.length > 0)
    throw new SiteError(
      `A plugin in the vite.config of the site sets ${changed.join(" and ")}, which Blockwork decides.\n  Take the plugin out.`,
      1,
    );
}

type Moved = Pick<UserConfig, "root" | "base">;

/** Whatever is configured in a folder around the engine or a site is not meant for its code. */
async function cssSettings(site: string | undefined): Promise<NonNullable<UserConfig["css"]>> {
  const hasPostcss = site !== undefined && postcssFiles.some((name) => existsSync(join(site, name)));
  const postcss = hasPostcss ? {} : { postcss: {} };
  if (site === undefined) return postcss;
  const { NodePackageImporter } = await sassOfVite(site);
  const scss = { loadPaths: [styleFolder], importers: [new NodePackageImporter(site)] };
  return { ...postcss, preprocessorOptions: { scss } };
}

/** The Sass that Vite compiles with, which may be the site's own: it takes no importer of another copy. */
async function sassOfVite(site: string): Promise<typeof import("sass")> {
  const places = [join(site, "package.json"), import.meta.resolve("vite")];
  for (const name of ["sass-embedded", "sass"])
    for (const place of places) {
      try {
        return createRequire(place)(name);
      } catch {
        // It is not there.
      }
    }
  return import("sass");
}

const postcssFiles = ["postcss.config.js", "postcss.config.mjs", "postcss.config.cjs", "postcss.config.ts"];

const envFiles = (site: string, mode: Mode) =>
  [".env", ".env.local", `.env.${mode}`, `.env.${mode}.local`, ...postcssFiles].map((name) =>
    join(site, name),
  );
