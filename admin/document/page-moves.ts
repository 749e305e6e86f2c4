import { followInEntries } from "./follow-links.ts";
import { linkFollower } from "./link-follower.ts";
import type { EntryDocuments, SiteDocument } from "./site-document.ts";

export function pageMoves(before: SiteDocument, now: SiteDocument): ReadonlyMap<string, string> {
  const paths = new Map(now.pages.map(({ id, path }) => [id, path]));
  return new Map(
    before.pages.flatMap(({ id, path }) => {
      const to = paths.get(id);
      return to === undefined || to === path ? [] : [[id, to]];
    }),
  );
}

export function followMoves(
  entries: EntryDocuments,
  before: SiteDocument,
  now: SiteDocument,
): EntryDocuments {
  const moves = pageMoves(before, now);
  return moves.size === 0 ? entries : followInEntries(entries, linkFollower(before, moves));
}
