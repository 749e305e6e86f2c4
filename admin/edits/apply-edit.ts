import type { Applied, AppliedToSite } from "./applied.ts";
import type { Edit } from "./edit.ts";
import { Refusal } from "./refusal.ts";
import type { EditedSite, SiteDocument } from "./site-document.ts";
import { batch } from "./verbs/batch.ts";
import { duplicateBlock } from "./verbs/duplicate-block.ts";
import { duplicateItem } from "./verbs/duplicate-item.ts";
import { duplicatePage } from "./verbs/duplicate-page.ts";
import { insertBlock } from "./verbs/insert-block.ts";
import { insertEntry } from "./verbs/insert-entry.ts";
import { insertItem } from "./verbs/insert-item.ts";
import { insertPage } from "./verbs/insert-page.ts";
import { moveBlock } from "./verbs/move-block.ts";
import { moveItem } from "./verbs/move-item.ts";
import { movePage } from "./verbs/move-page.ts";
import { pasteBlock } from "./verbs/paste-block.ts";
import { removeBlock } from "./verbs/remove-block.ts";
import { removeEntry } from "./verbs/remove-entry.ts";
import { removeItem } from "./verbs/remove-item.ts";
import { removePage } from "./verbs/remove-page.ts";
import { replaceDocument } from "./verbs/replace-document.ts";
import { replaceEntry } from "./verbs/replace-entry.ts";
import { setBlockHidden } from "./verbs/set-block-hidden.ts";
import { setBlockLock } from "./verbs/set-block-lock.ts";
import { setPagePath } from "./verbs/set-page-path.ts";
import { setValue } from "./verbs/set-value.ts";
import { showPicture } from "./verbs/show-picture.ts";

type Verb<E extends Edit> = (site: EditedSite, edit: E, make: typeof makeEdit) => AppliedToSite;

const verbs: { readonly [K in Edit["kind"]]: Verb<Extract<Edit, { kind: K }>> } = {
  "set-value": setValue,
  "insert-item": insertItem,
  "remove-item": removeItem,
  "move-item": moveItem,
  "duplicate-item": duplicateItem,
  "insert-block": inConfig(insertBlock),
  "paste-block": inConfig(pasteBlock),
  "remove-block": inConfig(removeBlock),
  "move-block": inConfig(moveBlock),
  "duplicate-block": inConfig(duplicateBlock),
  "set-block-hidden": inConfig(setBlockHidden),
  "set-block-lock": inConfig(setBlockLock),
  "insert-page": inConfig(insertPage),
  "duplicate-page": inConfig(duplicatePage),
  "remove-page": inConfig(removePage),
  "move-page": inConfig(movePage),
  "set-page-path": setPagePath,
  "show-picture": showPicture,
  "insert-entry": insertEntry,
  "remove-entry": removeEntry,
  "replace-entry": replaceEntry,
  "replace-document": inConfig(replaceDocument),
  batch,
};

export type Outcome = AppliedToSite | { readonly refusal: string };

/**
 * Makes an edit: a site in, a site out, with all that did not change still the same objects. An edit whose page,
 * block, entry or list is gone, or that a lock forbids, changes nothing and gives a sentence that says so.
 */
export function applyEdit(site: EditedSite, edit: Edit): Outcome {
  try {
    return makeEdit(site, edit);
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
}

function makeEdit(site: EditedSite, edit: Edit): AppliedToSite {
  return (verbs[edit.kind] as Verb<Edit>)(site, edit, makeEdit);
}

/** A verb that changes nothing but the config. */
function inConfig<Change>(verb: (document: SiteDocument, edit: Change) => Applied) {
  return (site: EditedSite, edit: Change): AppliedToSite => {
    const { document, ...effects } = verb(site.config, edit);
    return { ...effects, site: document === site.config ? site : { ...site, config: document } };
  };
}
