import type { PreviewTarget } from "../preview/preview-props.ts";
import { contentTabs, type Place } from "./place.ts";

/** Where the editor has what the preview leads to. */
export function placeOfTarget(target: PreviewTarget): Place {
  if (target.kind === "page") return { workspace: "pages", page: target.page };
  const { field } = target;
  if (target.kind === "entry") {
    // What an entry's page shows is the text or else a field of the front matter.
    const path = field[0] === "body" ? ["body"] : ["frontMatter", ...field];
    return { workspace: "entries", collection: target.collection, entry: target.entry, field: path };
  }
  const [first] = field;
  const tab = contentTabs.find((name) => name === first);
  if (tab) return { workspace: "content", tab, field };
  const part = first === "header" || first === "footer" || first === "theme" ? first : "site";
  return { workspace: "pages", part, field };
}
