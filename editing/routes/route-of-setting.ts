import type { Model } from "../../schema/model/model.ts";
import type { ValuePath } from "../document/edit.ts";
import { findPage, frameId } from "../document/frames.ts";
import type { EditorRoute, SiteSection } from "../document/selection.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { developerKeys } from "../labels/schema/whole-site-schema.ts";

/** What is needed to find the screen of a setting. */
export interface RouteContext {
  readonly model: Model;
  readonly document: SiteDocument;
}

export function routeOfSetting(path: ValuePath, { model, document }: RouteContext): EditorRoute {
  const [key = ""] = path;
  if (Object.hasOwn(model.settings, key)) return { workspace: "content", tab: String(key), field: path };
  if (key === "frame") return routeInFrame(document, frameId(), path.slice(1));
  if (key === "frames") return routeInFrame(document, frameId(String(path[1] ?? "")), path.slice(2));
  return { workspace: "pages", section: partOf(key), field: path };
}

function partOf(key: string | number): SiteSection {
  if (key === "theme") return "theme";
  return developerKeys.some((known) => known === key) ? "developers" : "site";
}

function routeInFrame(document: SiteDocument, page: string, [index, _, ...field]: ValuePath): EditorRoute {
  const frame = findPage(document, page);
  const block = frame?.blocks[Number(index)]?.id;
  return { workspace: "pages", ...(frame && { page }), ...(block !== undefined && { block, field }) };
}
