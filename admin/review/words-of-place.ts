import { siteSchema } from "../../schema/site-schema.ts";
import { entryFile } from "../edits/entry-file.ts";
import type { EditedSite } from "../edits/site-document.ts";
import { namePlace } from "../edits/words/name-place.ts";
import { nameValue } from "../edits/words/name-value.ts";
import { type Schemas, schemaOf } from "../edits/words/schemas.ts";
import type { Place } from "../view/place.ts";

/** Where something is edited, in the words of the screens: "Home › Questions › Heading", "Contact", "Posts › Loft rooms". */
export function wordsOfPlace(place: Place, site: EditedSite, schemas: Schemas): string {
  if (place.workspace === "content") return siteSchema.properties[place.tab].title;
  if (place.workspace === "pictures") return place.picture ? `Pictures › ${place.picture}` : "Pictures";
  const path = place.field ?? [];
  if (place.workspace === "entries") {
    if (!place.collection || !place.entry) return "Posts & projects";
    return namePlace(schemas, site, {
      holder: { in: "entry", file: entryFile(place.collection, place.entry) },
      path,
    });
  }
  const { page, block, part } = place;
  if (page && block) {
    const holder = { in: "block", page, block } as const;
    const { title } = nameValue(schemaOf(schemas, site, holder), path);
    const words = namePlace(schemas, site, { holder, path });
    return path.length > 0 && title !== "" ? `${words} › ${title}` : words;
  }
  if (page) return namePlace(schemas, site, { holder: { in: "page", page }, path });
  return part === "header" || part === "footer" || part === "theme"
    ? siteSchema.properties[part].title
    : "Whole site";
}
