import { type ReactNode, useCallback, useEffect, useMemo } from "react";
import { sameValue } from "../../editing/document/value.ts";
import { ChecksContext } from "../check/site-checks.ts";
import { PagesWorkspace } from "../features/pages/pages-workspace.tsx";
import { useDeploymentStatus } from "../features/publish-panels/use-deployment-status.ts";
import { useLocalChanges } from "../features/publish-panels/use-local-changes.ts";
import { useSignInReturn } from "../features/publish-panels/use-sign-in-return.ts";
import { ScreenFailure } from "../features/review/screen-failure.tsx";
import { ContentWorkspace } from "../features/settings/content-workspace.tsx";
import { settingsForms } from "../features/settings/lazy-forms.ts";
import { DropZone } from "../features/transfer/drop-zone.tsx";
import { UploadsContext } from "../media/store/uploads-context.ts";
import { PublishersContext, usePublishers } from "../publish/publishers.ts";
import { RemoteDraftsContext, useRemoteDrafts } from "../remote-drafts/remote-drafts-context.ts";
import { OpenedSiteContext } from "../site/opened-site.ts";
import { entryFiles } from "../sync/content/entry-files.ts";
import type { ArchivedDraft } from "../sync/drafts/draft-storage.ts";
import { reloadEditor } from "../sync/reload-editor.ts";
import { EditorDocumentContext, useEditor } from "../sync/store/editor-document.ts";
import { SyncContext } from "../sync/sync.ts";
import { preloadModules } from "../ui/browser/preload-modules.ts";
import { trackPresses } from "../ui/browser/presses.ts";
import { ScreenBoundary } from "../ui/error-boundary.tsx";
import { lazy, ReloadContext } from "../ui/lazy.tsx";
import { NoticeList } from "../ui/notice-list.tsx";
import { NoticesContext } from "../ui/notices-context.ts";
import type { Commands } from "../view/commands.ts";
import { useView, WorkspaceContext } from "../view/workspace.ts";
import { createCommands } from "./commands.ts";
import type { OpenedEditor } from "./open-editor.ts";
import { entries, panels, publishing } from "./parts/lazy-parts.ts";
import { TopBar } from "./shell/top-bar.tsx";
import { useAddress } from "./shell/use-address.ts";
import { useCoveredHeight } from "./shell/use-covered-height.ts";
import { useLeaveWarning } from "./shell/use-leave-warning.ts";
import { WorkBars } from "./shell/work-bars.tsx";
import { usePasteSteps } from "./shortcuts/use-paste-steps.ts";
import { useShortcuts } from "./shortcuts/use-shortcuts.ts";
import { useRemoteWork } from "./use-remote-work.ts";

/**
 * Follows the files when they change on disk, as long as nothing is unsaved; else the session remembers that there is
 * a choice. Gives what stops it.
 */
export function followFile({
  editor,
  site,
  sync,
  updatePictures,
}: Pick<OpenedEditor, "editor" | "site" | "sync" | "updatePictures">): () => void {
  const { store } = editor;
  const { host, unreadableFiles } = sync;
  const { content: opened } = site;
  let asked = 0;
  const look = async () => {
    const mine = ++asked;
    const content = await host.load().catch(() => undefined);
    // What there is to edit is another then; what was typed is kept and comes back.
    const { formats } = opened.model;
    if (content && !sameValue({ ...content.model, formats }, opened.model)) return location.reload();
    if (content && mine === asked) updatePictures?.(content.media);
    const { saving, readOnly, onFileChanged, onEntriesChanged } = store.getState();
    // A save of one's own is known when it is answered; what came after it is looked at again then.
    if (content && mine === asked && saving.state !== "saving" && readOnly === undefined) {
      onEntriesChanged(entryFiles(content));
      onFileChanged(content.text);
      unreadableFiles.getState().update(content);
    }
  };
  const lookAtStyles = async () => {
    const content = await host.load().catch(() => undefined);
    if (content) site.styles.setState(content.styles, true);
  };
  const stops = [
    host.onSiteChanged((changes) => changes.includes("styles") && void lookAtStyles()),
    host.onSiteChanged((changes) => changes.includes("content") && void look()),
    store.subscribe(({ saving }, before) => {
      if (before.saving.state === "saving" && saving.state !== "saving" && asked > 0) void look();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

interface EditorProvidersProps {
  readonly opened: OpenedEditor;
  readonly children: ReactNode;
}

export function EditorProviders({ opened, children }: EditorProvidersProps) {
  return (
    <EditorDocumentContext value={opened.editor}>
      <OpenedSiteContext value={opened.site}>
        <SyncContext value={opened.sync}>
          <PublishersContext value={opened.publishers}>
            <RemoteDraftsContext value={opened.remoteDrafts}>
              <UploadsContext value={opened.uploads}>
                <ChecksContext value={opened.checks}>
                  <WorkspaceContext value={opened.workspace}>
                    <NoticesContext value={opened.workspace.notices}>{children}</NoticesContext>
                  </WorkspaceContext>
                </ChecksContext>
              </UploadsContext>
            </RemoteDraftsContext>
          </PublishersContext>
        </SyncContext>
      </OpenedSiteContext>
    </EditorDocumentContext>
  );
}

const SitePartSettings = lazy(settingsForms, "SitePartSettings", "piece");
const EntriesWorkspace = lazy(entries, "EntriesWorkspace", "screen");
const PicturesWorkspace = lazy(panels, "PicturesWorkspace", "screen");
const ChangesPanel = lazy(panels, "ChangesPanel", "dialog");
const ConflictPanel = lazy(panels, "ConflictPanel", "dialog");
const EntryConflictPanel = lazy(panels, "EntryConflictPanel", "dialog");
const FindPanel = lazy(panels, "FindPanel", "dialog");
const ImportPanel = lazy(panels, "ImportPanel", "dialog");
const LocalPanel = lazy(publishing, "LocalPanel", "dialog");
const WorkPanel = lazy(publishing, "WorkPanel", "dialog");
const ProblemsPanel = lazy(panels, "ProblemsPanel", "dialog");
const PublishPanel = lazy(publishing, "PublishPanel", "dialog");
const ReplacePanel = lazy(panels, "ReplacePanel", "dialog");
const ShortcutList = lazy(panels, "ShortcutList", "dialog");

interface AppProps {
  readonly opened: OpenedEditor;
  readonly archived: readonly ArchivedDraft[];
  readonly onTakeOver: () => void;
  readonly onReopen: () => void;
  readonly onForget: (archived: ArchivedDraft) => void;
}

export function App(props: AppProps) {
  const { opened } = props;
  const reload = useCallback(() => void reloadEditor(opened.sync), [opened]);
  return (
    <EditorProviders opened={opened}>
      <ReloadContext value={reload}>
        <Editor {...props} />
      </ReloadContext>
    </EditorProviders>
  );
}

function Editor({ opened, onReopen, ...bars }: AppProps) {
  const commands = useMemo(() => createCommands(opened), [opened]);
  const workspace = useView((view) => view.workspace);
  useShortcuts(commands);
  usePasteSteps();
  useAddress();
  useCoveredHeight();
  useLeaveWarning();
  useKeptDraft(opened);
  useDeploymentStatus();
  useSignInReturn();
  useRemoteWork(opened, onReopen);
  useLocalChanges();
  useEffect(() => trackPresses(document), []);
  useEffect(() => preloadModules(document), []);
  return (
    <div className="editor">
      <Part>
        <TopBar commands={commands} />
      </Part>
      <Part>
        <WorkBars commands={commands} {...bars} />
      </Part>
      <main className="workspace">
        <Part key={workspace}>
          {workspace === "content" && <ContentWorkspace />}
          {workspace === "pages" && <PagesWorkspace SitePartSettings={SitePartSettings} />}
          {workspace === "entries" && <EntriesWorkspace />}
          {workspace === "pictures" && <PicturesWorkspace />}
        </Part>
      </main>
      <Part>
        <Panels commands={commands} />
      </Part>
      <DropZone commands={commands} />
      <Part>
        <NoticeList store={opened.workspace.notices} />
      </Part>
    </div>
  );
}

function Part({ children }: { readonly children: ReactNode }) {
  return (
    <ScreenBoundary fallback={(error, again) => <ScreenFailure error={error} onAgain={again} />}>
      {children}
    </ScreenBoundary>
  );
}

function Panels({ commands }: { readonly commands: Commands }) {
  const { publishing } = usePublishers();
  const panel = useView((view) => view.panel);
  const showPanel = useView((view) => view.showPanel);
  const saving = useEditor((state) => state.saving);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const remoteDrafts = useRemoteDrafts();
  const close = () => showPanel(undefined);
  if (saving.state === "conflict" && !readOnly) return <ConflictPanel conflict={saving.conflict} />;
  const [entry] = saving.state === "entry-conflicts" ? saving.conflicts : [];
  if (entry && !readOnly) return <EntryConflictPanel key={entry.file} conflict={entry} />;
  if (panel === "changes") return <ChangesPanel onClose={close} />;
  if (panel === "problems") return <ProblemsPanel onClose={close} />;
  if (panel === "import") return <ImportPanel commands={commands} onClose={close} />;
  if (panel === "publish")
    return publishing ? <PublishPanel commands={commands} onClose={close} /> : <LocalPanel onClose={close} />;
  if (panel === "work" && remoteDrafts) return <WorkPanel drafts={remoteDrafts} onClose={close} />;
  if (panel === "replace") return <ReplacePanel onClose={close} />;
  if (panel === "find") return <FindPanel commands={commands} onClose={close} />;
  if (panel === "shortcuts") return <ShortcutList onClose={close} />;
  return null;
}

/** Writes the draft at once when the page may be about to end, and follows the file on disk as long as it is open. */
function useKeptDraft(opened: OpenedEditor): void {
  useEffect(() => {
    const flush = () => void opened.sync.drafts.flush();
    const hidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", hidden);
    addEventListener("pagehide", flush);
    addEventListener("beforeunload", flush);
    const stop = followFile(opened);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      removeEventListener("pagehide", flush);
      removeEventListener("beforeunload", flush);
      stop();
    };
  }, [opened]);
}
