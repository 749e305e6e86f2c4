import type { Edit, EditTarget } from "../edit.ts";
import { findPage } from "../frames.ts";
import type { EditedSite } from "../site-document.ts";
import { valueAt } from "../value-at.ts";

/** What an edit changes or takes away, as it is in a site before: where it differs between two, they conflict. */
export function touchedValues(site: EditedSite, edit: Edit): unknown {
  const { config: document, entries } = site;
  const page = (id: string) => findPage(document, id);
  const block = (at: { readonly page: string; readonly block: string }) =>
    page(at.page)?.blocks.find(({ id }) => id === at.block);
  const held = (target: EditTarget) => {
    if (target.in === "block") return block(target)?.props;
    if (target.in === "entry") return entries[target.file];
    return target.in === "page" ? page(target.page) : document[target.in];
  };
  switch (edit.kind) {
    case "set-value":
    case "insert-item":
    case "remove-item":
    case "move-item":
    case "duplicate-item":
      return valueAt(held(edit.target), edit.path);
    case "remove-block":
      return block(edit);
    case "set-block-hidden":
      return block(edit)?.hidden;
    case "set-block-lock":
      return block(edit)?.lock;
    case "remove-page":
      return page(edit.page);
    case "set-page-path":
      return page(edit.page)?.path;
    case "insert-entry":
    case "remove-entry":
    case "replace-entry":
      return entries[edit.file];
    case "replace-document":
      return document;
    case "batch":
      return edit.edits.map((inner) => touchedValues(site, inner));
    default:
      return undefined;
  }
}
