import { blockOf, idsIn, requireUnlocked, withBlock, withUniqueInnerIds } from "../document/block.ts";
import type {
  Applied,
  DuplicateBlock,
  InsertBlock,
  MoveBlock,
  PasteBlock,
  RemoveBlock,
  SetBlockCondition,
  SetBlockHidden,
  SetBlockLock,
  SetBlockWidth,
} from "../document/edit.ts";
import { EditError } from "../document/edit.ts";
import { isFrameId } from "../document/frames.ts";
import { pageOf, withPage } from "../document/page.ts";
import type { BlockDocument, SiteDocument } from "../document/site-document.ts";
import { uniqueId } from "../document/unique-name.ts";
import { insertBefore, sameValue } from "../document/value.ts";
import { messages } from "../messages/messages.ts";

type Insertion = Omit<InsertBlock | PasteBlock, "kind">;

export function insertBlock(document: SiteDocument, { page, before, block }: Insertion): Applied {
  let id = block.id;
  const changed = withPage(document, page, (known) => {
    id = uniqueId(
      block.id,
      known.blocks.map((other) => other.id),
    );
    const added = withUniqueInnerIds(renamed(block, id), [id, ...idsIn(known.blocks)]);
    return { ...known, blocks: insertBefore(known.blocks, before, added) };
  });
  return { document: changed, added: { page, block: id } };
}

export function pasteBlock(document: SiteDocument, edit: PasteBlock): Applied {
  const { lock: _, ...block } = edit.block;
  return insertBlock(document, { ...edit, block });
}

export function removeBlock(document: SiteDocument, edit: RemoveBlock): Applied {
  const block = blockOf(document, edit);
  requireUnlocked(block, "layout");
  requireContentBlock(document, edit.page, block);
  return {
    document: withPage(document, edit.page, (page) => ({
      ...page,
      blocks: page.blocks.filter((other) => other !== block),
    })),
  };
}

/** A taken id changes on the target page; an id that `as` asks for is taken from the block that has it. */
export function moveBlock(document: SiteDocument, edit: MoveBlock): Applied {
  const block = blockOf(document, edit);
  const { page: target, before, as } = edit.to;
  const { blocks } = pageOf(document, target);
  if (target === edit.page && before === block.id && as === undefined) return { document };
  requireUnlocked(block, "layout");
  if (target !== edit.page) requireContentBlock(document, edit.page, block);
  const without = withPage(document, edit.page, (page) => ({
    ...page,
    blocks: page.blocks.filter((other) => other !== block),
  }));
  let id = as ?? block.id;
  const changed = withPage(without, target, (page) => {
    const taken = page.blocks.map((other) => other.id);
    id = as ?? uniqueId(block.id, taken);
    const others = page.blocks.map((other) =>
      other.id === as ? renamed(other, uniqueId(as, taken)) : other,
    );
    const moved = withUniqueInnerIds(renamed(block, id), [id, ...idsIn(others)]);
    return { ...page, blocks: insertBefore(others, before, moved) };
  });
  const stayed =
    target === edit.page && pageOf(changed, target).blocks.every((other, index) => other === blocks[index]);
  return { document: stayed ? document : changed, added: { page: target, block: id } };
}

function renamed(block: BlockDocument, id: string): BlockDocument {
  return block.id === id ? block : { ...block, id };
}

export function duplicateBlock(document: SiteDocument, edit: DuplicateBlock): Applied {
  const { lock: _, ...block } = blockOf(document, edit);
  const { blocks } = pageOf(document, edit.page);
  const next = blocks[blocks.findIndex(({ id }) => id === edit.block) + 1]?.id;
  const { before } = edit.to ?? { before: next };
  return insertBlock(document, {
    page: edit.page,
    ...(before !== undefined && { before }),
    block: structuredClone(block),
  });
}

export function setBlockHidden(document: SiteDocument, edit: SetBlockHidden): Applied {
  return {
    document: withBlock(document, edit, (block) => {
      if ((block.hidden ?? false) === edit.hidden) return block;
      requireUnlocked(block, "layout");
      const { hidden: _, props, ...others } = block;
      return { ...others, ...(edit.hidden && { hidden: true }), ...(props && { props }) };
    }),
  };
}

export function setBlockLock(document: SiteDocument, edit: SetBlockLock): Applied {
  return {
    document: withBlock(document, edit, (block) => {
      if (block.lock === edit.lock) return block;
      const { lock: _, props, ...others } = block;
      return { ...others, ...(edit.lock && { lock: edit.lock }), ...(props && { props }) };
    }),
  };
}

export function setBlockWidth(document: SiteDocument, edit: SetBlockWidth): Applied {
  return {
    document: withBlock(document, edit, (block) => {
      if (block.width === edit.width) return block;
      requireUnlocked(block, "layout");
      const { width: _, props, ...others } = block;
      return { ...others, ...(edit.width && { width: edit.width }), ...(props && { props }) };
    }),
  };
}

export function setBlockCondition(document: SiteDocument, edit: SetBlockCondition): Applied {
  return {
    document: withBlock(document, edit, (block) => {
      if (sameValue(block.if, edit.if)) return block;
      requireUnlocked(block, "layout");
      const { if: _, ...others } = block;
      return { ...others, ...(edit.if && { if: edit.if }) };
    }),
  };
}

/** A frame must keep its only block of type `content`, which the pages' own blocks replace. */
function requireContentBlock(document: SiteDocument, frame: string, block: BlockDocument): void {
  if (!isFrameId(frame) || block.type !== "content") return;
  const others = pageOf(document, frame).blocks.filter((other) => other !== block);
  if (others.some(({ type }) => type === "content")) return;
  throw new EditError(messages.editErrors.needsContent);
}
