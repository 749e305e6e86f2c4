import { constants, mkdirSync, writeFileSync } from "node:fs";
import { access, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { isMainThread } from "node:worker_threads";
import * as ReactDom from "react-dom";
import * as blockwork from "../../../blocks/public.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { SiteError } from "../../files/site-error.ts";
import { type Cache, cacheFolder, fingerprint } from "../../incremental/cache.ts";
import { codePosition } from "../bundle/code-position.ts";
import { limitDrawing, withLoadLimit } from "./draw-limit.ts";
import { loadErrorMessage } from "./load-error.ts";
import { forgetTimers, noteTimers } from "./own-timers.ts";
import {
  bundleServerCode,
  type DefinitionModule,
  islandsFile,
  type MakeServerCode,
  type ServerCode,
} from "./server-code.ts";
import { watchedReact } from "./watch-react.ts";

const definedIn = new WeakMap<object, DefinitionModule>();

/**
 * The modules that a site's own code shares with this run of the engine. A second copy of any of them would have
 * contexts and stores of its own, and islands would stay still without a word.
 */
const shared: Readonly<Record<string, object>> = {
  blockwork: {
    ...blockwork,
    defineBlock(block: AnyBlock, module: DefinitionModule) {
      if (typeof block === "object" && block !== null) definedIn.set(block, module);
      return block;
    },
  },
  ...watchedReact,
  "react-dom": ReactDom,
};
const sharedKey = Symbol.for("blockwork.shared");
const importKey = Symbol.for("blockwork.import");

const sharedNames = Object.fromEntries(
  Object.entries(shared).map(([module, values]) => [
    module,
    Object.keys(values).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name)),
  ]),
);

interface ImportedCode {
  /** The exports of `blocks/index.ts`. */
  readonly module: Exports;
  readonly code: ServerCode;
  /** Changes with the code and everything that it imports. */
  readonly version: string;
  /** The names of the site's own; undefined where its list can't run on the server. */
  readonly islands: IslandNames | undefined;
  /** The module in which a block was passed to `defineBlock`; undefined if it was not. */
  definedIn(block: object): DefinitionModule | undefined;
}

/** The names that a site's own `blocks/islands.ts` exports. */
export interface IslandNames {
  readonly islands: readonly string[];
  readonly enhancements: readonly string[];
}

/**
 * Runs a module of a site, TypeScript or not, with all that it imports, whatever tsconfig.json and package.json stand
 * around it. Throws a SiteError with the file and line for what can't be compiled or run.
 */
export async function importBlocks(
  root: string,
  file: string,
  cache: Cache,
  make?: MakeServerCode,
): Promise<ImportedCode> {
  const code = await bundleServerCode({ root, index: file, cache, shared: sharedNames, make });
  // Where something throws is told by the line that its author wrote.
  process.setSourceMapsEnabled(true);
  const modules = await createModules(root, code.modules);
  Object.assign(globalThis, { [sharedKey]: shared, [importKey]: importLazily });
  watchProcess(root, code.packages);
  limitDrawing(root);
  forgetTimers({ root, packages: code.packages });
  const loading = noteTimers(undefined, () => modules.load("index.mjs")).catch((error: unknown) => {
    if (error instanceof UnwrittenModules) throw error.cause;
    const message = loadErrorMessage(error, root, code.packages);
    throw new SiteError(`${notLoaded}: ${message}`, 1);
  });
  const module = await saidIfUnsettled(loading);
  const version = fingerprint(JSON.stringify(code));
  const islands = islandsFile in code.modules ? await namesIn(modules) : { islands: [], enhancements: [] };
  return { module, code, version, islands, definedIn: (block) => definedIn.get(block) };
}

const notLoaded = "The site's own blocks could not be loaded";

let isWatched = false;

/** What own code does to the process is told at its line; a thread of `site dev` may end. */
function watchProcess(root: string, packages: ServerCode["packages"]): void {
  if (!isMainThread || isWatched) return;
  isWatched = true;
  const exit = process.exit;
  process.exit = (code) => {
    const called = new Error("It calls process.exit, which would end the command.");
    if (codePosition(called, [root])) throw called;
    return exit(code);
  };
  process.on("uncaughtExceptionMonitor", (error: unknown) => {
    if (error instanceof Error && !isRejection(error) && !codePosition(error, [root])) return;
    const message = loadErrorMessage(isRejection(error) ? undefined : error, root, packages);
    process.stderr.write(`The site's own blocks threw an error after they were loaded: ${message}\n`);
    exit(1);
  });
}

/** Node's own error for a promise that was rejected with something other than an Error. */
const isRejection = (error: unknown) => Object(error).code === "ERR_UNHANDLED_REJECTION";

/** Node ends without a word where all that is left to do is to wait for what never comes. */
async function saidIfUnsettled<T>(loading: Promise<T>): Promise<T> {
  const onExit = () => {
    if (process.exitCode !== 13) return;
    process.stderr.write(`${notLoaded}: an await in blocks/ waits for what never comes.\n`);
    process.exitCode = 1;
  };
  process.once("exit", onExit);
  try {
    return await loading;
  } finally {
    process.off("exit", onExit);
  }
}

async function namesIn(modules: Modules): Promise<IslandNames | undefined> {
  const module = await modules.load(islandsFile).catch((error: unknown) => {
    if (error instanceof UnwrittenModules) throw error.cause;
    return undefined;
  });
  if (!module) return undefined;
  const namesOf = (list: keyof IslandNames) => {
    if (!isObject(Object(module.list)[list] ?? {}))
      throw new SiteError(
        `"${list}" of blocks/islands.ts must be an object of functions: { gallery: () => … }.`,
        1,
      );
    const all = Object(module[list]);
    const wrong = Object.keys(all).find((name) => typeof all[name] !== "function");
    if (wrong !== undefined)
      throw new SiteError(
        `"${wrong}" in the ${list} of blocks/islands.ts must be a function that imports its module.`,
        1,
      );
    return Object.keys(all);
  };
  return { islands: namesOf("islands"), enhancements: namesOf("enhancements") };
}

/** The disk refuses modules, which says nothing of the code in them; the cause is the system's error. */
class UnwrittenModules extends Error {
  constructor(cause: unknown) {
    super("The modules can't be written.", { cause });
  }
}

interface Modules {
  load(name: string): Promise<Exports>;
}

const loaded: Modules[] = [];

/** What `import("./part.mjs")` of a site's code becomes: `owner` tells which code it is of. */
const importLazily = async (owner: number, name: string) => loaded[owner]?.load(name);

/** Modules that are on the disk while they are imported and no longer: what was imported stays in memory. */
async function createModules(root: string, texts: ServerCode["modules"]): Promise<Modules> {
  const folder = await writableFolder(root);
  const written = join(folder, `blocks-${process.pid}-${performance.now()}`);
  const copy = `${written}-copy`;
  const owner = loaded.length;
  const files = Object.entries(texts).map(([name, text]) => [name, withLazyImports(text, owner)] as const);
  const modules: Modules = {
    async load(name) {
      try {
        await writeModules(written, files);
        return await runModule(root, {
          file: join(written, name),
          loadCopy() {
            mkdirSync(copy);
            for (const [path, text] of files) writeFileSync(join(copy, path), text);
            requireModule(join(copy, name));
          },
        });
      } finally {
        const made = folder === cacheFolder(root) ? [written, copy] : [folder];
        await Promise.all(made.map((path) => rm(path, { recursive: true, force: true })));
      }
    },
  };
  loaded.push(modules);
  return modules;
}

type Exports = Readonly<Record<string, unknown>>;

const nodeRequire = createRequire(import.meta.url);

/** An ES module, run as a whole before this returns. Throws for one that awaits something at its top level. */
function requireModule(file: string): Exports {
  const { emitWarning } = process;
  // Some versions of Node warn that this is new.
  process.emitWarning = () => undefined;
  try {
    return nodeRequire(file) as Exports;
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Only what is run at once can be stopped, such as an endless loop. */
async function runModule(
  root: string,
  { file, loadCopy }: { readonly file: string; readonly loadCopy: () => void },
): Promise<Exports> {
  try {
    return withLoadLimit(root, { load: () => requireModule(file), loadCopy });
  } catch (error) {
    if (Object(error).code !== "ERR_REQUIRE_ASYNC_MODULE") throw error;
    return (await import(pathToFileURL(file).href)) as Exports;
  }
}

async function writeModules(folder: string, files: readonly (readonly [string, string])[]): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all(files.map(([file, text]) => writeFile(join(folder, file), text)));
  } catch (error) {
    throw new UnwrittenModules(error);
  }
}

const withLazyImports = (text: string, owner: number) =>
  text.replaceAll(
    /\bimport\("(?:\.\/)?([\w.-]+\.mjs)"\)/g,
    (_, name: string) => `globalThis[Symbol.for("blockwork.import")](${owner}, ${JSON.stringify(name)})`,
  );

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
