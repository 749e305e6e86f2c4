import type { Publication } from "../document/publication.ts";
import { messages } from "../messages/messages.ts";
import { countEntries } from "./count-entries.ts";
import type { LinkLocation } from "./links-to-page.ts";
import type { Schemas } from "./schema/schemas.ts";

type Words = Pick<Schemas, "model">;

/** "The 12 links that lead to it follow, 4 of them in 3 breads." */
export function describeLinksToUpdate(places: readonly LinkLocation[], words: Words): string {
  if (places.length === 0) return messages.pages.links.noneLeads;
  return messages.pages.links.willFollow({ number: places.length, where: inEntries(places, words) });
}

export function describeUpdatedLinks(places: readonly LinkLocation[], words: Words): string {
  if (places.length === 0) return messages.pages.links.noneLed;
  return messages.pages.links.followed({ number: places.length, where: inEntries(places, words) });
}

export function describeBrokenLinks(
  places: readonly LinkLocation[],
  names: readonly string[],
  why: Publication["kind"] = "draft",
): string {
  const shown = names.slice(0, 3).join(", ");
  const listed =
    names.length > 3 ? messages.pages.links.morePlaces({ places: shown, number: names.length - 3 }) : shown;
  const { lost, lostUntil } = messages.pages.links;
  return (why === "scheduled" ? lostUntil : lost)({ number: places.length, places: listed });
}

function inEntries(places: readonly LinkLocation[], words: Words): string {
  const files = places.flatMap(({ target }) => (target.in === "entry" ? [target.file] : []));
  if (files.length === 0) return "";
  const entries = countEntries(words, [...new Set(files)]);
  const { allIn, someIn } = messages.pages.links;
  return files.length === places.length ? allIn({ entries }) : someIn({ number: files.length, entries });
}
