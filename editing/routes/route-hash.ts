import type { EditorRoute } from "../document/selection.ts";
import { type SiteSection, siteSections } from "../document/selection.ts";

/** In place of an entry, whose name has no colon: the collection as a table. */
const tableView = ":table";

export function formatRoute(place: EditorRoute): string {
  const parts: readonly (string | undefined)[] =
    place.workspace === "content"
      ? [place.tab]
      : place.workspace === "pages"
        ? [place.page, place.block ?? (place.section && `:${place.section}`)]
        : place.workspace === "entries"
          ? [place.collection, place.entry ?? (place.table && place.collection ? tableView : undefined)]
          : [place.picture];
  const known = parts.filter((part) => part !== undefined);
  return `#/${[place.workspace, ...known].map(encodeURIComponent).join("/")}`;
}

export function parseRoute(address: string): EditorRoute {
  const [workspace, first, second] = address.replace(/^#\/?/, "").split("/").map(decoded);
  switch (workspace) {
    case "pages": {
      const section = siteSections.find((known) => `:${known}` === second);
      if (section) return { workspace, ...(first && { page: first }), section: section as SiteSection };
      return { workspace, ...(first && { page: first }), ...(second && { block: second }) };
    }
    case "entries":
      if (first && second === tableView) return { workspace, collection: first, table: true };
      return { workspace, ...(first && { collection: first }), ...(second && { entry: second }) };
    case "pictures":
      return { workspace, ...(first && { picture: first }) };
    default:
      return { workspace: "content", ...(workspace === "content" && first && { tab: first }) };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
