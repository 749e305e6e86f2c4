import { slugOf } from "../../schema/slug.ts";
import { reservedIds } from "./reserved-ids.ts";

export interface HeadingIds {
  /** An id that the page has once; `isName` for one that is taken as it is written. */
  idFor(heading: string, isName?: boolean): string;
}

export function createHeadingIds(language: string): HeadingIds {
  const taken = new Set<string>(reservedIds);
  return {
    idFor(heading, isName = false) {
      const name = isName ? heading : slugOf(heading, { language }) || "section";
      let id = name;
      for (let count = 1; taken.has(id); count++) id = `${name}-${count}`;
      taken.add(id);
      return id;
    },
  };
}
