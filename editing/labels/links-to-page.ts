import type { EditTarget, ValuePath } from "../document/edit.ts";
import { pagesAndFrames } from "../document/frames.ts";
import type { Publication } from "../document/publication.ts";
import type { EditedSite } from "../document/site-document.ts";
import { createLinkUpdater, updateLinks, updateLinksInEntries } from "../document/update-links.ts";
import { messages } from "../messages/messages.ts";
import { countEntries } from "./entry-label.ts";
import { nameLocation } from "./name-location.ts";
import type { Schemas } from "./schema/schemas.ts";

/** A value that contains a link to the page. */
interface LinkLocation {
  readonly target: EditTarget;
  readonly path: ValuePath;
}

/** An address that no page has: links that change when it replaces the page's are links to the page. */
const mark = "/blockwork-asks-who-links-here";

export function linksToPage({ config, entries }: EditedSite, id: string): readonly LinkLocation[] {
  const page = config.pages.find((other) => other.id === id);
  if (!page) return [];
  const hole = /\{(?:slug|id|page)\}/.exec(page.path)?.[0];
  const paths = new Map([[id, hole ? `${mark}/${hole}` : mark]]);
  const marked = updateLinks(config, paths);
  const inBlocks = pagesAndFrames(marked).flatMap(({ id: on, blocks }) =>
    blocks.flatMap(({ id: block, props }) => marksIn(props, { in: "block", page: on, block })),
  );
  const inPages = marked.pages.flatMap(({ blocks: _, path: __, ...fields }) =>
    marksIn(fields, { in: "page", page: fields.id }),
  );
  const { frame: _, frames: __, ...settings } = marked.site;
  const followed = updateLinksInEntries(entries, createLinkUpdater(config, paths));
  const inEntries = Object.entries(followed).flatMap(([file, entry]) =>
    entry === entries[file] ? [] : marksIn(entry, { in: "entry", file }),
  );
  return [...marksIn(settings, { in: "site" }), ...inPages, ...inBlocks, ...inEntries];
}

export function incomingLinks(site: EditedSite, id: string): readonly LinkLocation[] {
  return linksToPage(site, id).filter(({ target }) => !("page" in target) || target.page !== id);
}

export function nameLocations(
  places: readonly LinkLocation[],
  site: EditedSite,
  schemas: Schemas,
): readonly string[] {
  return [...new Set(places.map((place) => nameLocation(schemas, site, place)))];
}

function marksIn(value: unknown, target: EditTarget, path: ValuePath = []): LinkLocation[] {
  if (typeof value === "string")
    return value
      .split(mark)
      .slice(1)
      .map(() => ({ target, path }));
  if (typeof value !== "object" || value === null) return [];
  const children: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return children.flatMap(([key, child]) => marksIn(child, target, [...path, key]));
}

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
