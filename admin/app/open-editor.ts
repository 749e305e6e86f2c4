import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import { definitions, formats } from "../../editing/document/definitions.ts";
import type { EntryDocuments } from "../../editing/document/site-document.ts";
import { siteLanguages } from "../../editing/document/site-document.ts";
import { currentSite } from "../../editing/edits/history.ts";
import { localizeBlock } from "../../editing/labels/schema/localize-block.ts";
import { schemasOf } from "../../editing/labels/schema/schemas.ts";
import { messages } from "../../editing/messages/messages.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import { openedSite } from "../check/checked-site.ts";
import { createChecks } from "../check/create-checks.ts";
import { createProblems } from "../check/create-problems.ts";
import { createEntrySources } from "../check/entry-sources.ts";
import { fileProblemsOf } from "../check/file-problems.ts";
import { notifyUnchecked } from "../check/notify-unchecked.ts";
import { repairedEntries } from "../check/repaired-entries.ts";
import type { SiteChecks } from "../check/site-checks.ts";
import { newPictures } from "../media/new-picture/lazy-new-pictures.ts";
import { createUploads, type Uploads } from "../media/store/create-uploads.ts";
import type { PictureFile } from "../media/store/picture-error.ts";
import { syncPictures } from "../media/store/sync-pictures.ts";
import { createLocalPublishing } from "../publish/create-local-publishing.ts";
import type { OpenPublishing } from "../publish/open-publishing.ts";
import type { Publishers } from "../publish/publishers.ts";
import type { CurrentRemoteDrafts } from "../remote-drafts/remote-drafts-context.ts";
import { createIcons, type Icons, iconSourceOf } from "../site/create-icons.ts";
import { createMedia } from "../site/create-media.ts";
import type { OpenedContent, OpenedSite } from "../site/opened-site.ts";
import type { AutosavedValues } from "../sync/autosave/create-autosaved.ts";
import { createNewFolders } from "../sync/autosave/new-folders.ts";
import { createRepairs, createUnreadableFiles, type UnreadableFiles } from "../sync/autosave/repairs.ts";
import type { AutosavedStores, FileText, PreviousAutosaved } from "../sync/autosave/session-autosaved.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";
import { entryFiles } from "../sync/content/entry-files.ts";
import { addToDraft, describeInDraft } from "../sync/content/pictures-in-draft.ts";
import type { DraftStorage } from "../sync/drafts/draft-storage.ts";
import { createDraftWriter } from "../sync/drafts/draft-writer.ts";
import type { RestoredSession } from "../sync/drafts/restore-draft.ts";
import { saveToDraft } from "../sync/drafts/save-to-draft.ts";
import type { Host } from "../sync/host/host.ts";
import { renameTakenPictures } from "../sync/saving/rename-taken-pictures.ts";
import type { Savers } from "../sync/saving/savers.ts";
import type { EditorState } from "../sync/state/editor-state.ts";
import { nextSaveState } from "../sync/state/save-machine.ts";
import type { CheckSite } from "../sync/state/save-plan.ts";
import type { SaveResult } from "../sync/state/save-result.ts";
import { configText } from "../sync/state/selectors.ts";
import { createEditorStore } from "../sync/store/create-editor-store.ts";
import type { EditorDocument } from "../sync/store/editor-document.ts";
import { createRenderedState } from "../sync/store/rendered-state.ts";
import type { Sync } from "../sync/sync.ts";
import { createNotices, type Notices } from "../ui/notices.ts";
import { createView } from "../view/create-view.ts";
import { createImports } from "../view/imports.ts";
import { createPristineFields } from "../view/pristine-fields.ts";
import { trackRecentRoutes } from "../view/recent-routes.ts";
import type { Workspace } from "../view/workspace.ts";

/** The parts of an opened editor. Screens take each from its context. */
export interface OpenedEditor {
  readonly editor: EditorDocument;
  readonly site: OpenedSite;
  readonly sync: Sync;
  readonly publishers: Publishers;
  /** The unpublished work on the repository's host; empty without a repository, and until its code is loaded. */
  readonly remoteDrafts: CurrentRemoteDrafts;
  readonly uploads: StoreApi<Uploads>;
  /** Called with the site's pictures when the server's files have changed; undefined where pictures can't be edited. */
  readonly updatePictures: ((media: EditorContent["media"]) => void) | undefined;
  readonly checks: SiteChecks;
  readonly workspace: Workspace;
}

export function openEditor(host: Host, opened: EditorContent, earlier: Earlier): OpenedEditor {
  const { pictureStorage } = opened;
  const { storage, refused } = earlier;
  const migrations = migrationsOf(definitions);
  const now = () => Date.now();
  const blocks = definitions.map(localizeBlock);
  const schemas = schemasOf(blocks, opened.model);
  const [unreadableFiles, icons, notices] = [
    createUnreadableFiles(opened),
    createIcons(opened.icons),
    createNotices(),
  ];
  host.onRescued?.(tellRescued(notices));
  const entrySources = createEntrySources(opened);
  const edited = () => entrySources(store.getState());
  const publishing = earlier.openPublishing?.(opened, (files) =>
    store.getState().onEntriesChanged({ ...store.getState().savedEntries, ...files }),
  );
  // What refers to each other is passed as functions, which are called once all parts exist.
  const checker = openChecker(host, opened, {
    unreadableFiles,
    entrySources,
    state: () => store.getState(),
    repairs: () => autosaved.repairs.getState().values,
    mediaOf: (entries) => followed?.mediaOf(entries) ?? opened.media,
  });
  const store = createEditorStore({
    ...{ fileText: opened.text, entries: entryFiles(opened), schemas, migrations },
    ...(earlier.restored && { restored: earlier.restored }),
    ...saversOf(host, { publishing, keep: () => saveToDraft(drafts) }),
    check: host.canWrite || publishing ? checker.check : undefined,
    now,
  });
  if (earlier.restored) onRestored(store, host);
  publishing?.store.subscribe(({ isSignedIn }, before) => {
    if (!isSignedIn || before.isSignedIn) return;
    store.setState(({ saving }) => ({ saving: nextSaveState(saving, { type: "sign-in" }) }));
  });
  const pictureAt = (address: string) => (followed?.pictureAt ?? opened.pictureAt)(address);
  const styles = createStore(() => opened.styles);
  const content = followingContent(opened, { icons, styles, unreadableFiles, edited, pictureAt });
  const media = createMedia({
    content,
    site: () => store.getState().document.site,
    add: async (picture) =>
      pictureStorage
        ? addToDraft(picture, { store, pictureStorage })
        : { kind: "failed", reason: messages.hosts.pictureNotAdded },
  });
  const followed = pictureStorage && syncPictures({ store, media, content: opened, pictureStorage });
  for (const [name, { value }] of earlier.autosaved?.descriptions ?? []) describeInDraft(store, name, value);
  const autosaved: AutosavedStores = {
    repairs: createRepairs({ host, unreadableFiles, editor: store, earlier: earlier.autosaved?.repairs }),
    folders: createNewFolders(earlier.autosaved?.folders),
  };
  const drafts = createDraftWriter({ editor: store, autosaved, storage, refused, now });
  if (earlier.readOnly !== undefined) {
    drafts.stop();
    store.getState().setReadOnly(earlier.readOnly);
  }
  return {
    editor: { store, rendered: createRenderedState(store) },
    site: { content, blocks, schemas, migrations, icons, styles, media },
    sync: { host, drafts, versionStorage: storage, autosaved, unreadableFiles },
    publishers: {
      publishing: publishing?.store,
      localPublishing: host.local && createLocalPublishing(host.local),
    },
    remoteDrafts: createStore(() => ({ drafts: undefined })),
    uploads: createUploads(media, () => siteLanguages(store.getState().document.site)[0], prepareLater),
    updatePictures: followed?.update,
    checks: followingChecks(checker, { store, others: [media, unreadableFiles, autosaved.repairs], notices }),
    workspace: openWorkspace(store, opened, notices),
  };
}

interface CheckerParts {
  readonly unreadableFiles: StoreApi<UnreadableFiles>;
  readonly entrySources: ReturnType<typeof createEntrySources>;
  readonly state: () => EditorState;
  readonly repairs: () => AutosavedValues<FileText>;
  readonly mediaOf: (entries: EntryDocuments) => EditorContent["media"];
}

interface Checker extends Pick<SiteChecks, "problemsOf" | "stop"> {
  readonly check: CheckSite;
}

function openChecker(host: Host, opened: EditorContent, parts: CheckerParts): Checker {
  const { file } = opened;
  const { unreadableFiles, entrySources, state, repairs, mediaOf } = parts;
  const checks = createChecks({
    site: openedSite(opened),
    validators: opened.validators,
    worker: host.checkWorker,
    files() {
      const { problems, unreadable } = unreadableFiles.getState();
      const { repaired, left } = repairedEntries(unreadable, repairs());
      const { checked: entries, orders, patterns } = entrySources(state());
      const fileProblems = fileProblemsOf({ problems, unreadable: left });
      return { entries, media: opened.media, orders, patterns, repaired, fileProblems };
    },
  });
  return {
    stop: checks.stop,
    problemsOf: (text, name = file) => checks.problemsOf({ file: name, text }),
    check({ config, entries }) {
      const planned = { ...state(), document: config, entries };
      const { checked, orders, patterns } = entrySources(planned);
      const given = { entries: checked, orders, patterns, media: mediaOf(entries) };
      return checks.problemsOf({ file, text: configText(planned) }, given);
    },
  };
}

interface SaverParts {
  readonly publishing: ReturnType<OpenPublishing> | undefined;
  readonly keep: () => Promise<SaveResult>;
}

function saversOf(host: Host, { publishing, keep }: SaverParts): Omit<Savers, "check"> {
  if (publishing) return { save: publishing.save, mustCheck: true };
  return {
    save: ({ writes, onProgress }) => (host.canWrite ? host.save(writes, onProgress) : keep()),
  };
}

function onRestored(store: StoreApi<EditorState>, host: Host): void {
  // Somebody else may have published pictures of the same names since.
  renameTakenPictures(store.getState);
  // On a static host there is no other place than this browser, in which it is saved already.
  if (host.kind === "static") store.setState({ savedDraft: currentSite(store.getState().history) });
}

interface FollowedParts {
  readonly icons: StoreApi<Icons>;
  readonly styles: StoreApi<EditorContent["styles"]>;
  readonly unreadableFiles: StoreApi<UnreadableFiles>;
  readonly edited: () => Pick<OpenedContent, "entries"> & { readonly orders: OpenedContent["orderedIds"] };
  readonly pictureAt: OpenedContent["pictureAt"];
}

function followingContent(opened: EditorContent, parts: FollowedParts): OpenedContent {
  const { icons, styles, unreadableFiles, edited, pictureAt } = parts;
  return {
    ...opened,
    pictureAt,
    model: { ...opened.model, formats },
    iconSource: iconSourceOf(icons, opened.icons.names),
    get drawings() {
      return icons.getState().drawings;
    },
    get styles() {
      return styles.getState();
    },
    get orderedIds() {
      return edited().orders;
    },
    get entries() {
      return edited().entries;
    },
    get unreadable() {
      return unreadableFiles.getState().unreadable;
    },
  };
}

interface CheckedStores {
  readonly store: StoreApi<EditorState>;
  readonly others: readonly { subscribe(listener: () => void): unknown }[];
  readonly notices: StoreApi<Notices>;
}

function followingChecks({ check, problemsOf, stop }: Checker, parts: CheckedStores): SiteChecks {
  const { store, others, notices } = parts;
  const problems = createProblems({
    editor: store,
    check: () => store.getState().findProblems(check),
    onOther(listener) {
      for (const other of others) other.subscribe(listener);
      globalThis.addEventListener?.("online", listener);
    },
    onFailure: notifyUnchecked(notices),
  });
  return { problems, problemsOf, stop };
}

function openWorkspace(
  store: StoreApi<EditorState>,
  { model }: EditorContent,
  notices: StoreApi<Notices>,
): Workspace {
  const view = createView(store, model);
  return {
    view,
    recent: trackRecentRoutes(view, store),
    pristine: createPristineFields(),
    imports: createImports(),
    notices,
  };
}

async function prepareLater(file: File): Promise<PictureFile> {
  const { preparePicture } = await newPictures.load();
  return preparePicture(file);
}

interface Earlier {
  readonly storage: DraftStorage;
  readonly refused: boolean;
  readonly restored?: RestoredSession;
  readonly autosaved?: PreviousAutosaved;
  readonly readOnly?: string;
  readonly openPublishing?: OpenPublishing | undefined;
}

function tellRescued(notices: StoreApi<Notices>): (places: readonly string[]) => void {
  return (places) =>
    notices.getState().notify({
      title: messages.hosts.rescued,
      text: messages.hosts.rescuedText({ places: places.join(", ") }),
      tone: "failure",
    });
}
