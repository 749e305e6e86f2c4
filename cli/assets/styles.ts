import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Exception } from "sass";
import { type Cache, openCache } from "../cache/cache.ts";
import { cachedByInputs, type Made } from "../cache/cached-by-inputs.ts";
import { ownInputs, packageInputs } from "../cache/package-inputs.ts";
import { isOutside } from "../read/leaves-root.ts";
import { type LoadedBlock, packageRoot } from "../read/load-blocks.ts";
import { SiteError } from "../site-error.ts";

/** The CSS of the site: what every page has, and what each type of block adds. */
export interface Styles {
  readonly base: string;
  readonly blocks: Readonly<Record<string, string>>;
}

const kitFolder = join(packageRoot, "blocks/_kit/styles");
const baseFiles = [join(kitFolder, "base.scss"), join(packageRoot, "renderer/chrome/style.scss")];
const sassOptions = { style: "compressed", charset: false } as const;

/** Compiles the styles with sass; each file is taken from the cache if nothing that it loads has changed. */
export async function compileStyles(
  root: string,
  blocks: readonly LoadedBlock[],
  cache = openCache(root),
): Promise<Styles> {
  const files = [...baseFiles, ...blocks.map(({ folder }) => join(folder, "style.scss"))];
  const css = await Promise.all(files.map((file) => compileStyle(file, cache)));
  const own = css.slice(baseFiles.length);
  return {
    base: css.slice(0, baseFiles.length).join(""),
    blocks: Object.fromEntries(blocks.map(({ block }, index) => [block.type, own[index] ?? ""])),
  };
}

function compileStyle(file: string, cache: Cache): Promise<string> {
  const isOurs = !isOutside(packageRoot, file);
  const path = relative(isOurs ? packageRoot : cache.root, file).split(sep);
  return cachedByInputs({
    cache,
    name: `styles/${isOurs ? "blockwork" : "site"}-${path.slice(0, -1).join("-")}`,
    settings: [path, sassOptions],
    make: () => compile(file, cache.root),
  });
}

async function compile(file: string, root: string): Promise<Made<string>> {
  const { compileAsync } = await import("sass");
  try {
    const { css, loadedUrls } = await compileAsync(file, { ...sassOptions, loadPaths: [kitFolder] });
    const loaded = loadedUrls.map((url) => fileURLToPath(url));
    // A file that is added beside them may be found before one of them.
    const folders = [kitFolder, ...loaded.map((path) => dirname(path))];
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
  const file = relative(base, path).split(sep).join("/");
  return `${sassMessage}\n  ${file}:${span.start.line + 1}:${span.start.column + 1}`;
}
