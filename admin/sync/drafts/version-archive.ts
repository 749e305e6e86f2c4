import type { EditedSite, EntryDocument, SiteDocument } from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import type { Versions } from "../../../schema/migrations/versions.ts";
import { isObject } from "../../../schema/text/is-object.ts";

/** A version of the site that the user has saved under a name. */
export interface NamedVersion {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface ArchivedVersion extends NamedVersion {
  readonly config: SiteDocument;
  readonly entries: Readonly<Record<string, number>>;
  readonly madeFor: Versions;
}

/** All named versions. Documents of entries are shared by versions, as most entries are the same in several. */
export interface VersionArchive {
  /** The version of this stored format. */
  readonly format: 1;
  /** The versions with the config of each, and the index of each entry in `documents`. */
  readonly versions: readonly ArchivedVersion[];
  /** The different documents of each entry, by file. */
  readonly documents: Readonly<Record<string, readonly EntryDocument[]>>;
  /** Ids, the last first: another device may have them still. */
  readonly removed?: readonly string[];
}

export const emptyArchive: VersionArchive = { format: 1, versions: [], documents: {} };

export const maxVersions = 20;
const maxRemoved = 100;
const maxLetters = 20_000_000;

export function readArchive(stored: unknown): VersionArchive {
  const isArchive =
    isObject(stored) && stored.format === 1 && Array.isArray(stored.versions) && isObject(stored.documents);
  return isArchive ? (stored as unknown as VersionArchive) : emptyArchive;
}

/** An archive with one version more, or why it has no room: `many` versions are in it, or they are too `large`. */
type NewVersion = NamedVersion & { readonly site: EditedSite; readonly madeFor: Versions };

export function addVersion(
  archive: VersionArchive,
  version: NewVersion,
): VersionArchive | { readonly full: "many" | "large" } {
  if (archive.versions.length >= maxVersions) return { full: "many" };
  const added = withVersion(archive, version);
  return JSON.stringify(added).length > maxLetters ? { full: "large" } : added;
}

function withVersion(archive: VersionArchive, { site, id, name, at, madeFor }: NewVersion): VersionArchive {
  const documents: Record<string, readonly EntryDocument[]> = { ...archive.documents };
  const entries: Record<string, number> = {};
  for (const [file, document] of Object.entries(site.entries)) {
    const known = documents[file] ?? [];
    const index = known.findIndex((other) => other === document || sameValue(other, document));
    entries[file] = index === -1 ? known.length : index;
    if (index === -1) documents[file] = [...known, document];
  }
  const versions = [{ id, name, at, madeFor, config: site.config, entries }, ...archive.versions];
  return { ...archive, versions, documents };
}

export function removeVersion(archive: VersionArchive, id: string): VersionArchive {
  return without(archive, [id, ...(archive.removed ?? [])].slice(0, maxRemoved));
}

/** All versions of two devices but those that one of them has removed. There may be more than `maxVersions`. */
export function mergeArchives(mine: VersionArchive, theirs: VersionArchive): VersionArchive {
  const removed = [...new Set([...(mine.removed ?? []), ...(theirs.removed ?? [])])].slice(0, maxRemoved);
  const known = new Set([...mine.versions.map(({ id }) => id), ...removed]);
  let merged = mine;
  for (const version of theirs.versions.toReversed()) {
    const found = known.has(version.id) ? undefined : versionIn(theirs, version.id);
    if (found) merged = withVersion(merged, { ...version, ...found });
  }
  const ordered = merged.versions.toSorted((one, other) => other.at - one.at);
  return without({ ...merged, versions: ordered }, removed);
}

export function archiveStamp({ versions, removed = [] }: VersionArchive): string {
  return JSON.stringify([versions.map(({ id }) => id).toSorted(), removed.toSorted()]);
}

function without(archive: VersionArchive, removed: readonly string[]): VersionArchive {
  const left = archive.versions.filter((version) => !removed.includes(version.id));
  const documents: Record<string, EntryDocument[]> = {};
  const versions = left.map((version) => {
    const entries: Record<string, number> = {};
    for (const [file, index] of Object.entries(version.entries)) {
      const document = archive.documents[file]?.[index];
      if (!document) continue;
      const kept = documents[file] ?? [];
      documents[file] = kept;
      if (!kept.includes(document)) kept.push(document);
      entries[file] = kept.indexOf(document);
    }
    return { ...version, entries };
  });
  return { format: 1, versions, documents, ...(removed.length > 0 && { removed }) };
}

export function versionIn(
  { versions, documents }: VersionArchive,
  id: string,
): { readonly site: EditedSite; readonly madeFor: Versions } | undefined {
  const version = versions.find((other) => other.id === id);
  if (!version) return undefined;
  const entries = Object.entries(version.entries).flatMap(([file, index]) => {
    const document = documents[file]?.[index];
    return document ? [[file, document] as const] : [];
  });
  return {
    site: { config: version.config, entries: Object.fromEntries(entries) },
    madeFor: version.madeFor,
  };
}

export function namesIn({ versions }: VersionArchive): readonly NamedVersion[] {
  return versions.map(({ id, name, at }) => ({ id, name, at }));
}
