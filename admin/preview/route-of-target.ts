import type { EditorRoute } from "../../editing/document/selection.ts";
import { type RouteContext, routeOfSetting } from "../../editing/routes/route-of-setting.ts";
import type { PreviewTarget } from "./preview-props.ts";

export function routeOfTarget(target: PreviewTarget, site: RouteContext): EditorRoute {
  if (target.kind === "page") return { workspace: "pages", page: target.page };
  const { field } = target;
  if (target.kind === "setting") return routeOfSetting(field, site);
  const path = field[0] === "body" ? ["body"] : ["frontMatter", ...field];
  return { workspace: "entries", collection: target.collection, entry: target.entry, field: path };
}
