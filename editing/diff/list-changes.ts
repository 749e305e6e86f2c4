import { withoutFrames } from "../document/frames.ts";
import { memoizeLast } from "../document/memoize.ts";
import type { EditedSite, EntryDocument, SiteDocument } from "../document/site-document.ts";
import { createLinkUpdater, pageMoves, updateLinks, updateLinksInEntry } from "../document/update-links.ts";
import { sameValue } from "../document/value.ts";
import type { Schemas } from "../labels/schema/schemas.ts";
import { readTokens } from "../labels/tokens/read-tokens.ts";
import { messages } from "../messages/messages.ts";
import type { Change } from "./change.ts";
import type { Comparison } from "./comparison.ts";
import { describeChanges } from "./describe-changes.ts";
import { entryChanges } from "./entry-changes.ts";
import { pageChanges } from "./page-changes.ts";
import { pairBlocks } from "./pair-blocks.ts";
import { groupThemeChanges, type themeStepsIn } from "./theme-changes.ts";

/**
 * Compares the sites and not the log, so what was undone by hand is no change. Links that followed a page belong to the change of its
 * address, and a theme step of the log (`themeStepsIn`) is one change. Reverts are made for `site` as it is: after one, list the changes
 * again.
 */
export function listChanges(
  base: EditedSite,
  site: EditedSite,
  schemas: Schemas,
  looks: ReturnType<typeof themeStepsIn> = [],
): Change[] {
  const before = rebasedBase(base, site);
  const config = sameValue(base.config, site.config)
    ? []
    : configChanges(base, { before, site, schemas, looks });
  const read = { config: site.config, schemas };
  return [...config, ...entryChanges(before, site, schemas)].map((change) => readChange(change, read));
}

function readChange(change: Change, read: Parameters<typeof readTokens>[1]): Change {
  const { location, what, texts, changes } = change;
  return {
    ...change,
    location: readTokens(location, read),
    what: readTokens(what, read),
    ...(texts && { texts: readTexts(texts, read) }),
    ...(changes && { changes: changes.map((part) => readChange(part, read)) }),
  };
}

/** A token in the place of its value reads the same, so that the change is only to be seen as it is written. */
function readTexts(
  texts: NonNullable<Change["texts"]>,
  read: Parameters<typeof readTokens>[1],
): NonNullable<Change["texts"]> {
  const [before, after] = [readTokens(texts.before, read), readTokens(texts.after, read)];
  return before === after ? texts : { ...texts, before, after };
}

interface Compared {
  readonly before: RebasedBase;
  readonly site: EditedSite;
  readonly schemas: Schemas;
  readonly looks: ReturnType<typeof themeStepsIn>;
}

function configChanges(
  { config: base }: EditedSite,
  { before: from, site, schemas, looks }: Compared,
): Change[] {
  const { config: before, updatedFiles } = from;
  const { config: current } = site;
  const pairs = pairBlocks(before, current);
  const comparison: Comparison = { base, before, updatedFiles, current, site, schemas, pairs };
  const settings = describeChanges(
    { schemas, site, target: { in: "site" }, key: "site" },
    { before: settingsOf(before.site, current.site), after: settingsOf(current.site, before.site) },
  );
  return [
    ...groupThemeChanges(settings, looks, current),
    ...pageChanges(comparison),
    ...fileChange(before, current),
  ];
}

function settingsOf(site: SiteDocument["site"], other: SiteDocument["site"]): SiteDocument["site"] {
  return { ...withoutFrames(site, other), redirects: site.redirects ?? [] };
}

function fileChange(before: SiteDocument, current: SiteDocument): Change[] {
  const { site, pages, ...now } = current;
  const { site: _, pages: __, ...previous } = before;
  if (sameValue(previous, now)) return [];
  const document = { ...previous, site, pages };
  const revert = { kind: "replace-document", document } as const;
  return [{ key: "file", location: messages.values.file, what: messages.values.changedFile, revert }];
}

interface RebasedBase extends EditedSite {
  updatedFiles(page: string): readonly string[];
}

function rebasedBase(base: EditedSite, site: EditedSite): RebasedBase {
  const moves = [...pageMoves(base.config, site.config)];
  if (moves.length === 0) return { ...base, updatedFiles: () => [] };
  const links = linksAfter(base.config, JSON.stringify(moves));
  const isChanged = ([file, previous]: [string, EntryDocument]) =>
    Object.hasOwn(site.entries, file) && !sameValue(site.entries[file], previous);
  const changed = Object.entries(base.entries).filter(isChanged);
  return {
    config: links.config,
    entries: {
      ...base.entries,
      ...Object.fromEntries(changed.map(([file, previous]) => [file, links.inEntry(file, previous)])),
    },
    updatedFiles: (page) =>
      changed.flatMap(([file, previous]) =>
        links.toPage.get(page)?.(file, previous) === previous ? [] : [file],
      ),
  };
}

/** Memoized, because typing does not change the moves. */
const linksAfter = memoizeLast((config: SiteDocument, written: string) => {
  const moves = JSON.parse(written) as (readonly [page: string, path: string])[];
  return {
    config: updateLinks(config, new Map(moves)),
    inEntry: entryLinkUpdater(config, new Map(moves)),
    toPage: new Map(moves.map((move) => [move[0], entryLinkUpdater(config, new Map([move]))])),
  };
});

function entryLinkUpdater(config: SiteDocument, paths: ReadonlyMap<string, string>) {
  const updater = createLinkUpdater(config, paths);
  const known = new WeakMap<EntryDocument, EntryDocument>();
  return (file: string, entry: EntryDocument): EntryDocument => {
    const updated = known.get(entry) ?? updateLinksInEntry(file, entry, updater);
    known.set(entry, updated);
    return updated;
  };
}
