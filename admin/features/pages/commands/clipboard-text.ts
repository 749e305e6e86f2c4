import { migrateBlocks } from "../../../../editing/document/pattern.ts";
import type { BlockDocument } from "../../../../editing/document/site-document.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { isBlockWidth } from "../../../../schema/block/block-width.ts";
import type { Migrations } from "../../../../schema/migrations/versions.ts";
import { isNewer, readVersions, versionsOf } from "../../../../schema/migrations/versions.ts";
import { readJson } from "../../../../schema/sources/json-source.ts";

const shape = { blockwork: "blocks", version: 1 } as const;

const longest = 2_000_000;

/** What a text on the clipboard holds, or why it can't be used. */
type ClipboardBlocks = { readonly blocks: readonly BlockDocument[] } | { readonly editError: string };

interface CopiedBlocks {
  readonly version?: unknown;
  readonly configVersion?: unknown;
  readonly blockVersions?: unknown;
  readonly blocks?: unknown;
}

export function writeClipboard(blocks: readonly BlockDocument[], migrations: Migrations): string {
  const { config: configVersion, blocks: versions } = versionsOf(migrations);
  const types = new Set(blocks.map(({ type }) => type));
  const blockVersions = Object.fromEntries(Object.entries(versions).filter(([type]) => types.has(type)));
  return JSON.stringify({ ...shape, configVersion, blockVersions, blocks }, null, 2);
}

/** Whether a text from the clipboard is of blocks, and not too long to be read. */
export function isClipboardBlocks(text: string): boolean {
  return text.length <= longest && /^\s*\{\s*"blockwork"\s*:\s*"blocks"/.test(text);
}

export function readClipboard(text: string, migrations: Migrations): ClipboardBlocks | undefined {
  if (!isClipboardBlocks(text)) return undefined;
  const { source, problems } = readJson("clipboard", text);
  const value = source?.value as CopiedBlocks | undefined;
  if (!value || problems.length > 0) return { editError: messages.pages.told.damaged };
  const versions = readVersions(value.configVersion, value.blockVersions);
  if (value.version !== shape.version || (versions && isNewer(versions, migrations)))
    return { editError: messages.pages.told.newer };
  const read = versions ? migrateBlocks(value.blocks, value.configVersion, migrations).map(readBlock) : [];
  if (read.length === 0 || read.includes(undefined)) return { editError: messages.pages.told.damaged };
  return { blocks: read.filter((block) => block !== undefined) };
}

const name = /^[a-z][a-z0-9-]*$/;

function readBlock(value: unknown): BlockDocument | undefined {
  const { id, type, props, hidden, width } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof type !== "string" || !name.test(type) || typeof props !== "object" || props === null)
    return undefined;
  if (Array.isArray(props)) return undefined;
  return {
    id: typeof id === "string" && name.test(id) ? id : type,
    type,
    ...(hidden === true && { hidden }),
    ...(isBlockWidth(width) && { width }),
    props: props as NonNullable<BlockDocument["props"]>,
  };
}
