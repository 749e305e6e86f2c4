import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Exception } from "sass";
import { packageRoot } from "../files/package-root.ts";
import { SiteError } from "../files/site-error.ts";
import { createSiteFolder } from "../files/site-folder.ts";
import { isOutside, pathFrom } from "../files/site-path.ts";
import { type Cache, openCache } from "../incremental/cache.ts";
import { ownInputs, packageInputs } from "../incremental/package-inputs.ts";
import { type Made, remember } from "../incremental/remember.ts";
import { styleFolder } from "./bundle/vite-build.ts";
import type { LoadedBlock, LoadedCode } from "./own-code/load-blocks.ts";
import { readTheme, themeFile } from "./read-theme.ts";

export interface Styles {
  /** The CSS that every page has. */
  readonly base: string;
  /** By the types of blocks, in pieces: several blocks may import one. */
  readonly blocks: Readonly<Record<string, readonly string[]>>;
  /** The CSS of the site's theme.scss. */
  readonly site: string;
  /** The paths of files that own code refers to, relative to the output folder. */
  readonly files: readonly string[];
}

const sassOptions = { style: "compressed", charset: false } as const;

/** Compiles the styles with sass; each file is taken from the cache if nothing that it loads has changed. */
export async function compileStyles(
  root: string,
  { blocks, files }: Pick<LoadedCode, "blocks" | "files">,
  cache = openCache(root),
): Promise<Styles> {
  const [base, site, ...own] = await Promise.all([
    compileStyle(join(styleFolder, "base.scss"), cache),
    compileTheme(root, cache),
    ...blocks.map((block) => compileBlock(block, cache)),
  ]);
  return {
    base,
    blocks: Object.fromEntries(blocks.map(({ block }, index) => [block.type, own[index] ?? []])),
    site,
    files: Object.keys(files),
  };
}

async function compileBlock({ folder, styles = [], hasStyleFile }: LoadedBlock, cache: Cache) {
  if (hasStyleFile) return styles;
  const css = await compileIfThere(join(folder, "style.scss"), cache);
  return css === "" ? styles : [...styles, css];
}

/** The site's theme.scss as CSS; nothing without one. Throws a SiteError with what `readTheme` reports of it. */
export async function compileTheme(root: string, cache: Cache): Promise<string> {
  const { problems } = await readTheme(createSiteFolder(root));
  const [wrong] = problems;
  if (wrong) throw new SiteError(`${wrong.message}\n  ${wrong.suggestion}`, 1);
  return compileIfThere(join(root, themeFile), cache);
}

async function compileIfThere(file: string, cache: Cache): Promise<string> {
  return existsSync(file) ? compileStyle(file, cache) : "";
}

function compileStyle(file: string, cache: Cache): Promise<string> {
  const isOurs = !isOutside(packageRoot, file);
  const path = relative(isOurs ? packageRoot : cache.root, file).split(sep);
  return remember({
    cache,
    step: `styles/${isOurs ? "blockwork" : "site"}-${path.slice(0, -1).join("-")}`,
    settings: [path, sassOptions],
    make: () => compile(file, cache.root),
  });
}

async function compile(file: string, root: string): Promise<Made<string>> {
  const { compileAsync, NodePackageImporter } = await import("sass");
  try {
    const importers = [new NodePackageImporter(root)];
    const loadPaths = [styleFolder, join(root, "node_modules")];
    const { css, loadedUrls } = await compileAsync(file, { ...sassOptions, loadPaths, importers });
    const loaded = loadedUrls.map((url) => fileURLToPath(url));
    // A file that is added beside them may be found before one of them.
    const folders = [styleFolder, ...loaded.map((path) => dirname(path))];
    const tools = [...packageInputs("sass"), ...(await ownInputs("cli/assets"))];
    return { value: css, inputs: [...loaded, ...folders, ...tools] };
  } catch (error) {
    throw new SiteError(`The styles could not be compiled: ${sassSentence(root, error)}`, 1);
  }
}

/** What sass says, and where, without its drawing of the line. */
function sassSentence(root: string, error: unknown): string {
  const { sassMessage, span, message } = error as Partial<Exception> & Error;
  if (!sassMessage || !span?.url) return message;
  const path = fileURLToPath(span.url);
  const base = isOutside(root, path) ? packageRoot : root;
  const file = pathFrom(base, path);
  return `${sassMessage}\n  ${file}:${span.start.line + 1}:${span.start.column + 1}`;
}
