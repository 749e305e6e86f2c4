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

const baseFolders = ["blocks/_kit/styles", "renderer/chrome"];

/** Compiles the styles with sass, or takes them from the cache when none of their sources has changed. */
export async function compileStyles(root: string, blocks: readonly LoadedBlock[]): Promise<Styles> {
  const kit = await Promise.all(baseFolders.map((folder) => scssFiles(join(packageRoot, folder))));
  const files = [...kit.flat(), ...blocks.map(({ folder }) => join(folder, "style.scss"))];
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "")));
  const key = `styles-${fingerprint(...files.map((file, index) => `${file}\n${texts[index]}`))}`;
  return cached(root, key, () => compileAll(root, blocks));
}

async function compileAll(root: string, blocks: readonly LoadedBlock[]): Promise<Styles> {
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
  const base = await compile(join(packageRoot, "blocks/_kit/styles/base.scss"));
  const chrome = await compile(join(packageRoot, "renderer/chrome/style.scss"));
  const entries = await Promise.all(
    blocks.map(async ({ block, folder }) => [block.type, await compile(join(folder, "style.scss"))] as const),
  );
  return { base: base + chrome, blocks: Object.fromEntries(entries) };
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
