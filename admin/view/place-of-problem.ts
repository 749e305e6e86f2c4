import type { Problem } from "../../schema/problem.ts";
import type { ValuePath } from "../edits/edit.ts";
import type { SiteDocument } from "../edits/site-document.ts";
import { contentTabs, type Place } from "./place.ts";

/** Where the value is edited that a problem is about; the nearest place for one that has no field. */
export function placeOfProblem({ file, pointer }: Problem, document: SiteDocument): Place {
  const [, collection, entry] = /^content\/([^/]+)\/(.+)\.md$/.exec(file) ?? [];
  const path = pathOf(pointer);
  if (collection && entry) return { workspace: "entries", collection, entry, field: path };
  if (file.startsWith("content/media/")) return pictureOf(file, path);
  const [top, first, second, third] = path;
  if (top === "site") {
    const tab = contentTabs.find((name) => name === first);
    if (tab) return { workspace: "content", tab, field: path.slice(1) };
    const part = first === "header" || first === "footer" || first === "theme" ? first : "site";
    return { workspace: "pages", part, field: path.slice(1) };
  }
  const page = top === "pages" ? document.pages[Number(first)] : undefined;
  if (!page) return { workspace: "pages", part: "site" };
  const block = second === "blocks" ? page.blocks[Number(third)] : undefined;
  if (!block) return { workspace: "pages", page: page.id, part: "page", field: path.slice(2) };
  return { workspace: "pages", page: page.id, block: block.id, field: path.slice(5) };
}

function pictureOf(file: string, path: ValuePath): Place {
  const name = file === "content/media/media.json" ? path[0] : file.slice("content/media/".length);
  return { workspace: "pictures", ...(typeof name === "string" && { picture: name }) };
}

/** A JSON pointer (RFC 6901) as keys and indexes. */
function pathOf(pointer: string): ValuePath {
  return pointer
    .split("/")
    .slice(1)
    .map((key) =>
      /^(0|[1-9]\d*)$/.test(key) ? Number(key) : key.replaceAll("~1", "/").replaceAll("~0", "~"),
    );
}
