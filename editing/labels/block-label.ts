import type { ObjectSchema, Schema } from "../../schema/fields/schema.ts";
import type { BlockDocument, PageDocument, SiteDocument } from "../document/site-document.ts";
import { messages } from "../messages/messages.ts";
import { humanizeKey } from "./schema/humanize-key.ts";
import type { Schemas } from "./schema/schemas.ts";
import { readTokens } from "./tokens/read-tokens.ts";
import { withTokens } from "./tokens/token-meaning.ts";
import type { TextScope } from "./tokens/token-scope.ts";

/** How a block is listed in the outline of a page. */
export interface BlockLabel {
  /** The label of its type. */
  readonly title: string;
  /** The beginning of its first text; empty if it has none. */
  readonly excerpt: string;
}

const maxLength = 80;

export function blockLabel(
  { type, props }: BlockDocument,
  schema: ObjectSchema | undefined,
  scope: TextScope,
): BlockLabel {
  const title = schema?.title ?? humanizeKey(type);
  const text = schema ? firstText(schema, props, scope) : undefined;
  return {
    title,
    excerpt: text && text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : (text ?? ""),
  };
}

const skippedKeys = new Set(["label", "name", "icon"]);

function firstText(schema: Schema | undefined, value: unknown, scope: TextScope): string | undefined {
  if (typeof value === "string")
    return schema?.type === "string" ? readText(schema.format, value, scope) : undefined;
  if (Array.isArray(value))
    return schema?.type === "array"
      ? found(value, (item) => firstText(schema.items, item, scope))
      : undefined;
  if (typeof value !== "object" || value === null || schema?.type !== "object") return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  const named = Object.entries(schema.properties).filter(
    ([key, property]) =>
      !skippedKeys.has(key) && !(property.type === "string" && (property.enum || property.entry)),
  );
  return found(named, ([key, property]) => firstText(property, fields[key], scope));
}

const texts = new Set<string | undefined>([undefined, "multiline", "markdown"]);

function readText(format: string | undefined, text: string, scope: TextScope): string | undefined {
  if (!texts.has(format)) return undefined;
  const told = withTokens(text, scope);
  const plain = format === "markdown" ? withoutMarks(told) : told;
  return plain.replace(/\s+/g, " ").trim() || undefined;
}

function withoutMarks(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/^[ \t]*(#{1,6}|[-*+>]|\d{1,9}\.)[ \t]+|[*_`]/gm, "");
}

function found<Item>(items: readonly Item[], look: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const text = look(item);
    if (text) return text;
  }
  return undefined;
}

/** The title of its type, and its heading where the page has several of the type. */
export function nameBlock(schemas: Schemas, page: PageDocument | undefined, block: BlockDocument): string {
  const title = schemas.blocks.get(block.type)?.title ?? humanizeKey(block.type);
  const several = (page?.blocks.filter(({ type }) => type === block.type).length ?? 0) > 1;
  if (!several) return title;
  const heading = block.props?.title;
  const isText = typeof heading === "string" && heading.trim() !== "";
  return messages.changes.titled({ title, name: isText ? heading : humanizeKey(block.id) });
}

interface PlacedBlock {
  readonly block: BlockDocument;
  readonly page: PageDocument | undefined;
  readonly config: SiteDocument;
}

/** The same with the tokens of its heading read, where it is not a part of a sentence that is read as a whole. */
export function readBlockName(schemas: Schemas, { block, page, config }: PlacedBlock): string {
  return readTokens(nameBlock(schemas, page, block), { config, schemas, page: page && { ...page } });
}
