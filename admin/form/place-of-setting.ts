import { contentTabs, type Place } from "../view/place.ts";
import type { Path } from "./form-context.ts";

/** Where a setting is edited. */
export function placeOfSetting(path: Path): Place {
  const [first] = path;
  const tab = contentTabs.find((name) => name === first);
  if (tab) return { workspace: "content", tab, field: path };
  const part = first === "header" || first === "footer" || first === "theme" ? first : "site";
  return { workspace: "pages", part, field: path };
}
