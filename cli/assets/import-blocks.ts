import { constants } from "node:fs";
import { access, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildFailure, Plugin } from "esbuild";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import * as blockwork from "../../blocks/public.ts";
import { packageRoot } from "../files/package-root.ts";
import { SiteError } from "../files/site-error.ts";
import { importedAs, isOutside, pathFrom } from "../files/site-path.ts";
import { cacheFolder, fingerprint } from "../incremental/cache.ts";
import { codePlace } from "./code-position.ts";
import { engineImportMessage } from "./own-blocks.ts";

/**
 * The modules that a site's own code shares with this run of the engine. A second copy of any of them would have
 * contexts and stores of its own, and islands would stay still without a word.
 */
const shared: Readonly<Record<string, object>> = {
  blockwork,
  react: React,
  "react-dom": ReactDom,
  "react/jsx-runtime": jsxRuntime,
};
const key = Symbol.for("blockwork.shared");

export interface ImportedCode {
  readonly module: Readonly<Record<string, unknown>>;
  readonly version: string;
}

/**
 * Runs a module of a site, TypeScript or not, with all that it imports, whatever tsconfig.json and package.json stand
 * around it. Throws a SiteError with the file and line for what can't be compiled or run.
 */
export async function importBlocks(root: string, file: string): Promise<ImportedCode> {
  const folder = await writableFolder(root);
  const path = join(folder, `blocks-${process.pid}-${performance.now()}.mjs`);
  // Where something throws is told by the line that its author wrote.
  process.setSourceMapsEnabled(true);
  Object.assign(globalThis, { [key]: shared });
  try {
    await bundle({ root, file, path });
    const version = fingerprint(await readFile(path));
    return { module: await importModule(path, root), version };
  } finally {
    await rm(folder === cacheFolder(root) ? path : folder, { recursive: true, force: true });
  }
}

async function importModule(path: string, root: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  } catch (error) {
    const place = codePlace(error, [root]);
    throw failure(`${(error as Error).message}${place ? `\n  ${place}` : ""}`);
  }
}

interface Bundle {
  readonly root: string;
  readonly file: string;
  readonly path: string;
}

async function bundle({ root, file, path }: Bundle): Promise<void> {
  const { build } = await import("esbuild");
  try {
    await build({
      absWorkingDir: root,
      // As an entry point, a path with a * is a pattern.
      stdin: { contents: `export * from ${importedAs(`./${pathFrom(root, file)}`)};`, resolveDir: root },
      outfile: path,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      jsx: "automatic",
      // The site's tsconfig.json is for its code editor.
      tsconfigRaw: {},
      sourcemap: "inline",
      logLevel: "silent",
      define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV ?? "production") },
      // Bundled CommonJS packages ask for Node's own modules with require.
      banner: {
        js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
      },
      plugins: [sharedModules(root)],
    });
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? [];
    if (!first) throw error;
    const { file: where, line, column } = first.location ?? {};
    throw failure(`${first.text}${where ? `\n  ${where}:${line}:${(column ?? 0) + 1}` : ""}`);
  }
}

const engineFolders = ["schema", "blocks", "renderer", "admin", "cli"].map((name) => join(packageRoot, name));

/** Gives the shared modules as they are in memory, and refuses ways around them. */
function sharedModules(root: string): Plugin {
  const namespace = "blockwork-shared";
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^(?:blockwork|react|react-dom)(?:\/.*)?$/ }, ({ path }) => {
        if (Object.hasOwn(shared, path)) return { path, namespace };
        if (path.startsWith("blockwork/")) return { errors: [{ text: engineImportMessage(path) }] };
        return { path: createRequire(join(packageRoot, "package.json")).resolve(path) };
      });
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({ contents: moduleText(path), loader: "js" }));
      build.onLoad({ filter: /.*/ }, ({ path }) => {
        const inEngine = engineFolders.some((folder) => !isOutside(folder, path));
        return inEngine && isOutside(root, path)
          ? { errors: [{ text: engineImportMessage(path) }] }
          : undefined;
      });
    },
  };
}

function moduleText(name: string): string {
  const names = Object.keys(shared[name] ?? {}).filter((each) => /^[A-Za-z_$][\w$]*$/.test(each));
  const exported = names.filter((each) => each !== "default" && each !== "module.exports");
  return [
    `const shared = globalThis[Symbol.for("blockwork.shared")][${JSON.stringify(name)}];`,
    `export const { ${exported.join(", ")} } = shared;`,
    'export default "default" in shared ? shared.default : shared;',
  ].join("\n");
}

async function writableFolder(root: string): Promise<string> {
  const cache = cacheFolder(root);
  // Node imports nothing from below a folder with such a name.
  const isImportable = sep === "\\" || !cache.includes("\\");
  const isWritable =
    isImportable &&
    (await mkdir(cache, { recursive: true })
      .then(() => access(cache, constants.W_OK).then(() => true))
      .catch(() => false));
  return isWritable ? cache : mkdtemp(join(tmpdir(), "blockwork-"));
}

function failure(message: string): SiteError {
  return new SiteError(`The site's own blocks could not be loaded: ${message}`, 1);
}
