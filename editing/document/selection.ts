import type { DuplicateBlock, Edit, ValuePath } from "./edit.ts";
import { pagesAndFrames } from "./frames.ts";
import type { PageDocument, SiteDocument } from "./site-document.ts";

export const siteSections = ["page", "theme", "site", "developers"] as const;
export type SiteSection = (typeof siteSections)[number];

/** What is selected on the Pages screen; also a part of its address. */
export interface Selection {
  /** The id of the page, or of a frame. */
  readonly page?: string;
  /** The block that the inspector shows; absent if the page itself is selected. */
  readonly block?: string;
  /** Further selected blocks of the same page. */
  readonly also?: readonly string[];
  /** The tab of the inspector, if no block is selected. */
  readonly section?: SiteSection;
  /** The path of the field that has focus. */
  readonly field?: ValuePath;
}

export type SharedSection = Exclude<SiteSection, "page">;

export function selectedBlocks(
  { page, block, also = [] }: Selection,
  shown: PageDocument,
): readonly string[] {
  if (page !== shown.id || block === undefined) return [];
  const all = new Set([block, ...also]);
  return shown.blocks.flatMap(({ id }) => (all.has(id) ? [id] : []));
}

/** What is selected when these blocks are. The first stays the first as long as it is one of them. */
export function selectBlocks(page: string, ids: readonly string[], first?: string): Selection {
  const block = first !== undefined && ids.includes(first) ? first : ids[0];
  if (block === undefined) return { page };
  const also = ids.filter((id) => id !== block);
  return { page, block, ...(also.length > 0 && { also }) };
}

export function toggleBlock(selection: Selection, shown: PageDocument, id: string): Selection {
  const now = selectedBlocks(selection, shown);
  const next = now.includes(id) ? now.filter((other) => other !== id) : [...now, id];
  return selectBlocks(shown.id, inOrder(shown, next), selection.block ?? id);
}

export function extendSelection(selection: Selection, shown: PageDocument, id: string): Selection {
  const ids = shown.blocks.map((block) => block.id);
  const [first = id] = selectedBlocks({ ...selection, also: [] }, shown);
  const ends = [ids.indexOf(first), ids.indexOf(id)];
  return selectBlocks(shown.id, ids.slice(Math.min(...ends), Math.max(...ends) + 1), first);
}

/** The blocks that an edit is of: all selected ones if it began at one of them. */
export function blocksOfEdit(selection: Selection, shown: PageDocument, id: string): readonly string[] {
  const selected = selectedBlocks(selection, shown);
  return selected.includes(id) ? selected : [id];
}

function inOrder({ blocks }: PageDocument, ids: readonly string[]): readonly string[] {
  return blocks.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
}

export type EditorRoute =
  | { readonly workspace: "content"; readonly tab?: string; readonly field?: ValuePath }
  | ({ readonly workspace: "pages" } & Selection)
  | {
      readonly workspace: "entries";
      readonly collection?: string;
      readonly entry?: string;
      /** Whether the collection is shown as a table; with an entry, where going back leads. */
      readonly table?: boolean;
      readonly field?: ValuePath;
    }
  | { readonly workspace: "pictures"; readonly picture?: string };

export type Workspace = EditorRoute["workspace"];

/** Where the copies of blocks are gone, the blocks themselves are selected. */
export function selectionAfterUndo(
  selection: Selection,
  edit: Edit | undefined,
  document: SiteDocument,
): Selection {
  const edits = edit?.kind === "batch" ? edit.edits : edit ? [edit] : [];
  const copied = edits.filter((one): one is DuplicateBlock => one.kind === "duplicate-block");
  const [first] = copied;
  if (!first || copied.length < edits.length || selection.page !== first.page) return selection;
  const page = pagesAndFrames(document).find(({ id }) => id === first.page);
  const isThere = page?.blocks.some(({ id }) => id === selection.block) ?? false;
  const originals = copied.map(({ block }) => block);
  return isThere ? selection : selectBlocks(first.page, originals);
}
