import type { Applied, AppliedToSite, Edit } from "../document/edit.ts";
import { EditError } from "../document/edit.ts";
import type { EditedSite, SiteDocument } from "../document/site-document.ts";
import * as blocks from "./block-operations.ts";
import * as items from "./item-operations.ts";
import * as pages from "./page-operations.ts";
import * as entries from "./site-operations.ts";
import { batch, replaceDocument, setValue, showPicture } from "./site-operations.ts";

type Operation<E extends Edit> = (site: EditedSite, edit: E, run: typeof runOperation) => AppliedToSite;

const operations: { readonly [K in Edit["kind"]]: Operation<Extract<Edit, { kind: K }>> } = {
  "set-value": setValue,
  "insert-item": items.insertItem,
  "remove-item": items.removeItem,
  "move-item": items.moveItem,
  "duplicate-item": items.duplicateItem,
  "insert-block": inConfig(blocks.insertBlock),
  "paste-block": inConfig(blocks.pasteBlock),
  "remove-block": inConfig(blocks.removeBlock),
  "move-block": inConfig(blocks.moveBlock),
  "duplicate-block": inConfig(blocks.duplicateBlock),
  "set-block-hidden": inConfig(blocks.setBlockHidden),
  "set-block-lock": inConfig(blocks.setBlockLock),
  "set-block-width": inConfig(blocks.setBlockWidth),
  "set-block-condition": inConfig(blocks.setBlockCondition),
  "insert-page": inConfig(pages.insertPage),
  "duplicate-page": inConfig(pages.duplicatePage),
  "remove-page": inConfig(pages.removePage),
  "move-page": inConfig(pages.movePage),
  "set-page-path": pages.setPagePath,
  "show-picture": showPicture,
  "insert-entry": entries.insertEntry,
  "remove-entry": entries.removeEntry,
  "replace-entry": entries.replaceEntry,
  "replace-document": inConfig(replaceDocument),
  batch,
};

export type EditResult = AppliedToSite | { readonly editError: string };

/** Pure; what does not change keeps its identity. An edit that can not be made changes nothing and results in a sentence. */
export function applyEdit(site: EditedSite, edit: Edit): EditResult {
  try {
    return runOperation(site, edit);
  } catch (error) {
    if (error instanceof EditError) return { editError: error.message };
    throw error;
  }
}

function runOperation(site: EditedSite, edit: Edit): AppliedToSite {
  return (operations[edit.kind] as Operation<Edit>)(site, edit, runOperation);
}

function inConfig<Change>(operation: (document: SiteDocument, edit: Change) => Applied) {
  return (site: EditedSite, edit: Change): AppliedToSite => {
    const { document, ...effects } = operation(site.config, edit);
    return { ...effects, site: document === site.config ? site : { ...site, config: document } };
  };
}
