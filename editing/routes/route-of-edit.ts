import type { Edit, EditTarget, ValuePath } from "../document/edit.ts";
import { collectionOf, entryIdOf } from "../document/entry.ts";
import { isOrderFile } from "../document/order.ts";
import { isPatternFile } from "../document/pattern.ts";
import { isPictureFile, pictureNameOf } from "../document/picture.ts";
import type { EditorRoute } from "../document/selection.ts";
import { type RouteContext, routeOfSetting } from "./route-of-setting.ts";

export function routeOfEdit(edit: Edit, site: RouteContext): EditorRoute {
  switch (edit.kind) {
    case "batch": {
      if (edit.picture) return { workspace: "pictures", picture: edit.picture.other ?? edit.picture.name };
      const [first] = edit.edits;
      return first ? routeOfEdit(first, site) : settings;
    }
    case "replace-document":
      return settings;
    case "show-picture":
      return { workspace: "pictures", picture: edit.other };
    case "insert-entry":
    case "remove-entry":
      if (isPictureFile(edit.file)) return routeOfPicture(edit.file);
      if (isPatternFile(edit.file)) return { workspace: "pages" };
      return { workspace: "entries", collection: collectionOf(edit.file) };
    case "replace-entry":
      if (isPatternFile(edit.file)) return { workspace: "pages" };
      return isPictureFile(edit.file) ? routeOfPicture(edit.file) : routeOfEntry(edit.file);
    case "insert-page":
      return { workspace: "pages" };
    case "insert-block":
    case "paste-block":
      return { workspace: "pages", page: edit.page };
    case "remove-page":
    case "duplicate-page":
    case "move-page":
    case "set-page-path":
      return { workspace: "pages", page: edit.page, section: "page" };
    case "remove-block":
    case "duplicate-block":
    case "move-block":
    case "set-block-hidden":
    case "set-block-lock":
    case "set-block-width":
    case "set-block-condition":
      return { workspace: "pages", page: edit.page, block: edit.block };
    default:
      return routeOfValue(edit.target, edit.path, site);
  }
}

const settings: EditorRoute = { workspace: "pages", section: "site" };

function routeOfPicture(file: string): EditorRoute {
  return { workspace: "pictures", picture: pictureNameOf(file) };
}

function routeOfEntry(file: string): Extract<EditorRoute, { workspace: "entries" }> {
  const list = { workspace: "entries", collection: collectionOf(file) } as const;
  return isOrderFile(file) ? list : { ...list, entry: entryIdOf(file) };
}

export function routeOfValue(target: EditTarget, path: ValuePath, site: RouteContext): EditorRoute {
  switch (target.in) {
    case "redirects":
      return settings;
    case "entry": {
      if (isPictureFile(target.file)) return routeOfPicture(target.file);
      if (isPatternFile(target.file)) return { workspace: "pages" };
      const place = routeOfEntry(target.file);
      return isOrderFile(target.file) ? place : { ...place, field: path };
    }
    case "page":
      return { workspace: "pages", page: target.page, section: "page", field: path };
    case "block":
      return { workspace: "pages", page: target.page, block: target.block, field: path };
    case "site":
      return routeOfSetting(path, site);
  }
}
