import type { Place } from "../document/editor-route.ts";
import { type SitePart, siteParts } from "../document/selection.ts";

export function addressOf(place: Place): string {
  const parts: readonly (string | undefined)[] =
    place.workspace === "content"
      ? [place.tab]
      : place.workspace === "pages"
        ? [place.page, place.block ?? (place.part && `:${place.part}`)]
        : place.workspace === "entries"
          ? [place.collection, place.entry]
          : [place.picture];
  const known = parts.filter((part) => part !== undefined);
  return `#/${[place.workspace, ...known].map(encodeURIComponent).join("/")}`;
}

export function placeOfAddress(address: string): Place {
  const [workspace, first, second] = address.replace(/^#\/?/, "").split("/").map(decoded);
  switch (workspace) {
    case "pages": {
      const part = siteParts.find((known) => `:${known}` === second);
      if (part) return { workspace, ...(first && { page: first }), part: part as SitePart };
      return { workspace, ...(first && { page: first }), ...(second && { block: second }) };
    }
    case "entries":
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
