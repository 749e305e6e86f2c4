import { migrateConfig } from "../../schema/migrations/migrate-config.ts";
import type { Migrations } from "../../schema/migrations/versions.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { messages } from "../messages/messages.ts";
import { EditError } from "./edit.ts";
import type { SiteDocument } from "./site-document.ts";

export type ReadDocument = (text: string) => SiteDocument;

/** May break the schema, but not the shape that edits rely on: settings, and pages with blocks and ids. Throws an `EditError`. */
export function readDocument(text: string, migrations: Migrations): SiteDocument {
  const value = migrateConfig(parse(text), migrations);
  if (!isObject(value) || !isObject(value.site) || !Array.isArray(value.pages)) {
    throw new EditError(messages.editErrors.notASite);
  }
  for (const frame of framesIn(value.site)) readBlocks(frame, undefined);
  for (const page of value.pages as unknown[]) {
    if (!isObject(page) || !hasTexts(page, ["id", "path"]) || !Array.isArray(page.blocks)) {
      throw new EditError(messages.editErrors.pageIncomplete);
    }
    readBlocks(page.blocks, String(page.title ?? page.id));
  }
  return value as unknown as SiteDocument;
}

function framesIn({ frame, frames }: Record<string, unknown>): readonly unknown[][] {
  const named = isObject(frames) ? Object.values(frames) : [];
  return [frame, ...named].filter((blocks) => Array.isArray(blocks));
}

function readBlocks(blocks: readonly unknown[], page: string | undefined): void {
  for (const block of blocks) {
    const known = isObject(block) && hasTexts(block, ["id", "type"]);
    if (!known || (block.props !== undefined && !isObject(block.props))) {
      const { blockIncomplete, frameBlockIncomplete } = messages.editErrors;
      throw new EditError(page === undefined ? frameBlockIncomplete : blockIncomplete({ page }));
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EditError(messages.editErrors.notJson);
  }
}

function hasTexts<Key extends string>(
  value: Record<string, unknown>,
  keys: readonly Key[],
): value is Record<string, unknown> & Record<Key, string> {
  return keys.every((key) => typeof value[key] === "string");
}
