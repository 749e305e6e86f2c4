import { isObject } from "../../schema/text/is-object.ts";
import { messages } from "../messages/messages.ts";
import type { BlockAddress } from "./edit.ts";
import { EditError } from "./edit.ts";
import { pageOf, withPage } from "./page.ts";
import type { BlockDocument, PageDocument, SiteDocument } from "./site-document.ts";
import { uniqueId } from "./unique-name.ts";

export function blockOf(document: SiteDocument, { page, block }: BlockAddress): BlockDocument {
  return blockOn(pageOf(document, page), block);
}

export function withBlock(
  document: SiteDocument,
  address: BlockAddress,
  change: (block: BlockDocument) => BlockDocument,
): SiteDocument {
  return withPage(document, address.page, (page) => {
    const block = blockOn(page, address.block);
    const changed = change(block);
    if (changed === block) return page;
    return { ...page, blocks: page.blocks.with(page.blocks.indexOf(block), changed) };
  });
}

function blockOn(page: PageDocument, id: string): BlockDocument {
  const block = page.blocks.find((candidate) => candidate.id === id);
  if (!block) throw new EditError(messages.editErrors.blockGone);
  return block;
}

/** Throws an `EditError` where the lock forbids the change: `content` forbids all, `layout` moving, hiding and deleting. */
export function requireUnlocked(block: BlockDocument, touched: "layout" | "content"): void {
  if (block.lock === "content") throw new EditError(messages.editErrors.locked);
  if (block.lock === "layout" && touched === "layout") {
    throw new EditError(messages.editErrors.lockedInPlace);
  }
}

/** The ids of blocks, and of the blocks in them. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isObject(value)) return [];
  return [...(isPlaced(value) ? [value.id] : []), ...Object.values(value).flatMap(idsIn)];
}

/** The block, with other ids for those of its inner blocks that are taken. */
export function withUniqueInnerIds(block: BlockDocument, taken: readonly string[]): BlockDocument {
  const inner = idsIn(block.props);
  if (!inner.some((id, index) => taken.includes(id) || inner.indexOf(id) !== index)) return block;
  const used = [...taken];
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (!isObject(value)) return value;
    const changed = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child)]));
    // A field of a form has an id and a type too.
    if (!isPlaced(value) || !isObject(value.props)) return changed;
    const id = uniqueId(value.id, used);
    used.push(id);
    return { ...changed, id };
  };
  return { ...block, props: change(block.props) as NonNullable<BlockDocument["props"]> };
}

interface Placed {
  readonly id: string;
  readonly type: string;
  readonly props?: unknown;
}

function isPlaced(value: object): value is Placed {
  return "id" in value && typeof value.id === "string" && "type" in value && typeof value.type === "string";
}
