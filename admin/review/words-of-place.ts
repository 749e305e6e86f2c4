import { entryFile } from "../edits/entry-file.ts";
import type { EditedSite } from "../edits/site-document.ts";
import { namePlace } from "../edits/words/name-place.ts";
import { nameValue } from "../edits/words/name-value.ts";
import { collectionTitle, type Schemas, schemaOf } from "../edits/words/schemas.ts";
import { messages } from "../messages/messages.ts";
import type { Place } from "../view/place.ts";

/** Where something is edited, in the words of the screens: "Home › Questions › Heading", "Contact", "Breads › Rye loaf". */
export function wordsOfPlace(place: Place, site: EditedSite, schemas: Schemas): string {
  if (place.workspace === "content")
    return (place.tab && schemas.site.properties[place.tab]?.title) || messages.shell.content;
  if (place.workspace === "pictures")
    return place.picture ? `${messages.shell.pictures} › ${place.picture}` : messages.shell.pictures;
  const path = place.field ?? [];
  if (place.workspace === "entries") {
    if (!place.collection) return messages.shell.entries;
    if (!place.entry) return collectionTitle(schemas, place.collection);
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
  if (page && (!part || part === "page"))
    return namePlace(schemas, site, { holder: { in: "page", page }, path });
  return part && part !== "page" ? messages.pages.site[part] : messages.pages.outline.wholeSite;
}
