import type { EditorRoute } from "../document/editor-route.ts";
import { type PlaceSite, placeOfSetting } from "../workspace/place-of-setting.ts";
import type { PreviewTarget } from "./preview-props.ts";

export function placeOfTarget(target: PreviewTarget, site: PlaceSite): EditorRoute {
  if (target.kind === "page") return { workspace: "pages", page: target.page };
  const { field } = target;
  if (target.kind === "setting") return placeOfSetting(field, site);
  const path = field[0] === "body" ? ["body"] : ["frontMatter", ...field];
  return { workspace: "entries", collection: target.collection, entry: target.entry, field: path };
}
