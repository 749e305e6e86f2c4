import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Script } from "node:vm";
import type { JsonSchema } from "../../schema/closed.ts";
import { type AjvFunction, toValidate, type Validate } from "../../schema/compiled-validator.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import type { Model } from "../../schema/model.ts";
import { modelSchema } from "../../schema/model-schema.ts";
import type { Validators } from "../../schema/parse.ts";
import { parserSchemas } from "../../schema/parser-schemas.ts";
import { fingerprint } from "../cache.ts";
import { packageRoot } from "../package-root.ts";
import { writeFileWhole } from "../write/write-file-whole.ts";

/** The validators of a site with these blocks and this model. */
export async function loadValidators(blocks: readonly AnyBlock[], model: Model): Promise<Validators> {
  // V8 compiles a function when it is first called, and only what is compiled is kept.
  const placed = blocks.map(({ type, sample }) => ({ id: type, type, props: structuredClone(sample) }));
  const site = { site: {}, pages: [{ blocks: placed }] };
  return loadCompiled(parserSchemas(blocks, model), site);
}

/** The validator of content/model.json. */
export async function loadModelValidator(): Promise<Validate> {
  return (await loadCompiled({ model: modelSchema }, {}))("model");
}

/** The text of an ES module, for a browser that may not make code from text: the one that was kept, or a new one. */
export async function validatorsModule(blocks: readonly AnyBlock[], model: Model): Promise<string> {
  const schemas = parserSchemas(blocks, model);
  return readFile(`${pathFor(schemas)}.mjs`, "utf8").catch(() => moduleOf(schemas));
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * The validators of some schemas, compiled once and kept beside our own bundle: never in the site's folder, from which
 * no code is taken that its author has not written. What V8 makes of them is kept too, because they are long.
 */
async function loadCompiled(schemas: Schemas, example: unknown): Promise<Validators> {
  const path = pathFor(schemas);
  const made = (await load(path).catch(() => undefined)) ?? (await make(path, schemas, example));
  return (name) => toValidate(made.validators[name] as AjvFunction);
}

interface Loaded {
  readonly script: Script;
  readonly validators: Readonly<Record<string, AjvFunction>>;
}

async function load(path: string): Promise<Loaded | undefined> {
  const [text, code] = await Promise.all([
    readFile(`${path}.cjs`, "utf8").catch(() => undefined),
    readFile(`${path}.code`).catch(() => undefined),
  ]);
  return text === undefined ? undefined : run(path, text, code);
}

/** Runs a CommonJS module of ours. V8 checks that the code it is given is for this text and this release of itself. */
function run(path: string, text: string, code: Buffer | undefined): Loaded {
  const wrapped = `(function (module, exports) {${text}\n})`;
  const script = new Script(wrapped, { filename: `${path}.cjs`, ...(code && { cachedData: code }) });
  const module = { exports: {} as Record<string, AjvFunction> };
  (script.runInThisContext() as (module: object, exports: object) => void)(module, module.exports);
  return { script, validators: module.exports };
}

async function make(path: string, schemas: Schemas, example: unknown): Promise<Loaded> {
  const text = await moduleOf(schemas);
  const { transform } = await import("esbuild");
  const { code: common } = await transform(text, { format: "cjs", minify: true });
  const loaded = run(path, common, undefined);
  for (const validate of Object.values(loaded.validators)) validate(structuredClone(example));
  // In a folder that can't be written they are for this run alone.
  await keep(path, { mjs: text, code: loaded.script.createCachedData(), cjs: common }).catch(() => undefined);
  return loaded;
}

/** Writes the files of some validators, the one that is looked for last, and deletes those that are long unused. */
async function keep(path: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  for (const [extension, content] of Object.entries(files))
    await writeFileWhole(`${path}.${extension}`, content);
  for (const name of (await readdir(folder)).filter((found) => found.startsWith("validators-"))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > maxAgeMs) await rm(join(folder, name), { force: true });
  }
}

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

async function moduleOf(schemas: Schemas): Promise<string> {
  const { standaloneValidators } = await import("../../schema/standalone-validators.ts");
  const { transform } = await import("esbuild");
  return (await transform(standaloneValidators(schemas), { format: "esm", minify: true })).code;
}

/** Goes up when the way of writing them changes, so that none of before is taken from the cache. */
const recipe = 6;

/** Without an extension. */
function pathFor(schemas: Schemas): string {
  const name = `validators-${recipe}-${fingerprint(JSON.stringify(schemas))}`;
  return join(packageRoot, "node_modules", ".cache", "blockwork", name);
}
