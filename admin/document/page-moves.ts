import { createLinkUpdater } from "./link-updater.ts";
import type { EntryDocuments, SiteDocument } from "./site-document.ts";
import { updateLinksInEntries } from "./update-links.ts";

export function pageMoves(before: SiteDocument, now: SiteDocument): ReadonlyMap<string, string> {
  const paths = new Map(now.pages.map(({ id, path }) => [id, path]));
  return new Map(
    before.pages.flatMap(({ id, path }) => {
      const to = paths.get(id);
      return to === undefined || to === path ? [] : [[id, to]];
    }),
  );
}

export function updateLinksForMoves(
  entries: EntryDocuments,
  before: SiteDocument,
  now: SiteDocument,
): EntryDocuments {
  const moves = pageMoves(before, now);
  return moves.size === 0 ? entries : updateLinksInEntries(entries, createLinkUpdater(before, moves));
}
