import type { Applied } from "./applied.ts";
import type { Edit } from "./edit.ts";
import { Refusal } from "./refusal.ts";
import type { SiteDocument } from "./site-document.ts";
import { batch } from "./verbs/batch.ts";
import { duplicateBlock } from "./verbs/duplicate-block.ts";
import { duplicateItem } from "./verbs/duplicate-item.ts";
import { duplicatePage } from "./verbs/duplicate-page.ts";
import { insertBlock } from "./verbs/insert-block.ts";
import { insertItem } from "./verbs/insert-item.ts";
import { insertPage } from "./verbs/insert-page.ts";
import { moveBlock } from "./verbs/move-block.ts";
import { moveItem } from "./verbs/move-item.ts";
import { movePage } from "./verbs/move-page.ts";
import { pasteBlock } from "./verbs/paste-block.ts";
import { removeBlock } from "./verbs/remove-block.ts";
import { removeItem } from "./verbs/remove-item.ts";
import { removePage } from "./verbs/remove-page.ts";
import { replaceDocument } from "./verbs/replace-document.ts";
import { setBlockHidden } from "./verbs/set-block-hidden.ts";
import { setBlockLock } from "./verbs/set-block-lock.ts";
import { setPagePath } from "./verbs/set-page-path.ts";
import { setValue } from "./verbs/set-value.ts";

type Verb<E extends Edit> = (document: SiteDocument, edit: E, make: typeof makeEdit) => Applied;

const verbs: { readonly [K in Edit["kind"]]: Verb<Extract<Edit, { kind: K }>> } = {
  "set-value": setValue,
  "insert-item": insertItem,
  "remove-item": removeItem,
  "move-item": moveItem,
  "duplicate-item": duplicateItem,
  "insert-block": insertBlock,
  "paste-block": pasteBlock,
  "remove-block": removeBlock,
  "move-block": moveBlock,
  "duplicate-block": duplicateBlock,
  "set-block-hidden": setBlockHidden,
  "set-block-lock": setBlockLock,
  "insert-page": insertPage,
  "duplicate-page": duplicatePage,
  "remove-page": removePage,
  "move-page": movePage,
  "set-page-path": setPagePath,
  "replace-document": replaceDocument,
  batch,
};

export type Outcome = Applied | { readonly refusal: string };

/**
 * Makes an edit: a document in, a document out, with all that did not change still the same objects. An edit
 * whose page, block or list is gone, or that a lock forbids, changes nothing and gives a sentence that says so.
 */
export function applyEdit(document: SiteDocument, edit: Edit): Outcome {
  try {
    return makeEdit(document, edit);
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
}

function makeEdit(document: SiteDocument, edit: Edit): Applied {
  return (verbs[edit.kind] as Verb<Edit>)(document, edit, makeEdit);
}
