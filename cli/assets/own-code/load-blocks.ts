import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { blocks as builtIn, builtInBlocks } from "../../../blocks/index.ts";
import * as ofEngine from "../../../blocks/islands.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import type { FormatDefinition } from "../../../schema/formats/definition/format-definition.ts";
import type { Formats } from "../../../schema/formats/index.ts";
import { migrationError } from "../../../schema/migrations/migration-error.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { blockPackages } from "../../files/block-packages.ts";
import { packageRoot } from "../../files/package-root.ts";
import { packageVersion } from "../../files/package-version.ts";
import { SiteError } from "../../files/site-error.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import { pathFrom } from "../../files/site-path.ts";
import { type Cache, openCache } from "../../incremental/cache.ts";
import { isInRange } from "../../installed-packages.js";
import { isOwn, isStyle } from "../bundle/import-plugins.ts";
import { blockSchemaProblems } from "./block-schemas.ts";
import type { CodeImport } from "./code-imports.ts";
import { blockDefinitionProblems } from "./definition-problems.ts";
import type { IslandNames } from "./import-blocks.ts";
import type { RefusedImport } from "./refused-imports.ts";
import type { MakeServerCode } from "./server-code.ts";
import type { UnstyledPackage } from "./unstyled-packages.ts";
import { loadBlockSchemaValidator } from "./validators.ts";

export interface LoadedBlock {
  readonly block: AnyBlock;
  /** Absolute: the folder of its files. */
  readonly folder: string;
  /** Whether it is the site's own, not the engine's. */
  readonly own: boolean;
  /** The CSS of the style sheets that its module imports. */
  readonly styles?: readonly string[];
  /** Whether `styles` has the rules of the style.scss in its folder, as it does for what `defineBlock` makes. */
  readonly hasStyleFile?: boolean;
  /** The stylesheets in its folder that nothing loads, relative to the site's folder. */
  readonly unreadStyles?: readonly string[];
  /** Packages that it imports without their style sheet. */
  readonly unstyled?: readonly UnstyledPackage[];
  /** What its packages do at run time and the policy of a page refuses. */
  readonly refused?: readonly RefusedImport[];
}

export interface LoadedCode {
  /** Those of the engine and of the site. */
  readonly blocks: readonly LoadedBlock[];
  /** The types of the site's own blocks, also of those that are left out. */
  readonly ownTypes: readonly string[];
  /** Those of the site's own. */
  readonly formats: Formats;
  /** Files that own code refers to, by their paths in the output folder, as base64. */
  readonly files: Readonly<Record<string, string>>;
  /** What own code imports from packages. */
  readonly imports: readonly CodeImport[];
  /** Of own blocks that are left out, as nothing can be checked by their schemas. */
  readonly problems: readonly Problem[];
  /** Undefined if the site's list of islands can't run on the server. */
  readonly islands?: IslandNames | undefined;
  /** Changes with the site's own code; empty without any. */
  readonly version: string;
}

/** Where a site lists its own blocks. */
export const registryFile = "blocks/index.ts";
const noCode = { ownTypes: [], formats: {}, files: {}, imports: [], problems: [], version: "" } as const;

/**
 * The engine's blocks and a site's own, whose code `make` bundles, in this process unless it is given. Throws a
 * SiteError for own code that can't be bundled, run or used.
 */
export async function loadBlocks(
  folder: SiteFolder,
  cache: Cache = openCache(folder.path, { warn: () => undefined }),
  make?: MakeServerCode,
): Promise<LoadedCode> {
  const loaded = builtIn.map((block) => ({
    block,
    folder: join(packageRoot, "blocks", block.type),
    own: false,
  }));
  if (resolve(folder.path) === packageRoot) return { blocks: loaded, ...noCode };
  const index = await folder.locate(registryFile);
  if (index === undefined)
    throw new SiteError(`${registryFile} is a symbolic link that leaves the site's folder.`, 1);
  if (!(await folder.exists(registryFile))) return { blocks: loaded, ...noCode };
  refuseUnfitPackages(folder.path);
  // A site without own code needs nothing of what bundles and runs it.
  const { importBlocks } = await import("./import-blocks.ts");
  const { module, code, version, islands, definedIn } = await importBlocks(folder.path, index, cache, make);
  const { blocks, formats = {} } = module;
  if (!isBlockList(blocks))
    throw new SiteError(`${registryFile} must export a list of blocks named blocks.`, 1);
  const wrong = formatsFault(formats);
  if (wrong !== undefined) throw new SiteError(`${registryFile}: ${wrong}`, 1);
  const names = new Set(blocks.map((block) => block.type));
  const validate = await loadBlockSchemaValidator(Object.keys(formats as Formats), cache);
  const problems: Problem[] = [];
  const own: { readonly isSound: boolean; readonly loaded: LoadedBlock }[] = [];
  for (const [index, block] of blocks.entries()) {
    const definition = definedIn(block);
    const conventional = join(folder.path, "blocks", block.type);
    const defined = definition ?? moduleOf(block.type, code.styles);
    const styles = code.styles[defined];
    const unstyled = code.unstyled[defined];
    const refused = code.refused[defined];
    const at = definition === undefined ? conventional : dirname(join(folder.path, definition));
    const isSecond = blocks.findIndex(({ type }) => type === block.type) < index;
    const isOfEngine = builtInBlocks.some(({ type }) => type === block.type);
    const inDefinition = blockDefinitionProblems(block, at, { isSecond, isOfEngine });
    const found =
      inDefinition.length > 0 ? inDefinition : await blockSchemaProblems(block, at, { validate, cache });
    problems.push(...found);
    // A migration that is wrong would take something from every file.
    const fault = found.length > 0 ? undefined : migrationError(block);
    if (fault !== undefined) throw new SiteError(`${registryFile}: ${fault}`, 1);
    own.push({
      isSound: found.length === 0,
      loaded: {
        ...{ block, folder: at, own: true, hasStyleFile: definition !== undefined },
        ...(styles && { styles }),
        ...(unstyled && { unstyled }),
        ...(refused && { refused }),
        unreadStyles: unreadStyles(folder.path, at, code.stylesheets),
      },
    });
  }
  return {
    blocks: [
      ...loaded.filter(({ block }) => !names.has(block.type)),
      ...own.flatMap((each) => (each.isSound ? each.loaded : [])),
    ],
    ownTypes: [...names],
    problems,
    formats: formats as Formats,
    files: code.files,
    imports: code.imports,
    islands: islands && {
      islands: [...Object.keys(ofEngine.islands), ...islands.islands],
      enhancements: [...Object.keys(ofEngine.enhancements), ...islands.enhancements],
    },
    version,
  };
}

/** Throws a SiteError for a package of blocks that is written for other versions of Blockwork, or has no blocks. */
function refuseUnfitPackages(root: string): void {
  for (const { name, version, blocks, range } of blockPackages(root)) {
    if (!existsSync(blocks))
      throw new SiteError(
        `The package "${name}" names its blocks in package.json, and there is no folder ${basename(blocks)}.\n  Name the folder in which its blocks are.`,
        1,
      );
    // Installers know more kinds of ranges, and refuse by them.
    if (range !== undefined && /^\^?\d+(?:\.\d+){0,2}$/.test(range) && !isInRange(packageVersion(), range))
      throw new SiteError(
        `The blocks of "${name}" ${version} are written for Blockwork ${range}, and this is ${packageVersion()}.\n  Install a version of the package for it.`,
        1,
      );
  }
}

/** The engine reads style.scss of a block's folder, and a partial is for others, such as theme.scss. */
function unreadStyles(root: string, folder: string, loaded: readonly string[]): string[] {
  if (!isOwn(root, folder) || dirname(folder) !== join(root, "blocks") || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => pathFrom(root, join(folder, name)))
    .filter((file) => isStyle(file) && !/^_|^style\.scss$/.test(basename(file)) && !loaded.includes(file))
    .sort();
}

const moduleOf = (type: string, modules: object) =>
  [`blocks/${type}/index.ts`, `blocks/${type}/index.tsx`].find((file) => Object.hasOwn(modules, file)) ??
  registryFile;

function formatsFault(formats: unknown): string | undefined {
  if (!isObject(formats)) return "formats must be an object of formats by their names.";
  for (const [name, format] of Object.entries(formats)) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name))
      return `a format can't be called "${name}". Use small letters and a dash, such as clock-time.`;
    const { kind, example, check } = Object(format) as Partial<FormatDefinition>;
    if (typeof kind !== "string" || typeof example !== "string" || typeof check !== "function")
      return `the format "${name}" needs kind and example, which are texts, and check, a function.`;
    const mistake = check(example);
    if (mistake !== undefined) return `the example of the format "${name}" is not one: ${mistake}`;
  }
  return undefined;
}

function isBlockList(value: unknown): value is readonly AnyBlock[] {
  return Array.isArray(value) && value.every((block) => typeof Object(block).type === "string");
}
