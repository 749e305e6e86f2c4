import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Exception } from "sass";
import { cached, fingerprint } from "../cache.ts";
import { packageRoot } from "../package-root.ts";
import { isOutside } from "../read/is-outside.ts";
import type { LoadedBlock } from "../read/load-blocks.ts";
import { createSiteFolder } from "../read/site-folder.ts";
import { SiteError } from "../site-error.ts";

/** The CSS of the site: what every page has, and what each type of block adds. */
export interface Styles {
  readonly base: string;
  readonly blocks: Readonly<Record<string, string>>;
  /** The site's own rules, from its theme.scss; they come after all others. */
  readonly site: string;
}

const themeFile = "theme.scss";

/** The styles, and for each what it was compiled from, so that only what changed is compiled again. */
export interface CompiledStyles extends Styles {
  readonly from: Readonly<Record<string, string>>;
}

/**
 * Compiles the styles with sass, or takes them from the cache when none of their sources has changed; of those that
 * were compiled before, the ones that are still so are taken over.
 */
export async function compileStyles(
  root: string,
  blocks: readonly LoadedBlock[],
  before?: CompiledStyles,
): Promise<CompiledStyles> {
  const kit = await scssFiles(join(packageRoot, "blocks/_kit/styles"));
  const own = blocks.map(({ folder }) => join(folder, "style.scss"));
  const kitTexts = await Promise.all(kit.map(textOf));
  const kitKey = fingerprint(recipe, ...kitTexts);
  const ownTexts = await Promise.all(own.map(textOf));
  const from = Object.fromEntries(
    blocks.map(({ block }, index) => [block.type, fingerprint(kitKey, ownTexts[index] ?? "")]),
  );
  const key = `styles-${fingerprint(kitKey, JSON.stringify(from))}`;
  const [styles, site] = await Promise.all([
    cached(root, key, async () => ({ ...(await compileAll({ root, blocks, from, before })), from })),
    compileTheme(root),
  ]);
  return { ...styles, site };
}

/** Changes when the way of compiling does, so that nothing old is taken from the cache. */
const recipe = "2";

interface CompileOptions {
  readonly root: string;
  readonly blocks: readonly LoadedBlock[];
  readonly from: CompiledStyles["from"];
  readonly before: CompiledStyles | undefined;
}

/** The site's theme.scss as CSS; nothing without one. What it imports may have changed, so it is always compiled. */
async function compileTheme(root: string): Promise<string> {
  const folder = createSiteFolder(root);
  const theme = await folder.locate(themeFile);
  if (theme === undefined)
    throw new SiteError(`${themeFile} is a symbolic link that leaves the site's folder.`, 1);
  return (await folder.exists(themeFile)) ? compileFile(root, theme) : "";
}

async function compileFile(root: string, file: string): Promise<string> {
  const { compileAsync } = await import("sass");
  try {
    const { css } = await compileAsync(file, {
      style: "compressed",
      charset: false,
      loadPaths: [join(packageRoot, "blocks/_kit/styles")],
    });
    return css;
  } catch (error) {
    throw new SiteError(`The styles could not be compiled: ${sassSentence(root, error)}`, 1);
  }
}

async function compileAll({ root, blocks, from, before }: CompileOptions): Promise<Omit<Styles, "site">> {
  const compile = (file: string) => compileFile(root, file);
  // Every block's is made with the kit: one that is as it was means that the kit is too.
  const kept = Object.entries(from).filter(([type, key]) => before?.from[type] === key);
  const base =
    before && kept.length > 0
      ? before.base
      : await compile(join(packageRoot, "blocks/_kit/styles/base.scss"));
  const same = new Set(kept.map(([type]) => type));
  const entries = await Promise.all(
    blocks.map(async ({ block: { type }, folder }) => {
      const known = same.has(type) ? before?.blocks[type] : undefined;
      const file = join(folder, "style.scss");
      return [type, known ?? (existsSync(file) ? await compile(file) : "")] as const;
    }),
  );
  return { base, blocks: Object.fromEntries(entries) };
}

async function textOf(file: string): Promise<string> {
  return `${file}\n${await readFile(file, "utf8").catch(() => "")}`;
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

async function scssFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith(".scss")).map((name) => join(folder, name));
}
