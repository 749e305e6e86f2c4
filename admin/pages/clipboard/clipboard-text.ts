import { readJson } from "../../../schema/json-source.ts";
import { configVersion } from "../../../schema/page-schema.ts";
import type { BlockDocument } from "../../edits/site-document.ts";

/** What blocks on a clipboard are known by; the number goes up when their shape changes. */
const shape = { blockwork: "blocks", version: 1 } as const;

/** In characters: far more than a page has, far less than a browser takes to read. */
const longest = 2_000_000;

/** What a text on the clipboard holds, or why it can't be used. */
export type ClipboardBlocks =
  | { readonly blocks: readonly BlockDocument[]; readonly configVersion: number }
  | { readonly refusal: string };

/** Blocks as a text for the clipboard: JSON that another window, or another site, takes. */
export function writeClipboard(blocks: readonly BlockDocument[]): string {
  return JSON.stringify({ ...shape, configVersion, blocks }, null, 2);
}

/** The blocks in a text from the clipboard; nothing for a text of any other kind, which is left alone. */
export function readClipboard(text: string): ClipboardBlocks | undefined {
  if (text.length > longest || !/^\s*\{\s*"blockwork"\s*:\s*"blocks"/.test(text)) return undefined;
  const { source, problems } = readJson("clipboard", text);
  const value = source?.value as Readonly<Record<string, unknown>> | undefined;
  if (!value || problems.length > 0) return { refusal: "What was copied is damaged. Copy the block again." };
  const version = value.configVersion;
  if (value.version !== shape.version || typeof version !== "number" || version > configVersion)
    return { refusal: "This block was copied from a newer version of Blockwork, which this one can't read." };
  const blocks: readonly unknown[] = Array.isArray(value.blocks) ? value.blocks : [];
  const read = blocks.map(readBlock);
  if (read.length === 0 || read.includes(undefined))
    return { refusal: "What was copied is damaged. Copy the block again." };
  return { blocks: read.filter((block) => block !== undefined), configVersion: version };
}

const name = /^[a-z][a-z0-9-]*$/;

function readBlock(value: unknown): BlockDocument | undefined {
  const { id, type, props, hidden } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof type !== "string" || !name.test(type) || typeof props !== "object" || props === null)
    return undefined;
  if (Array.isArray(props)) return undefined;
  return {
    id: typeof id === "string" && name.test(id) ? id : type,
    type,
    ...(hidden === true && { hidden }),
    props: props as BlockDocument["props"],
  };
}
