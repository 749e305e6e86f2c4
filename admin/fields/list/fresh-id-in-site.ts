import { isObject } from "../../../schema/is-object.ts";
import { pagesAndFrames } from "../../document/frames.ts";
import type { SiteDocument } from "../../document/site-document.ts";
import { uniqueId } from "../../document/unique-id.ts";

/** An id for a block inside a block that no other block of the site has, wherever it is. */
export function freshIdInSite(document: SiteDocument, wanted: string): string {
  return uniqueId(
    wanted,
    pagesAndFrames(document).flatMap(({ blocks }) => idsIn(blocks)),
  );
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isObject(value)) return [];
  const own = typeof value.id === "string" && typeof value.type === "string" ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}
