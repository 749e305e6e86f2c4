import type { BlockWidth } from "../../schema/block/block-width.ts";
import type { Condition } from "../../schema/site/site-config.ts";
import type {
  BlockDocument,
  EditedSite,
  EntryDocument,
  PageDocument,
  SiteDocument,
} from "./site-document.ts";

/** Where values are edited. An entry's paths begin with `frontMatter` or are `body`; `redirects` is for drafts of a version 1 config. */
export type EditTarget =
  | { readonly in: "site" }
  | { readonly in: "page"; readonly page: string }
  | { readonly in: "block"; readonly page: string; readonly block: string }
  | { readonly in: "redirects" }
  | { readonly in: "entry"; readonly file: string };

export type ValuePath = readonly (string | number)[];

/** The ids of a block and its page. For blocks around the pages, `page` is the id of their frame. */
export interface BlockAddress {
  readonly page: string;
  readonly block: string;
}

/** Without `value`, removes the key. Missing objects on the way are created. */
export interface SetValue {
  readonly kind: "set-value";
  readonly target: EditTarget;
  readonly path: ValuePath;
  readonly value?: unknown;
}

/** Inserts before the item that is at `index` now. A missing list is created. */
export interface InsertItem {
  readonly kind: "insert-item";
  readonly target: EditTarget;
  readonly path: ValuePath;
  readonly index: number;
  readonly item: unknown;
}

/** Removes an item of a list; `path` leads to the list. */
export interface RemoveItem {
  readonly kind: "remove-item";
  readonly target: EditTarget;
  readonly path: ValuePath;
  readonly index: number;
}

/** Moves an item of a list; `path` leads to the list. */
export interface MoveItem {
  readonly kind: "move-item";
  readonly target: EditTarget;
  readonly path: ValuePath;
  readonly index: number;
  /** Its index after the move. */
  readonly to: number;
}

/** Inserts a copy behind the item; `path` leads to the list. */
export interface DuplicateItem {
  readonly kind: "duplicate-item";
  readonly target: EditTarget;
  readonly path: ValuePath;
  readonly index: number;
}

/** Adds a block to a page; another id is given to it if its own is taken. */
export interface InsertBlock {
  readonly kind: "insert-block";
  readonly page: string;
  /** The id of the block that it is inserted before; absent for the end of the page. */
  readonly before?: string;
  readonly block: BlockDocument;
}

/** Like insert-block for a block from the clipboard, of any type, without its lock. */
export interface PasteBlock {
  readonly kind: "paste-block";
  readonly page: string;
  readonly before?: string;
  readonly block: BlockDocument;
}

export interface RemoveBlock extends BlockAddress {
  readonly kind: "remove-block";
}

/** To before another block or the end. `as` gives it another id there. */
export interface MoveBlock extends BlockAddress {
  readonly kind: "move-block";
  readonly to: { readonly page: string; readonly before?: string; readonly as?: string };
}

/** The copy stands below the block, unless `to` says before which one it does, or at the end. */
export interface DuplicateBlock extends BlockAddress {
  readonly kind: "duplicate-block";
  readonly to?: { readonly before?: string };
}

/** Leaves a block out of the site, or shows it again. */
export interface SetBlockHidden extends BlockAddress {
  readonly kind: "set-block-hidden";
  readonly hidden: boolean;
}

/** Sets how wide a block is; without `width` it is as wide as the page. */
export interface SetBlockWidth extends BlockAddress {
  readonly kind: "set-block-width";
  readonly width?: BlockWidth;
}

/** Sets what has to hold for a block to be there; without `if` it is there in any case. */
export interface SetBlockCondition extends BlockAddress {
  readonly kind: "set-block-condition";
  readonly if?: Condition;
}

/** Protects a block's place or its content from changes; without `lock` it is unlocked. */
export interface SetBlockLock extends BlockAddress {
  readonly kind: "set-block-lock";
  readonly lock?: "layout" | "content";
}

/** Adds a page before the one with the id `before`, or at the end. */
export interface InsertPage {
  readonly kind: "insert-page";
  readonly before?: string;
  readonly page: PageDocument;
}

/** The copy is a draft behind the page, with an id and an address of its own. */
export interface DuplicatePage {
  readonly kind: "duplicate-page";
  readonly page: string;
}

/** Removes a page with its blocks. */
export interface RemovePage {
  readonly kind: "remove-page";
  readonly page: string;
}

/** Moves a page before the one with the id `before`, or to the end. */
export interface MovePage {
  readonly kind: "move-page";
  readonly page: string;
  readonly before?: string;
}

/** Adds an entry; throws an `EditError` if the file exists. */
export interface InsertEntry {
  readonly kind: "insert-entry";
  readonly file: string;
  readonly entry: EntryDocument;
}

/** Removes an entry with its file. */
export interface RemoveEntry {
  readonly kind: "remove-entry";
  readonly file: string;
}

/** Replaces an entry as a whole. */
export interface ReplaceEntry {
  readonly kind: "replace-entry";
  readonly file: string;
  readonly entry: EntryDocument;
  /** Why, for the description of the step in the history. */
  readonly reason?: ReplaceReason;
}

/** Replaces site.config.json as a whole. */
export interface ReplaceDocument extends Restoring {
  readonly kind: "replace-document";
  readonly document: SiteDocument;
  /** Why, for the description of the step in the history. */
  readonly reason?: ReplaceReason;
}

/** Several edits that are one step of the history; the members below say how the step is described. */
export interface Batch extends Restoring {
  readonly kind: "batch";
  readonly edits: readonly Edit[];
  readonly reason?: ReplaceReason | FixReason | PublicationReason;
  /** For find and replace: the text that was searched for, and its replacement. */
  readonly replaced?: { readonly text: string; readonly by: string };
  /** For an operation on a picture. */
  readonly picture?: PictureStep;
  /** For a change of fonts or colours. */
  readonly look?: ThemeStep;
}

/** Plain JSON, so that it can be logged, stored and repeated. */
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
  | SetBlockWidth
  | SetBlockCondition
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

export class EditError extends Error {
  override readonly name = "EditError";
}

export type ReplaceReason =
  | "undo-all"
  | "undo-import"
  | "file"
  | "mine"
  | "other-device"
  | "picture-name"
  | "new-picture";

export type FixReason = "mend-colour" | "mend-headings" | "remove-character" | "mend-link" | "remove-link";

type PublicationReason = "make-draft" | "schedule" | "make-live";

/** What was done to a picture, for the description of a step in the history. */
export interface PictureStep {
  readonly did: "renamed" | "moved" | "replaced" | "exchanged" | "cropped" | "turned" | "deleted" | "shown";
  readonly name: string;
  /** The new name, or that of the picture that is shown instead. */
  readonly other?: string;
}

export type PresetPalette = "slate" | "brick" | "forest" | "sea" | "plum" | "honey" | "rose" | "charcoal";

export type ThemeStep =
  | { readonly fonts: readonly [heading: string, text: string] }
  | { readonly headingFont: string }
  | { readonly palette: PresetPalette }
  | { readonly sitePalette: string }
  | { readonly picture: string };

interface Restoring {
  /** The published version that was restored, as people read it; absent if it was not from a version. */
  readonly version?: string;
}

export interface SetPagePath {
  readonly kind: "set-page-path";
  readonly page: string;
  readonly path: string;
  /** The files in which links follow, as the log records them; without them, all. */
  readonly entries?: readonly string[];
}

/** Replaces a picture by another one wherever it is shown. */
export interface ShowPicture {
  readonly kind: "show-picture";
  /** Of the picture that is replaced. */
  readonly name: string;
  /** Of the picture that replaces it. */
  readonly other: string;
  /** The files in which it is replaced, as the log records them; without them, all. */
  readonly entries?: readonly string[];
}

interface Effects {
  readonly added?: { readonly page: string } | BlockAddress;
  readonly redirect?: { readonly from: string; readonly to: string };
}

export interface Applied extends Effects {
  readonly document: SiteDocument;
}

export interface AppliedToSite extends Effects {
  readonly site: EditedSite;
}
