import { createStore, type StoreApi } from "zustand/vanilla";
import { migrateConfig } from "../../../schema/migrate-config.ts";
import { isNewer, versionsOf } from "../../../schema/versions.ts";
import type { Change } from "../../diff/change.ts";
import { listChanges } from "../../diff/list-changes.ts";
import { currentSite } from "../../document/current-site.ts";
import { isPictureFile, pictureNameOf } from "../../document/picture-file.ts";
import { replaceSite } from "../../document/replace-site.ts";
import type { EditedSite, SiteDocument } from "../../document/site-document.ts";
import { messages } from "../../messages/messages.ts";
import type { EditorDocument } from "../../sync/store/editor-document.ts";
import type { Sync } from "../../sync/sync.ts";
import type { OpenedSite } from "../../workspace/opened-site.ts";
import {
  addVersion,
  emptyArchive,
  maxVersions,
  type NamedVersion,
  namesIn,
  readArchive,
  removeVersion,
  type VersionArchive,
  versionIn,
} from "./version-archive.ts";

export interface NamedVersions {
  readonly list: readonly NamedVersion[] | undefined;
  /** Why the last thing that was asked for could not be done, in a sentence. */
  readonly failure: string | undefined;
  load(): Promise<void>;
  keep(name: string): Promise<NamedVersion | undefined>;
  remove(id: string): Promise<void>;
  compare(id: string): readonly Change[];
  restore(id: string): boolean;
}

type VersionsContext = Pick<EditorDocument, "store"> &
  Pick<OpenedSite, "schemas" | "migrations" | "content"> &
  Pick<Sync, "versionStorage">;

export function createVersions(context: VersionsContext, now = () => Date.now()): StoreApi<NamedVersions> {
  const { store, schemas, migrations, content, versionStorage } = context;
  const words = messages.versions;
  let archive: VersionArchive = emptyArchive;
  const current = () => currentSite(store.getState().history);
  return createStore<NamedVersions>()((set) => {
    const show = (next: VersionArchive) => {
      archive = next;
      set({ list: namesIn(next), failure: undefined });
    };
    const change = async (make: (known: VersionArchive) => VersionArchive) => {
      try {
        show(readArchive(await versionStorage.changeVersions((stored) => make(readArchive(stored)))));
      } catch {
        set({ failure: words.notKept });
      }
    };
    const siteOf = (id: string): EditedSite | undefined => {
      const found = versionIn(archive, id);
      if (!found || isNewer(found.madeFor, migrations)) return undefined;
      const config = migrateConfig(found.site.config, migrations) as SiteDocument;
      return { config, entries: entriesOf(found.site, current(), content) };
    };
    return {
      list: undefined,
      failure: undefined,
      async load() {
        try {
          show(readArchive(await versionStorage.readVersions()));
        } catch {
          set({ list: [], failure: words.notKept });
        }
      },
      async keep(name) {
        const at = now();
        const version: NamedVersion = { id: crypto.randomUUID(), name: name.trim(), at };
        let full: "many" | "large" | undefined;
        await change((known) => {
          const added = addVersion(known, { ...version, site: current(), madeFor: versionsOf(migrations) });
          if (!("full" in added)) return added;
          ({ full } = added);
          return known;
        });
        if (full) set({ failure: full === "many" ? words.tooMany({ most: maxVersions }) : words.tooLarge });
        return archive.versions.some(({ id }) => id === version.id) ? version : undefined;
      },
      remove: (id) => change((known) => removeVersion(known, id)),
      compare(id) {
        const site = siteOf(id);
        return site ? listChanges(site, current(), schemas) : [];
      },
      restore(id) {
        const site = siteOf(id);
        const name = archive.versions.find((version) => version.id === id)?.name;
        if (!site || name === undefined) {
          set({ failure: words.tooNew });
          return false;
        }
        const edit = replaceSite(current(), site);
        const isNamed = edit.kind === "replace-document" || edit.kind === "batch";
        return !("editError" in store.getState().apply(isNamed ? { ...edit, version: name } : edit));
      },
    };
  });
}

/**
 * The entries of a version. Pictures that were added since stay, and those that were added before it and are published
 * by now are no part of the draft any more; nor is a file that can't be read now.
 */
function entriesOf(
  version: EditedSite,
  now: EditedSite,
  { media, unreadable }: Pick<OpenedSite["content"], "media" | "unreadable">,
): EditedSite["entries"] {
  const pictures = Object.entries(now.entries).filter(([file]) => isPictureFile(file));
  const broken = new Set(unreadable.map(({ file }) => file));
  const entries = Object.entries(version.entries).filter(([file]) =>
    isPictureFile(file) ? !media.has(pictureNameOf(file)) : !broken.has(file),
  );
  return Object.fromEntries([...entries, ...pictures]);
}
