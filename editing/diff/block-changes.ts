import type { BlockAddress, Edit } from "../document/edit.ts";
import { findPage } from "../document/frames.ts";
import type { BlockDocument, PageDocument } from "../document/site-document.ts";
import { sameValue } from "../document/value.ts";
import { nameBlock } from "../labels/block-label.ts";
import { pageTitle, titleOfPage } from "../labels/page-label.ts";
import { messages } from "../messages/messages.ts";
import type { Change } from "./change.ts";
import type { Comparison } from "./comparison.ts";
import { describeChanges } from "./describe-changes.ts";
import { describeMoves } from "./describe-moves.ts";
import { type OrderedItem, orderMoves } from "./order-moves.ts";
import type { LocatedBlock } from "./pair-blocks.ts";

export function blockChanges(comparison: Comparison, old: PageDocument, page: PageDocument): Change[] {
  const { pairs, schemas } = comparison;
  const location = pageTitle(page, comparison.current.site);
  const stayed = new Set(page.blocks.flatMap((block) => pairs.get(block)?.value ?? []));
  const gone = new Set([...pairs.values()].map(({ value }) => value));
  const removed = old.blocks.flatMap((block, index): Change[] => {
    if (gone.has(block) || stayed.has(block)) return [];
    const before = nextInPlace(comparison, page, { list: old.blocks, index });
    const revert: Edit = { kind: "insert-block", page: page.id, ...before, block };
    const what = messages.changes.deleted({ name: nameBlock(schemas, old, block) });
    return [{ key: `${page.id}/-${block.id}`, location, what, revert }];
  });
  const present = page.blocks.flatMap((block): Change[] => {
    const previous = pairs.get(block);
    if (previous) return changesOf(comparison, { page, block, previous });
    const revert: Edit = { kind: "remove-block", page: page.id, block: block.id };
    const what = messages.changes.added({ name: nameBlock(schemas, page, block) });
    return [{ key: `${page.id}/+${block.id}`, location, what, revert }];
  });
  return [...orderOfBlocks(comparison, page), ...present, ...removed];
}

interface Paired {
  readonly page: PageDocument;
  readonly block: BlockDocument;
  readonly previous: LocatedBlock;
}

function changesOf(comparison: Comparison, { page, block, previous }: Paired): Change[] {
  const { schemas, site } = comparison;
  const address: BlockAddress = { page: page.id, block: block.id };
  const key = `${previous.page}/${previous.block}`;
  const location = `${pageTitle(page, comparison.current.site)} › ${nameBlock(schemas, page, block)}`;
  const changes: Change[] = [];
  if (previous.page !== page.id || previous.block !== block.id)
    changes.push(moveOf(comparison, { page, block, previous }));
  if ((block.hidden ?? false) !== (previous.value.hidden ?? false)) {
    const revert: Edit = { kind: "set-block-hidden", ...address, hidden: previous.value.hidden ?? false };
    changes.push({
      key: `${key}/hidden`,
      location,
      what: messages.changes[block.hidden ? "hidIt" : "showedIt"],
      revert,
    });
  }
  if (block.lock !== previous.value.lock) {
    const revert: Edit = {
      kind: "set-block-lock",
      ...address,
      ...(previous.value.lock && { lock: previous.value.lock }),
    };
    changes.push({
      key: `${key}/lock`,
      location,
      what: messages.changes[block.lock ? "lockedIt" : "unlockedIt"],
      revert,
    });
  }
  if (block.width !== previous.value.width) {
    const { width } = previous.value;
    const revert: Edit = { kind: "set-block-width", ...address, ...(width && { width }) };
    changes.push({ key: `${key}/width`, location, what: messages.changes.changedItsWidth, revert });
  }
  if (!sameValue(block.if, previous.value.if)) {
    const { if: condition } = previous.value;
    const revert: Edit = { kind: "set-block-condition", ...address, ...(condition && { if: condition }) };
    changes.push({ key: `${key}/if`, location, what: messages.changes.changedItsCondition, revert });
  }
  const target = { in: "block", ...address } as const;
  const versions = { before: previous.value.props ?? {}, after: block.props ?? {} };
  return [...changes, ...describeChanges({ schemas, site, target, key }, versions)];
}

/** Of a block from another page, or one whose id another block has taken. */
function moveOf(comparison: Comparison, { page, block, previous }: Paired): Change {
  const { before: earlier, current, schemas } = comparison;
  const old = findPage(earlier, previous.page);
  const target = findPage(current, previous.page) ?? page;
  const here = previous.page === page.id;
  const next = here
    ? page.blocks[page.blocks.indexOf(block) + 1]?.id
    : nextInPlace(comparison, target, { list: old?.blocks ?? [], index: previous.index }).before;
  const to = { page: previous.page, ...(next !== undefined && { before: next }), as: previous.block };
  return {
    key: `${previous.page}/${previous.block}/page`,
    location: pageTitle(page, current.site),
    what: here
      ? messages.changes.changedId({
          name: nameBlock(schemas, page, block),
          from: previous.block,
          to: block.id,
        })
      : messages.changes.movedHere({
          name: nameBlock(schemas, page, block),
          page: titleOfPage(previous.page, comparison.before),
        }),
    revert: { kind: "move-block", page: page.id, block: block.id, to },
  };
}

function nextInPlace(
  { pairs }: Comparison,
  page: PageDocument,
  { list, index }: { readonly list: readonly BlockDocument[]; readonly index: number },
): { readonly before?: string } {
  for (const follower of list.slice(index + 1)) {
    const found = page.blocks.find((block) => pairs.get(block)?.value === follower);
    if (found) return { before: found.id };
  }
  return {};
}

function orderOfBlocks({ pairs, schemas, current }: Comparison, page: PageDocument): Change[] {
  const placed = page.blocks.flatMap((block) => {
    const previous = pairs.get(block);
    return previous?.page === page.id ? [{ id: block.id, previousIndex: previous.index }] : [];
  });
  const moves = orderMoves(placed);
  if (moves.length === 0) return [];
  const edits = moves.map(({ id, before }): Edit => {
    const to = { page: page.id, ...(before !== undefined && { before }) };
    return { kind: "move-block", page: page.id, block: id, to };
  });
  const nameOf = ({ id }: OrderedItem) => {
    const block = page.blocks.find((one) => one.id === id);
    return block ? nameBlock(schemas, page, block) : id;
  };
  const what = describeMoves({ placed, moves, nameOf }) ?? messages.changes.orderOfBlocks;
  return [
    {
      key: `${page.id}/order`,
      location: pageTitle(page, current.site),
      what,
      revert: { kind: "batch", edits },
    },
  ];
}
