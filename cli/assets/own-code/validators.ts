import { join } from "node:path";
import { Script } from "node:vm";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import type { JsonSchema } from "../../../schema/fields/close-schema.ts";
import { writtenForms } from "../../../schema/formats/index.ts";
import { parserSchemas } from "../../../schema/json-schema/parser-schemas.ts";
import type { Model } from "../../../schema/model/model.ts";
import { createBlockSchema, createModelSchema } from "../../../schema/model/model-schema.ts";
import type { Validators } from "../../../schema/parse/parse.ts";
import {
  type AjvFunction,
  toValidate,
  type Validate,
} from "../../../schema/validators/compiled-validator.ts";
import { packageRoot } from "../../files/package-root.ts";
import { type Cache, fingerprint, folderCache, openCache } from "../../incremental/cache.ts";
import { ownInputs, packageInputs } from "../../incremental/package-inputs.ts";
import { type Made, remember } from "../../incremental/remember.ts";

type Schemas = Readonly<Record<string, JsonSchema>>;
type CacheUse = Pick<Cache, "isUsed">;

/**
 * The validators of a site with these blocks and this model, compiled once and kept beside our own bundle: never in the
 * site's folder, from which no code is taken that its author has not written. With a cache of the site that is not used,
 * neither is this one.
 */
export async function loadValidators(
  blocks: readonly AnyBlock[],
  model: Model,
  use: CacheUse = { isUsed: true },
): Promise<Validators> {
  const placed = blocks.map(({ type, sample }) => ({ id: type, type, props: structuredClone(sample) }));
  return loadCompiled(parserSchemas(blocks, model), { site: {}, pages: [{ blocks: placed }] }, use);
}

/** The validator of content/model.json, in which fields may have these formats of the site's own too. */
export async function loadModelValidator(
  formatNames: readonly string[] = [],
  use: CacheUse = { isUsed: true },
): Promise<Validate> {
  return (await loadCompiled({ model: createModelSchema(formatNames) }, {}, use))("model");
}

export async function loadBlockSchemaValidator(
  formatNames: readonly string[],
  use: CacheUse = { isUsed: true },
): Promise<Validate> {
  return (await loadCompiled({ block: createBlockSchema(formatNames) }, {}, use))("block");
}

const running = new Map<string, Promise<Validators>>();
const maxRunning = 8;

function loadCompiled(schemas: Schemas, example: unknown, { isUsed }: CacheUse): Promise<Validators> {
  if (!isUsed) return startCompiled(schemas, example, isUsed);
  const key = fingerprint(JSON.stringify(schemas));
  const started = running.get(key) ?? startCompiled(schemas, example, isUsed);
  running.delete(key);
  running.set(key, started);
  started.catch(() => running.delete(key));
  const [oldest] = running.keys();
  if (oldest !== undefined && running.size > maxRunning) running.delete(oldest);
  return started;
}

/** What V8 makes of the validators is kept too, because they are long. */
async function startCompiled(schemas: Schemas, example: unknown, isUsed: boolean): Promise<Validators> {
  const cache = codeCache(isUsed);
  const [step, settings] = [stepOf("node", schemas), settingsOf(schemas)];
  const text = await remember({ cache, step, settings, make: () => makeScript(schemas) });
  const codeName = `validators-${fingerprint(text, process.version)}.code`;
  const code = await cache.read(codeName);
  const { script, validators } = run(text, code);
  if (!code || script.cachedDataRejected) {
    // V8 compiles a function when it is first called, and only what is compiled is kept.
    for (const validate of Object.values(validators)) validate(structuredClone(example));
    await cache.write(codeName, script.createCachedData());
  }
  return (name) => toValidate(validators[name] as AjvFunction);
}

export async function validatorsModule(
  blocks: readonly AnyBlock[],
  model: Model,
  { isUsed }: CacheUse = { isUsed: true },
): Promise<string> {
  const schemas = parserSchemas(blocks, model);
  const cache = codeCache(isUsed);
  return remember({
    cache,
    step: stepOf("editor", schemas),
    settings: settingsOf(schemas),
    make: () => makeModule(schemas),
  });
}

function codeCache(isUsed: boolean): Cache {
  const folder = join(packageRoot, "node_modules", ".cache", "blockwork");
  return isUsed ? folderCache(packageRoot, folder, () => undefined) : openCache(packageRoot, { isUsed });
}

const stepOf = (what: string, schemas: Schemas) =>
  `validators-${what}-${fingerprint(JSON.stringify(schemas))}`;
const settingsOf = (schemas: Schemas) => [
  schemas,
  Object.entries(writtenForms).map(([name, format]) => [name, String(format)]),
];

async function makeScript(schemas: Schemas): Promise<Made<string>> {
  const { standaloneValidators } = await import("../../../schema/validators/standalone-validators.ts");
  const value = standaloneValidators(schemas, "script");
  return { value, inputs: [...packageInputs("ajv"), ...(await ownInputs("schema", "cli/assets"))] };
}

async function makeModule(schemas: Schemas): Promise<Made<string>> {
  const { standaloneValidators } = await import("../../../schema/validators/standalone-validators.ts");
  const { minify } = await import("vite");
  const { code } = await minify("validators.mjs", standaloneValidators(schemas));
  const inputs = [...packageInputs("ajv", "vite"), ...(await ownInputs("schema", "cli/assets"))];
  return { value: code, inputs };
}

interface Loaded {
  readonly script: Script;
  readonly validators: Readonly<Record<string, AjvFunction>>;
}

function run(text: string, code: Buffer | undefined): Loaded {
  const wrapped = `(function (module, exports) {${text}\n})`;
  const script = new Script(wrapped, { filename: "validators.cjs", ...(code && { cachedData: code }) });
  const module = { exports: {} as Record<string, AjvFunction> };
  (script.runInThisContext() as (module: object, exports: object) => void)(module, module.exports);
  return { script, validators: module.exports };
}
