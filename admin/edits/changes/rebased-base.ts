import { followInEntry, followLinks } from "../links/follow-links.ts";
import { linkFollower } from "../links/link-follower.ts";
import { pageMoves } from "../links/page-moves.ts";
import { memoizeLast } from "../memoize-last.ts";
import { sameValue } from "../same-value.ts";
import type { EditedSite, EntryDocument, SiteDocument } from "../site-document.ts";

/** An earlier site in which links lead to the addresses that its pages have now. */
export interface RebasedBase extends EditedSite {
  /** The files of the entries whose links to a page have followed it. */
  followed(page: string): readonly string[];
}

/** What a site is compared with: an earlier one, without what followed from other addresses. */
export function rebasedBase(base: EditedSite, site: EditedSite): RebasedBase {
  const moves = [...pageMoves(base.config, site.config)];
  if (moves.length === 0) return { ...base, followed: () => [] };
  const links = linksAfter(base.config, JSON.stringify(moves));
  // In an entry that is as it was, no link has followed.
  const isChanged = ([file, was]: [string, EntryDocument]) =>
    Object.hasOwn(site.entries, file) && !sameValue(site.entries[file], was);
  const changed = Object.entries(base.entries).filter(isChanged);
  return {
    config: links.config,
    entries: {
      ...base.entries,
      ...Object.fromEntries(changed.map(([file, was]) => [file, links.inEntry(file, was)])),
    },
    followed: (page) =>
      changed.flatMap(([file, was]) => (links.toPage.get(page)?.(file, was) === was ? [] : [file])),
  };
}

/** While somebody types, the moves stay what they are. */
const linksAfter = memoizeLast((config: SiteDocument, written: string) => {
  const moves = JSON.parse(written) as (readonly [page: string, path: string])[];
  return {
    config: followLinks(config, new Map(moves)),
    inEntry: entryFollower(config, new Map(moves)),
    toPage: new Map(moves.map((move) => [move[0], entryFollower(config, new Map([move]))])),
  };
});

function entryFollower(config: SiteDocument, paths: ReadonlyMap<string, string>) {
  const follower = linkFollower(config, paths);
  const known = new WeakMap<EntryDocument, EntryDocument>();
  return (file: string, entry: EntryDocument): EntryDocument => {
    const followed = known.get(entry) ?? followInEntry(file, entry, follower);
    known.set(entry, followed);
    return followed;
  };
}
