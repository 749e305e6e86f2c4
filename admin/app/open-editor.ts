import { migrationsOf } from "../../schema/migrations.ts";
import { openedSite } from "../check/checked-site.ts";
import { createChecks } from "../check/create-checks.ts";
import { createProblems } from "../check/create-problems.ts";
import { createEntrySources } from "../check/entry-sources.ts";
import { problemsOfReading } from "../check/problems-of-reading.ts";
import { repairedEntries } from "../check/repaired-entries.ts";
import type { SiteChecks } from "../check/site-checks.ts";
import { tellUnchecked } from "../check/tell-unchecked.ts";
import { currentSite } from "../document/current-site.ts";
import { definitions, formats } from "../document/definitions.ts";
import type { EditedSite } from "../document/site-document.ts";
import { localizeBlock } from "../labels/schema/localize-block.ts";
import { schemasOf } from "../labels/schema/schemas.ts";
import { createMedia } from "../media/store/create-media.ts";
import { createUploads } from "../media/store/create-uploads.ts";
import { followPictures } from "../media/store/follow-pictures.ts";
import type { MediaStores } from "../media/store/media-stores.ts";
import type { PictureFile } from "../media/store/picture-mistake.ts";
import { messages } from "../messages/messages.ts";
import { createLocalPublishing } from "../publish/create-local-publishing.ts";
import type { OpenPublishing } from "../publish/open-publishing.ts";
import type { Publishers } from "../publish/publishers.ts";
import { createDisk, createRepairs } from "../sync/autosave/create-repairs.ts";
import { createFreshFolders } from "../sync/autosave/fresh-folders.ts";
import type { EarlierAutosaved, SessionAutosaved } from "../sync/autosave/session-autosaved.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";
import { entryFiles } from "../sync/content/entry-files.ts";
import { addToDraft, describeInDraft } from "../sync/content/pictures-in-draft.ts";
import type { DraftStorage } from "../sync/drafts/draft-storage.ts";
import { keepDraft } from "../sync/drafts/keep-draft.ts";
import type { RestoredSession } from "../sync/drafts/restore-draft.ts";
import { saveToDraft } from "../sync/drafts/save-to-draft.ts";
import type { Host } from "../sync/host/host.ts";
import { renameTakenPictures } from "../sync/saving/rename-taken-pictures.ts";
import { createDrawn } from "../sync/store/create-drawn.ts";
import { createEditorStore } from "../sync/store/create-editor-store.ts";
import type { EditorDocument } from "../sync/store/editor-document.ts";
import type { Sync } from "../sync/sync.ts";
import { createNotices } from "../ui/notices.ts";
import { createIcons, iconSourceOf } from "../workspace/create-icons.ts";
import { createView } from "../workspace/create-view.ts";
import { createFreshFields } from "../workspace/fresh-fields.ts";
import { createImports } from "../workspace/imports.ts";
import type { OpenedContent, OpenedSite } from "../workspace/opened-site.ts";
import { followPlaces } from "../workspace/recent-places.ts";
import type { Workspace } from "../workspace/workspace.ts";

/** An opened site, in the parts that screens take what they need from. */
export interface OpenedEditor {
  readonly editor: EditorDocument;
  readonly site: OpenedSite;
  readonly sync: Sync;
  readonly publishers: Publishers;
  readonly media: MediaStores;
  readonly checks: SiteChecks;
  readonly workspace: Workspace;
}

/** Opens a site that a host has loaded, for editing. Everything in it that could be pure is. */
export function openEditor(host: Host, opened: EditorContent, earlier: Earlier): OpenedEditor {
  const { file, kept } = opened;
  const migrations = migrationsOf(definitions);
  const blocks = definitions.map(localizeBlock);
  const disk = createDisk(opened);
  const icons = createIcons(opened.icons);
  const iconSource = iconSourceOf(icons, opened.icons.names);
  const entrySources = createEntrySources(opened);
  const edited = () => entrySources(store.getState());
  const notices = createNotices();
  const checks = createChecks({
    site: openedSite(opened),
    validators: opened.validators,
    worker: host.checkWorker,
    files() {
      const { problems, unreadable } = disk.getState();
      const { repaired, left } = repairedEntries(unreadable, autosaved.repairs.getState().values);
      return {
        entries: edited().checked,
        media: opened.media,
        orders: edited().orders,
        repaired,
        ofReading: problemsOfReading({ problems, unreadable: left }),
      };
    },
  });
  /** The problems of the site with this text for its config, the same that `site validate` prints. */
  const problemsOf = (text: string, name: string = file) => checks.problemsOf({ file: name, text });
  /** Those of a site of which some parts are as they were saved. */
  const check = ({ config, entries }: EditedSite) => {
    const { text, entryText, savedEntries } = store.getState();
    const sources = entrySources({ entries, savedEntries, entryText: (of) => entryText(of, entries) });
    const media = followed?.mediaOf(entries) ?? opened.media;
    const given = { entries: sources.checked, orders: sources.orders, media };
    return checks.problemsOf({ file, text: text(config) }, given);
  };

  const schemas = schemasOf(blocks, opened.model);
  const publishing = earlier.openPublishing?.(opened, (files) =>
    store.getState().onEntriesChanged({ ...store.getState().savedEntries, ...files }),
  );
  const store = createEditorStore({
    fileText: opened.text,
    entries: entryFiles(opened),
    schemas,
    migrations,
    ...(earlier.restored && { restored: earlier.restored }),
    saveFile: async (text, known) => {
      const result = await host.save(text, known);
      return result.kind === "kept" ? keep() : result;
    },
    saveEntry: (save) => (host.canWrite ? host.saveEntry(save) : keep()),
    saveTogether: publishing && ((writes, changes) => publishing.save(writes, changes)),
    check: host.canWrite || publishing ? check : undefined,
    now: () => Date.now(),
  });
  const keep = () => saveToDraft(drafts);
  // Somebody else may have published pictures of the same names since.
  if (earlier.restored) renameTakenPictures(store.getState);
  // What came out of this browser is in it: on a static host there is no other place to save it to.
  if (host.kind === "static" && earlier.restored)
    store.setState({ kept: currentSite(store.getState().history) });
  const content = {
    ...opened,
    pictureAt: (address: string) => (followed?.pictureAt ?? opened.pictureAt)(address),
    model: { ...opened.model, formats },
    iconSource,
    get drawings() {
      return icons.getState().drawings;
    },
    get orderedIds() {
      return edited().orders;
    },
    get entries() {
      return edited().entries;
    },
    get unreadable() {
      return disk.getState().unreadable;
    },
  } satisfies OpenedContent;
  const media = createMedia({
    content,
    site: () => store.getState().document.site,
    add: async (picture) => {
      if (kept) return addToDraft(picture, { store, kept });
      return { kind: "failed", reason: messages.hosts.pictureNotAdded };
    },
  });
  const followed = kept && followPictures({ store, media, content: opened, kept });
  for (const [name, { value }] of earlier.autosaved?.descriptions ?? []) describeInDraft(store, name, value);
  const autosaved: SessionAutosaved = {
    repairs: createRepairs({ host, disk, editor: store, earlier: earlier.autosaved?.repairs }),
    folders: createFreshFolders(earlier.autosaved?.folders),
  };
  const { storage, refused } = earlier;
  const drafts = keepDraft({ editor: store, autosaved, storage, refused });
  if (earlier.readOnly !== undefined) {
    drafts.stop();
    store.getState().setReadOnly(earlier.readOnly);
  }
  const view = createView(store, opened.model);
  return {
    editor: { store, drawn: createDrawn(store) },
    site: { content, blocks, schemas, migrations, icons },
    sync: { host, drafts, versionStorage: storage, autosaved, disk },
    publishers: {
      publishing: publishing?.store,
      localPublishing: host.local && createLocalPublishing(host.local),
    },
    media: { media, uploads: createUploads(media, prepareLater), meetPictures: followed?.meet },
    checks: {
      problemsOf,
      stop: checks.stop,
      problems: createProblems({
        editor: store,
        check: () => store.getState().findProblems(check),
        onOther(listener) {
          media.subscribe(listener);
          disk.subscribe(listener);
          autosaved.repairs.subscribe(listener);
          globalThis.addEventListener?.("online", listener);
        },
        onFailure: tellUnchecked(notices),
      }),
    },
    workspace: {
      view,
      recent: followPlaces(view, store),
      fresh: createFreshFields(),
      imports: createImports(),
      notices,
    },
  };
}

/** Few who open the editor add pictures, so what reads them is loaded for the first one. */
async function prepareLater(file: File): Promise<PictureFile> {
  const { preparePicture } = await import("../media/store/prepare-picture.ts");
  return preparePicture(file);
}

/** What an earlier session and other tabs have to do with this one. */
interface Earlier {
  readonly storage: DraftStorage;
  /** Whether the storage refused to answer. */
  readonly refused: boolean;
  readonly restored?: RestoredSession;
  /** What was typed that is saved by itself. */
  readonly autosaved?: EarlierAutosaved;
  /** Why nothing may be edited, in a sentence. */
  readonly readOnly?: string;
  /** For a site that is published from here. */
  readonly openPublishing?: OpenPublishing | undefined;
}
