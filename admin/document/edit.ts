import type {
  LookStep,
  MendReason,
  PictureStep,
  ReplaceReason,
  Restoring,
  StateReason,
} from "./edit-reasons.ts";
import type { SetPagePath, ShowPicture } from "./edits-that-follow.ts";
import type { BlockDocument, EntryDocument, PageDocument, SiteDocument } from "./site-document.ts";

/**
 * What values are edited in: the settings that all pages share, a page's fields, a block's props, an entry, whose paths
 * begin with `frontMatter` or are `body`; and the redirects of a config of version 1, which older drafts have edits of.
 */
export type EditTarget =
  | { readonly in: "site" }
  | { readonly in: "page"; readonly page: string }
  | { readonly in: "block"; readonly page: string; readonly block: string }
  | { readonly in: "redirects" }
  | { readonly in: "entry"; readonly file: string };

/** Keys and list indexes from a target down to a value. */
export type ValuePath = readonly (string | number)[];

export interface BlockAddress {
  /** The id of a page, or of a frame (`frames.ts`). */
  readonly page: string;
  readonly block: string;
}

/** Sets a value; without `value`, removes the key. Objects on the way that are missing are made. */
export interface SetValue {
  readonly kind: "set-value";
  readonly target: EditTarget;
  readonly path: ValuePath;
  readonly value?: unknown;
}

/** Puts an item into the list at `path`, before the one that is at `index` now. A missing list is made. */
export interface InsertItem {
  readonly kind: "insert-item";
  readonly target: EditTarget;
  readonly path: ValuePath;
  readonly index: number;
  readonly item: unknown;
}

export interface RemoveItem {
  readonly kind: "remove-item";
  readonly target: EditTarget;
  readonly path: ValuePath;
  readonly index: number;
}

/** Moves the item at `index` so that it is at `to` afterwards. */
export interface MoveItem {
  readonly kind: "move-item";
  readonly target: EditTarget;
  readonly path: ValuePath;
  readonly index: number;
  readonly to: number;
}

export interface DuplicateItem {
  readonly kind: "duplicate-item";
  readonly target: EditTarget;
  readonly path: ValuePath;
  readonly index: number;
}

/** Puts a block on a page, before another block or at the end. Its id changes if the page has that id already. */
export interface InsertBlock {
  readonly kind: "insert-block";
  readonly page: string;
  readonly before?: string;
  readonly block: BlockDocument;
}

/** Like insert-block, for what came from a clipboard: of whichever type, kept as it is, without its lock. */
export interface PasteBlock {
  readonly kind: "paste-block";
  readonly page: string;
  readonly before?: string;
  readonly block: BlockDocument;
}

export interface RemoveBlock extends BlockAddress {
  readonly kind: "remove-block";
}

/** Moves a block before another one or to the end, on its page or to another. `as` gives it another id there. */
export interface MoveBlock extends BlockAddress {
  readonly kind: "move-block";
  readonly to: { readonly page: string; readonly before?: string; readonly as?: string };
}

export interface DuplicateBlock extends BlockAddress {
  readonly kind: "duplicate-block";
}

export interface SetBlockHidden extends BlockAddress {
  readonly kind: "set-block-hidden";
  readonly hidden: boolean;
}

/** Locks a block, or without `lock` unlocks it. */
export interface SetBlockLock extends BlockAddress {
  readonly kind: "set-block-lock";
  readonly lock?: "layout" | "content";
}

/** Adds a page before another page or at the end. Its id and its address change if they are taken. */
export interface InsertPage {
  readonly kind: "insert-page";
  readonly before?: string;
  readonly page: PageDocument;
}

/** Puts a copy behind the page, as a draft, with an id and an address of its own. */
export interface DuplicatePage {
  readonly kind: "duplicate-page";
  readonly page: string;
}

export interface RemovePage {
  readonly kind: "remove-page";
  readonly page: string;
}

export interface MovePage {
  readonly kind: "move-page";
  readonly page: string;
  readonly before?: string;
}

/** Adds an entry in a file that there is not yet. */
export interface InsertEntry {
  readonly kind: "insert-entry";
  readonly file: string;
  readonly entry: EntryDocument;
}

export interface RemoveEntry {
  readonly kind: "remove-entry";
  readonly file: string;
}

/** Puts another entry in place of the one in a file. */
export interface ReplaceEntry {
  readonly kind: "replace-entry";
  readonly file: string;
  readonly entry: EntryDocument;
  readonly reason?: ReplaceReason;
}

/** Puts another document in place of this one: an import, if nothing else is said. */
export interface ReplaceDocument extends Restoring {
  readonly kind: "replace-document";
  readonly document: SiteDocument;
  readonly reason?: ReplaceReason;
}

/** Edits that are one step for the person: all are made, or none. */
export interface Batch extends Restoring {
  readonly kind: "batch";
  readonly edits: readonly Edit[];
  /** Why the site is another one afterwards. */
  readonly reason?: ReplaceReason | MendReason | StateReason;
  /** What was replaced by what in all of its texts. */
  readonly replaced?: { readonly text: string; readonly by: string };
  readonly picture?: PictureStep;
  readonly look?: LookStep;
}

/** One thing that somebody did to the document: plain JSON, so that it can be logged, stored and repeated. */
export type Edit =
  | SetValue
  | InsertItem
  | RemoveItem
  | MoveItem
  | DuplicateItem
  | InsertBlock
  | PasteBlock
  | RemoveBlock
  | MoveBlock
  | DuplicateBlock
  | SetBlockHidden
  | SetBlockLock
  | InsertPage
  | DuplicatePage
  | RemovePage
  | MovePage
  | SetPagePath
  | ShowPicture
  | InsertEntry
  | RemoveEntry
  | ReplaceEntry
  | ReplaceDocument
  | Batch;
