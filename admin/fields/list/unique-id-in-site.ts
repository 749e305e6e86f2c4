import { isObject } from "../../../schema/is-object.ts";
import { pagesAndFrames } from "../../document/frames.ts";
import type { SiteDocument } from "../../document/site-document.ts";
import { uniqueId } from "../../document/unique-id.ts";

export function uniqueIdInSite(document: SiteDocument, wanted: string): string {
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
