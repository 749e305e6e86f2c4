import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Metafile } from "esbuild";
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
  const imported = [...importedNames()].filter(([name]) => !installed.includes(importedPackage(name))).sort();
  const entries = Object.fromEntries(imported.map(([name], index) => [`${index}-${fileName(name)}`, name]));
  const { metafile } = await build({
    absWorkingDir: packageRoot,
    entryPoints: entries,
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
  for (const [index, [name, hasNames]] of imported.entries()) {
    const output = Object.entries(metafile.outputs).find(([path]) =>
      path.endsWith(`/${index}-${fileName(name)}.js`),
    );
    if (hasNames && metafile.inputs[output?.[1].entryPoint ?? ""]?.format === "cjs")
      throw new Error(`${name} is CommonJS, which exports no names: leave it among the dependencies.`);
  }
  const files = Object.entries(entries).map(([file, name]) => [name, `${file}.js`]);
  await writeFile(join(folder, "index.json"), `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`);
  await writeFile(join(folder, "licenses.txt"), licensesOf(metafile));
}

const fileName = (name: string) => name.replace(/[^\w-]+/g, "-").replace(/^-/, "");

/** What the sources import that is no file and none of Node's own modules, and whether it is more than its default. */
function importedNames(): ReadonlyMap<string, boolean> {
  const names = new Map<string, boolean>();
  const add = (name: string, hasNames: boolean) => {
    if (!name.startsWith("node:")) names.set(name, hasNames || names.get(name) === true);
  };
  for (const folder of sourceFolders) {
    for (const file of readdirSync(join(packageRoot, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(packageRoot, folder, file), "utf8");
      for (const { name, hasNames } of packageImports(file, text)) add(name, hasNames);
    }
  }
  names.delete("blockwork");
  return names;
}

interface PackageImport {
  readonly name: string;
  /** Whether more of it is imported than its default. */
  readonly hasNames: boolean;
}

function packageImports(file: string, source: string): PackageImport[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const loaded = dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^"([^"]+)"$/.exec(source.slice(start, end))?.[1] ?? [],
  );
  const imports = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest, entries }) => ({
        name: moduleRequest.value,
        hasNames: entries.some(({ isType, importName }) => !isType && importName.kind !== "Default"),
      })),
    ...[...exported, ...loaded].map((name) => ({ name, hasNames: true })),
  ];
  return imports.filter(({ name }) => !name.startsWith("."));
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
