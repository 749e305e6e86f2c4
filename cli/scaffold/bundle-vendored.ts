import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { parseSync } from "vite";
import { importedPackage } from "../files/package-names.ts";
import { engineFolders, packageRoot } from "../files/package-root.ts";
import { neededPackages } from "../installed-packages.js";

/** The folders whose sources an installed package has, as a site's own blocks are bundled with them. */
const sourceFolders = engineFolders.filter((folder) => folder !== "cli");

/**
 * Bundles the packages that sources in the package import and that are not installed with it, into ES modules for a browser, with
 * `index.json` to find them by what is imported, and `licenses.txt`.
 */
export async function bundleVendored(folder: string): Promise<void> {
  const installed = neededPackages().map(({ name }) => name);
  const imported = [...importsOfSources()]
    .filter(([name]) => !installed.includes(importedPackage(name)))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const entries = Object.fromEntries(imported.map(([name], index) => [`${index}-${fileName(name)}`, name]));
  const { metafile } = await build({
    absWorkingDir: packageRoot,
    entryPoints: imported.map(([name, exports], index) => ({
      in: exports === "all" ? name : usedOf + name,
      out: `${index}-${fileName(name)}`,
    })),
    plugins: [usedExports(new Map(imported))],
    outdir: folder,
    bundle: true,
    splitting: true,
    metafile: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    external: installed.flatMap((name) => [name, `${name}/*`]),
    // A site decides, and its bundle.
    define: { "process.env.NODE_ENV": "process.env.NODE_ENV" },
    minify: true,
    legalComments: "none",
    logLevel: "silent",
  });
  for (const [index, [name, exports]] of imported.entries()) {
    const output = Object.entries(metafile.outputs).find(([path]) =>
      path.endsWith(`/${index}-${fileName(name)}.js`),
    );
    if (exports === "all" && metafile.inputs[output?.[1].entryPoint ?? ""]?.format === "cjs")
      throw new Error(
        `${name} is CommonJS, which exports no names: import those that are used by their names.`,
      );
  }
  const files = Object.entries(entries).map(([file, name]) => [name, `${file}.js`]);
  await writeFile(join(folder, "index.json"), `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`);
  await writeFile(join(folder, "licenses.txt"), licensesOf(metafile));
}

const fileName = (name: string) => name.replace(/[^\w-]+/g, "-").replace(/^-/, "");

const usedOf = "used-of:";

/** For an entry a module with the exports that our sources import by name: so those of CommonJS have their names too. */
function usedExports(imported: ReadonlyMap<string, Exports>): Plugin {
  return {
    name: "used-exports",
    setup(bundle) {
      bundle.onResolve({ filter: new RegExp(`^${usedOf}`) }, ({ path }) => ({ path, namespace: "used" }));
      bundle.onLoad({ filter: /.*/, namespace: "used" }, ({ path }) => {
        const name = path.slice(usedOf.length);
        const used = `{ ${[...(imported.get(name) ?? [])].join(", ")} }`;
        return { contents: `export ${used} from ${JSON.stringify(name)};`, resolveDir: packageRoot };
      });
    },
  };
}

/** The names of what is imported of a module; all of it where it is imported as a whole, or while a page is used. */
type Exports = ReadonlySet<string> | "all";

/** What the sources import that is no file and none of Node's own modules. */
function importsOfSources(): ReadonlyMap<string, Exports> {
  const found = new Map<string, Exports>();
  for (const folder of sourceFolders) {
    for (const file of readdirSync(join(packageRoot, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(packageRoot, folder, file), "utf8");
      for (const { module, name } of packageImports(file, text)) {
        const before = found.get(module) ?? new Set();
        found.set(module, before === "all" || name === undefined ? "all" : new Set([...before, name]));
      }
    }
  }
  found.delete("blockwork");
  return found;
}

interface PackageImport {
  readonly module: string;
  /** The export that is imported; undefined for all of them. */
  readonly name: string | undefined;
}

function packageImports(file: string, source: string): readonly PackageImport[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const ofImports = staticImports.flatMap(({ moduleRequest: { value: module }, entries }): PackageImport[] =>
    entries.length === 0
      ? [{ module, name: undefined }]
      : entries.flatMap(({ isType, importName: { kind, name } }) =>
          isType ? [] : [{ module, name: kind === "Default" ? "default" : (name ?? undefined) }],
        ),
  );
  const ofExports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, importName: { name } }): PackageImport[] =>
      moduleRequest && !isType ? [{ module: moduleRequest.value, name: name ?? undefined }] : [],
    ),
  );
  const loaded = dynamicImports.flatMap(({ moduleRequest: { start, end } }): PackageImport[] => {
    const [, module] = /^"([^"]+)"$/.exec(source.slice(start, end)) ?? [];
    return module === undefined ? [] : [{ module, name: undefined }];
  });
  const isPackage = ({ module }: PackageImport) => !module.startsWith(".") && !module.startsWith("node:");
  return [...ofImports, ...ofExports, ...loaded].filter(isPackage);
}

/** The name, version and licence of each package that files were bundled from. */
function licensesOf({ inputs }: Metafile): string {
  const folders = new Set(
    Object.keys(inputs).flatMap((input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []),
  );
  return [...folders]
    .sort()
    .map((folder) => {
      const at = join(packageRoot, folder);
      const { name, version, license } = JSON.parse(readFileSync(join(at, "package.json"), "utf8"));
      const file = readdirSync(at).find((found) => /^licen[cs]e/i.test(found));
      const text = file === undefined ? `Licence: ${license}` : readFileSync(join(at, file), "utf8").trim();
      return `${name} ${version}\n\n${text}\n`;
    })
    .join(`\n${"-".repeat(80)}\n\n`);
}
