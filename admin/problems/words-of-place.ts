import { entryFile } from "../edits/entry-file.ts";
import type { EditedSite } from "../edits/site-document.ts";
import { namePlace } from "../edits/words/name-place.ts";
import { plainName } from "../edits/words/plain-name.ts";
import { collectionTitle, type Schemas } from "../edits/words/schemas.ts";
import { messages } from "../messages/messages.ts";
import type { Place } from "../view/place.ts";

/** Where something is edited, in the words of the screens: "Home › Questions", "Contact", "Breads › Rye loaf". */
export function wordsOfPlace(place: Place, site: EditedSite, schemas: Schemas): string {
  if (place.workspace === "content")
    return (place.tab && schemas.site.properties[place.tab]?.title) || messages.shell.content;
  if (place.workspace === "pictures")
    return place.picture === undefined
      ? messages.shell.pictures
      : `${messages.shell.pictures} › ${nameOfPicture(place.picture)}`;
  const path = place.field ?? [];
  if (place.workspace === "entries") {
    if (!place.collection) return messages.shell.entries;
    if (!place.entry) return collectionTitle(schemas, place.collection);
    const file = entryFile(place.collection, place.entry);
    return namePlace(schemas, site, { target: { in: "entry", file }, path });
  }
  const { page, block, part } = place;
  if (page && block) return namePlace(schemas, site, { target: { in: "block", page, block }, path });
  if (page && (!part || part === "page"))
    return namePlace(schemas, site, { target: { in: "page", page }, path });
  return part && part !== "page" ? messages.pages.site[part] : messages.pages.outline.wholeSite;
}

/** A picture by its file's name in words: "front-door.jpg" is "Front door". */
function nameOfPicture(name: string): string {
  const words = plainName(name.replace(/\.[^.]*$/, ""));
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}

/** In characters. */
const longest = 44;
