import type { Problem } from "../../schema/problems/problem.ts";
import type { ValuePath } from "../document/edit.ts";
import type { EditorRoute } from "../document/selection.ts";
import { pathOfPointer } from "../document/value.ts";
import { type RouteContext, routeOfSetting } from "./route-of-setting.ts";

export function routeOfProblem(
  { file, pointer }: Pick<Problem, "file" | "pointer">,
  site: RouteContext,
): EditorRoute {
  const { document } = site;
  const [, collection, entry] = /^content\/([^/]+)\/(.+)\.md$/.exec(file) ?? [];
  const path = pathOfPointer(pointer);
  if (collection && entry) return { workspace: "entries", collection, entry, field: path };
  if (file.startsWith("content/media/")) return pictureOf(file, path);
  const [, ordered] = /^content\/([^/]+)\/order\.json$/.exec(file) ?? [];
  if (ordered) return { workspace: "entries", collection: ordered };
  const [top, first, second, third] = path;
  if (top === "site") return routeOfSetting(path.slice(1), site);
  const page = top === "pages" ? document.pages[Number(first)] : undefined;
  if (!page) return { workspace: "pages", section: "site" };
  const block = second === "blocks" ? page.blocks[Number(third)] : undefined;
  if (!block) return { workspace: "pages", page: page.id, section: "page", field: path.slice(2) };
  return { workspace: "pages", page: page.id, block: block.id, field: path.slice(5) };
}

function pictureOf(file: string, path: ValuePath): EditorRoute {
  const name = file === "content/media/media.json" ? path[0] : file.slice("content/media/".length);
  return { workspace: "pictures", ...(typeof name === "string" && { picture: name }) };
}
