import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { fieldFaults } from "../../../schema/model/field-faults.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { notJson } from "../../../schema/site/not-json.ts";
import { pointerTo } from "../../../schema/sources/source.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import type { FindSlowPattern } from "../../../schema/text/slow-pattern.ts";
import type { Validate } from "../../../schema/validators/compiled-validator.ts";
import { schemaProblems } from "../../../schema/validators/schema-problems.ts";
import type { Cache } from "../../incremental/cache.ts";
import { analysePatterns } from "./analyse-patterns.ts";

interface SchemaFault {
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

interface SchemaContext {
  /** Of the subset that schemas are written in. */
  readonly validate: Validate;
  readonly cache?: Cache | undefined;
}

/**
 * The file of an own block that a problem is reported in: `file` if there is one, else the block's or the site's
 * index.
 */
export function fileOfBlock(type: string, folder: string, file: string): string {
  const found = [`${type}/${file}`, `${type}/index.ts`, `${type}/index.tsx`].find((name) =>
    existsSync(join(dirname(folder), name)),
  );
  return `blocks/${found ?? "index.ts"}`;
}

/** Reports `bad-block` where the schema of an own block is none of the subset that schemas are written in. */
export async function blockSchemaProblems(
  block: AnyBlock,
  folder: string,
  { validate, cache }: SchemaContext,
): Promise<Problem[]> {
  const type = String(block.type);
  return (await schemaFaults(block, { validate, cache })).map(({ pointer, message, hint }) => {
    const where = pointer === "" ? "" : ` at ${pointer}`;
    const sentence = `The schema of the block "${type}" is wrong${where}: ${message}`;
    const place = { file: fileOfBlock(type, folder, "schema.ts"), pointer: "" };
    return createProblem("bad-block", place, sentence, hint);
  });
}

async function schemaFaults(block: AnyBlock, { validate, cache }: SchemaContext): Promise<SchemaFault[]> {
  let schema: unknown;
  try {
    schema = block.schema;
    const [other] = notJson(schema);
    if (other) {
      const hint = "A schema is written as JSON: texts, numbers, true or false, lists and plain objects.";
      return [{ pointer: other.path.reduce(pointerTo, ""), message: `it has ${other.kind}.`, hint }];
    }
    schema = structuredClone(schema);
  } catch (error) {
    return [{ pointer: "", message: `it can't be read: ${error instanceof Error ? error.message : error}` }];
  }
  if (!isObject(schema) || schema.type !== "object") {
    const hint = 'Write { type: "object", title, description, properties }.';
    return [{ pointer: "", message: 'it must be of the type "object".', hint }];
  }
  const found = schemaProblems("", validate(structuredClone(schema)), schema);
  if (found.length > 0)
    return found.map(({ pointer, message, suggestion }) => ({ pointer, message, hint: suggestion }));
  return [...allFaults(schema as unknown as Schema, "", await analysePatterns(schema, cache))];
}

function* allFaults(schema: Schema, pointer: string, findSlow: FindSlowPattern): Generator<SchemaFault> {
  for (const { pointer: below, message, hint } of fieldFaults(schema, findSlow))
    yield { pointer: pointer + below, message, hint };
  if (schema.type === "array") yield* allFaults(schema.items, pointerTo(pointer, "items"), findSlow);
  if (schema.type !== "object") return;
  for (const [key, property] of Object.entries(schema.properties)) {
    const at = pointerTo(`${pointer}/properties`, key);
    if (key === "__proto__") yield { pointer: at, message: `a prop can't be called "${key}".` };
    yield* allFaults(property, at, findSlow);
  }
}
