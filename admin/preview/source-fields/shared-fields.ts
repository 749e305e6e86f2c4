import type { DefinedBlock } from "../../../editing/document/definitions.ts";
import type { ValuePath } from "../../../editing/document/edit.ts";
import type { BlockDocument, SiteDocument } from "../../../editing/document/site-document.ts";
import { valueAt } from "../../../editing/document/value.ts";
import { schemaAt } from "../../../editing/labels/field-at.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import { type SharedText, sharedText } from "../../../editing/labels/tokens/shared-text.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { isSingleToken } from "../../../schema/text/token-syntax.ts";
import { type FieldSource, sameFieldSource } from "../source-map/field-source.ts";

/** A block with what its fields are resolved from. */
export interface BlockContext {
  /** Undefined if the page has no such block. */
  readonly block: BlockDocument | undefined;
  /** Undefined for an unknown type. */
  readonly definition: DefinedBlock | undefined;
  /** The id of the page or frame that it belongs to. */
  readonly page: string;
  readonly document: SiteDocument;
  readonly schemas: Schemas;
}

export function textSchema(
  { block, definition, schemas }: BlockContext,
  path: ValuePath,
): StringSchema | undefined {
  const root = definition && { schema: definition.schema, value: block?.props, blocks: schemas.blocks };
  const schema = root && schemaAt(root, path);
  return schema?.type === "string" ? schema : undefined;
}

export function sharedField(placed: BlockContext, path: ValuePath): SharedText | undefined {
  const schema = textSchema(placed, path);
  return schema && sharedText(valueAt(placed.block?.props ?? {}, path), schema, placed);
}

export function fieldSourceOfShared({ target, path }: SharedText): FieldSource {
  return { in: target.in, path };
}

export function fieldShowing(placed: BlockContext, fieldSource: FieldSource): ValuePath | undefined {
  return singleTokensIn(placed.block?.props, []).find((path) => {
    const shared = sharedField(placed, path);
    return shared && sameFieldSource(fieldSourceOfShared(shared), fieldSource);
  });
}

function singleTokensIn(value: unknown, path: ValuePath): ValuePath[] {
  if (isSingleToken(value)) return [path];
  if (typeof value !== "object" || value === null) return [];
  const children: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  return children.flatMap(([key, child]) => singleTokensIn(child, [...path, key]));
}
