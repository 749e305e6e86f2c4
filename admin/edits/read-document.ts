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
  for (const page of value.pages as unknown[]) {
    if (!isObject(page) || !hasTexts(page, ["id", "path"]) || !Array.isArray(page.blocks)) {
      throw new Refusal("A page of this file has no id, no address or no blocks.");
    }
    for (const block of page.blocks as unknown[]) {
      if (!isObject(block) || !hasTexts(block, ["id", "type"]) || !isObject(block.props)) {
        throw new Refusal(`A block on the page “${page.id}” has no id, no type or no props.`);
      }
    }
  }
  return value as unknown as SiteDocument;
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
