import { resolve } from "node:path";
import { build } from "esbuild";

const packageRoot = resolve(import.meta.dirname, "..");

/** What is native, finds its own files, or must be one with what a site's own blocks import. */
export const notBundled = [
  "sharp",
  "sass",
  "vite",
  "esbuild",
  "tsx",
  "subset-font",
  "harfbuzzjs",
  "react",
  "react-dom",
];

/**
 * Bundles some of our sources for Node, each into a file of its own name, with what they share beside them.
 *
 * @param {string} folder where the files are written
 * @param {Readonly<Record<string, string>>} entries sources relative to the package, by the names of their files
 * @param {import("esbuild").BuildOptions} [options]
 */
export async function bundleCode(folder, entries, options) {
  await build({
    absWorkingDir: packageRoot,
    // Relative: in a whole path a * would be a pattern.
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    // An installed package has the checker of patterns compressed.
    external: [...notBundled, "recheck/*"],
    // Bundled CommonJS packages ask for Node's own modules with require.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    jsx: "automatic",
    // Less to read at every start; names stay, and source maps tell lines.
    minifyWhitespace: true,
    minifySyntax: true,
    mainFields: ["module", "main"],
    logLevel: "silent",
    ...options,
  });
}

/**
 * Bundles a script of `site dev` for a browser: that of the site's pages, or of the workbench.
 *
 * @param {"page" | "workbench"} name
 * @returns {Promise<string>} its text
 */
export async function bundleDevScript(name) {
  const { outputFiles } = await build({
    absWorkingDir: packageRoot,
    entryPoints: [name === "page" ? "cli/dev/page/main.ts" : "cli/dev/workbench/main.tsx"],
    write: false,
    bundle: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    minify: true,
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}
