import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Exception } from "sass";
import { cached, fingerprint } from "../cache.ts";
import { isOutside } from "../read/leaves-root.ts";
import { type LoadedBlock, packageRoot } from "../read/load-blocks.ts";
import { SiteError } from "../site-error.ts";

/** The CSS of the site: what every page has, and what each type of block adds. */
export interface Styles {
  readonly base: string;
  readonly blocks: Readonly<Record<string, string>>;
}

const baseFolders = ["blocks/_kit/styles"];

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
  const kit = (await Promise.all(baseFolders.map((folder) => scssFiles(join(packageRoot, folder))))).flat();
  const own = blocks.map(({ folder }) => join(folder, "style.scss"));
  const kitTexts = await Promise.all(kit.map(textOf));
  const kitKey = fingerprint(recipe, ...kitTexts);
  const ownTexts = await Promise.all(own.map(textOf));
  const from = Object.fromEntries(
    blocks.map(({ block }, index) => [block.type, fingerprint(kitKey, ownTexts[index] ?? "")]),
  );
  const key = `styles-${fingerprint(kitKey, JSON.stringify(from))}`;
  return cached(root, key, async () => ({ ...(await compileAll({ root, blocks, from, before })), from }));
}

/** Changes when the way of compiling does, so that nothing old is taken from the cache. */
const recipe = "2";

interface CompileOptions {
  readonly root: string;
  readonly blocks: readonly LoadedBlock[];
  readonly from: CompiledStyles["from"];
  readonly before: CompiledStyles | undefined;
}

async function compileAll({ root, blocks, from, before }: CompileOptions): Promise<Styles> {
  const { compileAsync } = await import("sass");
  const compile = async (file: string) => {
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
  };
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
      return [type, known ?? (await compile(join(folder, "style.scss")))] as const;
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
