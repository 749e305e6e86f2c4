import type { Edit, Holder, ValuePath } from "../edits/edit.ts";
import { collectionOf, entryIdOf } from "../edits/entry-file.ts";
import { contentTabs, type Place } from "./place.ts";

/** Where on the screen an edit is, or the nearest place to it. */
export function placeOfEdit(edit: Edit): Place {
  switch (edit.kind) {
    case "batch": {
      const [first] = edit.edits;
      return first ? placeOfEdit(first) : settings;
    }
    case "replace-document":
      return settings;
    case "insert-entry":
    case "remove-entry":
      return { workspace: "entries", collection: collectionOf(edit.file) };
    case "replace-entry":
      return placeOfEntry(edit.file);
    case "insert-page":
      return { workspace: "pages" };
    case "insert-block":
    case "paste-block":
      return { workspace: "pages", page: edit.page };
    case "remove-page":
    case "duplicate-page":
    case "move-page":
    case "set-page-path":
      return { workspace: "pages", page: edit.page, part: "page" };
    case "remove-block":
    case "duplicate-block":
    case "move-block":
    case "set-block-hidden":
    case "set-block-lock":
      return { workspace: "pages", page: edit.page, block: edit.block };
    default:
      return placeOfValue(edit.holder, edit.path);
  }
}

const settings: Place = { workspace: "pages", part: "site" };

function placeOfEntry(file: string) {
  return { workspace: "entries", collection: collectionOf(file), entry: entryIdOf(file) } as const;
}

function placeOfValue(holder: Holder, path: ValuePath): Place {
  switch (holder.in) {
    case "redirects":
      return settings;
    case "entry":
      return { ...placeOfEntry(holder.file), field: path };
    case "page":
      return { workspace: "pages", page: holder.page, part: "page", field: path };
    case "block":
      return { workspace: "pages", page: holder.page, block: holder.block, field: path };
    case "site": {
      const tab = contentTabs.find((name) => name === path[0]);
      if (tab) return { workspace: "content", tab, field: path };
      const part = (["header", "footer", "theme"] as const).find((name) => name === path[0]) ?? "site";
      return { workspace: "pages", part, field: path };
    }
  }
}
