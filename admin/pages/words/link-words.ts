import type { LinkPlace } from "../../edits/links/links-to-page.ts";
import { countEntries } from "../../edits/words/count-entries.ts";
import type { Schemas } from "../../edits/words/schemas.ts";

type Words = Pick<Schemas, "model">;

/** What a change of a page's address will do to the links to it: "The 12 links that lead to it follow, 4 of them in 3 breads." */
export function linksWillFollow(places: readonly LinkPlace[], words: Words): string {
  if (places.length === 0) return "No link leads to it.";
  const follow =
    places.length === 1
      ? "The link that leads to it follows"
      : `The ${places.length} links that lead to it follow`;
  return `${follow}${inEntries(places, words)}.`;
}

/** What it did: "12 links followed, 4 of them in 3 breads." */
export function linksFollowed(places: readonly LinkPlace[], words: Words): string {
  if (places.length === 0) return "No link led to it.";
  return `${counted(places)} followed${inEntries(places, words)}.`;
}

/** What the page's end did to them: "2 links to it lead nowhere now: Header, Home › Hero." */
export function linksLost(places: readonly LinkPlace[], names: readonly string[]): string {
  const lead = places.length === 1 ? "leads" : "lead";
  const shown = names.slice(0, 3).join(", ");
  const listed = names.length > 3 ? `${shown} and ${names.length - 3} more places` : shown;
  return `${counted(places)} to it ${lead} nowhere now: ${listed}.`;
}

function counted({ length }: readonly LinkPlace[]): string {
  return `${length} link${length === 1 ? "" : "s"}`;
}

function inEntries(places: readonly LinkPlace[], words: Words): string {
  const files = places.flatMap(({ holder }) => (holder.in === "entry" ? [holder.file] : []));
  if (files.length === 0) return "";
  const entries = countEntries(words, [...new Set(files)]);
  return files.length === places.length ? ` in ${entries}` : `, ${files.length} of them in ${entries}`;
}
