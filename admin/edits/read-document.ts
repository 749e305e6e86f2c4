import { migrateConfig } from "../../schema/migrate-config.ts";
import type { Migrations } from "../../schema/migrations.ts";
import { Refusal } from "./refusal.ts";
import type { SiteDocument } from "./site-document.ts";

/** `readDocument` with the migrations of a site. */
export type ReadDocument = (text: string) => SiteDocument;

/**
 * The document in a text, in the present format. It need not follow the schema, but must have the shape that edits rely
 * on: settings, and pages with blocks, each with its id. Throws a `Refusal` that says what is missing.
 */
export function readDocument(text: string, migrations: Migrations): SiteDocument {
  const value = migrateConfig(parse(text), migrations);
  if (!isObject(value) || !isObject(value.site) || !Array.isArray(value.pages)) {
    throw new Refusal("This is not a site: it needs “site” and “pages”.");
  }
  for (const frame of framesIn(value.site)) readBlocks(frame, "in a frame");
  for (const page of value.pages as unknown[]) {
    if (!isObject(page) || !hasTexts(page, ["id", "path"]) || !Array.isArray(page.blocks)) {
      throw new Refusal("A page of this file has no id, no address or no blocks.");
    }
    readBlocks(page.blocks, `on the page “${page.id}”`);
  }
  return value as unknown as SiteDocument;
}

function framesIn({ frame, frames }: Record<string, unknown>): readonly unknown[][] {
  const named = isObject(frames) ? Object.values(frames) : [];
  return [frame, ...named].filter((blocks) => Array.isArray(blocks));
}

function readBlocks(blocks: readonly unknown[], where: string): void {
  for (const block of blocks) {
    const known = isObject(block) && hasTexts(block, ["id", "type"]);
    if (!known || (block.props !== undefined && !isObject(block.props))) {
      throw new Refusal(`A block ${where} has no id or no type, or its props are no object.`);
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("This is not JSON.");
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasTexts(value: Record<string, unknown>, keys: readonly string[]): boolean {
  return keys.every((key) => typeof value[key] === "string");
}
