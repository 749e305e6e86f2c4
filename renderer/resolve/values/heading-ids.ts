import type { SafeHtml } from "../../../schema/fields/resolved.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { slugOf } from "../../../schema/text/slug.ts";
import { reservedIds } from "./reserved-ids.ts";

export interface HeadingIds {
  /** An id that the page has once; `isName` for one that is taken as it is written. */
  idFor(heading: string, isName?: boolean): string;
}

/**
 * A heading whose id a block has gets another one, which no heading has by its words: a block that is added moves the
 * anchor of no other heading.
 */
export function createHeadingIds(language: string, blockIds: ReadonlySet<string> = new Set()): HeadingIds {
  const taken = new Set<string>(reservedIds);
  const free = (name: string, mark: string, isTaken: (id: string) => boolean) => {
    let id = name;
    for (let count = 1; isTaken(id); count++) id = `${name}${mark}${count}`;
    taken.add(id);
    return id;
  };
  return {
    idFor(heading, isName = false) {
      const name = isName ? heading : slugOf(heading, { language }) || "section";
      const id = free(name, "-", (found) => taken.has(found));
      if (!blockIds.has(id)) return id;
      return free(id, "--", (found) => found === id || taken.has(found) || blockIds.has(found));
    },
  };
}

/** The ids of blocks as a page places them, also of blocks within others. */
export function placedBlockIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(placedBlockIds);
  if (!isObject(value)) return [];
  const { id, type, props } = value;
  const isBlock = typeof id === "string" && typeof type === "string" && isObject(props);
  return [...(isBlock ? [id] : []), ...Object.values(value).flatMap(placedBlockIds)];
}

/** A text that several pages show has its ids from its own headings; on a page they go round those that it has. */
export function withIdsOfPage(text: SafeHtml, ids: HeadingIds, onChanged: (id: string) => void): SafeHtml {
  let isChanged = false;
  const html = text.html.replace(/(?<=<h[1-6] id=")[^"]+(?=")/g, (written) => {
    const id = ids.idFor(written, true);
    if (id === written) return written;
    isChanged = true;
    onChanged(written);
    return id;
  });
  return isChanged ? { html } : text;
}
