import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { parse } from "jsonc-parser";
import type { Plugin } from "vite";
import { isOwn } from "./import-plugins.ts";

interface CompilerOptions {
  readonly baseUrl?: string;
  readonly paths?: Readonly<Record<string, readonly string[]>>;
  readonly experimentalDecorators?: boolean;
  readonly emitDecoratorMetadata?: boolean;
}

/** What of a site's tsconfig.json its own code is bundled by; all else is for its author's code editor. */
interface SiteCompiler {
  /** Absolute folders or files, by what is imported: `@/*`. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
  readonly decorators: { readonly legacy: true; readonly emitDecoratorMetadata: boolean } | undefined;
  /** Absolute: the tsconfig.json, which need not be there, and what it extends. */
  readonly files: readonly string[];
}

/** What a site's tsconfig.json says with what it extends; what it extends that is not installed is left out. */
export function readSiteCompiler(site: string): SiteCompiler {
  const files: string[] = [];
  const options: CompilerOptions = optionsOf(join(site, "tsconfig.json"), files);
  const { paths = {}, experimentalDecorators, emitDecoratorMetadata = false } = options;
  return {
    paths,
    decorators: experimentalDecorators ? { legacy: true, emitDecoratorMetadata } : undefined,
    files,
  };
}

function optionsOf(file: string, files: string[]): CompilerOptions {
  if (files.includes(file)) return {};
  files.push(file);
  if (!existsSync(file)) return {};
  const read: unknown = parse(readFileSync(file, "utf8"), [], { allowTrailingComma: true });
  const { extends: bases = [], compilerOptions = {} } = Object(read) as {
    readonly extends?: string | readonly string[];
    readonly compilerOptions?: CompilerOptions;
  };
  const { baseUrl = ".", paths, ...own } = compilerOptions;
  const absolute = Object.entries(paths ?? {}).map(([pattern, targets]) => [
    pattern,
    targets.map((target) => resolve(dirname(file), baseUrl, target)),
  ]);
  const inherited = [bases].flat().map((base) => optionsOf(baseFile(file, base), files));
  return Object.assign({}, ...inherited, own, paths && { paths: Object.fromEntries(absolute) });
}

function baseFile(file: string, base: string): string {
  try {
    return createRequire(file).resolve(base);
  } catch {
    const beside = resolve(dirname(file), base);
    return existsSync(beside) ? beside : `${beside}.json`;
  }
}

export function importPaths(site: string, { paths }: SiteCompiler): Plugin {
  const patterns = Object.entries(paths).map(([pattern, targets]) => {
    const [before = "", after] = pattern.split("*");
    return { before, after, targets };
  });
  return {
    name: "blockwork-import-paths",
    enforce: "pre",
    async resolveId(id, importer, options) {
      if (importer === undefined || !isOwn(site, importer.split("?")[0] ?? "")) return undefined;
      for (const { before, after, targets } of patterns) {
        if (after === undefined ? id !== before : !id.startsWith(before) || !id.endsWith(after)) continue;
        const rest = after === undefined ? "" : id.slice(before.length, id.length - after.length);
        for (const target of targets) {
          const found = await this.resolve(
            target.replace("*", () => rest),
            importer,
            {
              ...options,
              skipSelf: true,
            },
          );
          if (found) return found;
        }
      }
      return undefined;
    },
  };
}
