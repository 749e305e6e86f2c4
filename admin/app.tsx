import { lazy, Suspense, useMemo } from "react";
import { type Commands, createCommands } from "./commands.ts";
import { ContentWorkspace } from "./content-workspace/content-workspace.tsx";
import type { AsideDraft } from "./drafts/draft-storage.ts";
import { ScreenBoundary } from "./drafts/screen-boundary.tsx";
import { useKeptDraft } from "./drafts/use-kept-draft.ts";
import { EntryConflictPanel } from "./entries/entry-conflict-panel.tsx";
import { DropZone } from "./import/drop-zone.tsx";
import { ImportPanel } from "./import/import-panel.tsx";
import { NoticeList } from "./kit/notice-list.tsx";
import { NoticesContext } from "./kit/notices-context.ts";
import { messages } from "./messages/messages.ts";
import { useComeBack } from "./publish/use-come-back.ts";
import { useFollowedSent } from "./publish/use-followed-sent.ts";
import { useLocalChanges } from "./publish/use-local-changes.ts";
import { ChangesPanel } from "./review/changes-panel.tsx";
import { ConflictPanel } from "./review/conflict-panel.tsx";
import { ProblemsPanel } from "./review/problems-panel.tsx";
import { ScreenFailure } from "./review/screen-failure.tsx";
import type { Session } from "./session.ts";
import { SessionContext, useEditor, useSession, useView } from "./session-context.ts";
import { TopBar } from "./shell/top-bar.tsx";
import { useAddress } from "./shell/use-address.ts";
import { useCoveredHeight } from "./shell/use-covered-height.ts";
import { useLeaveWarning } from "./shell/use-leave-warning.ts";
import { WorkBars } from "./shell/work-bars.tsx";
import { ShortcutList } from "./shortcuts/shortcut-list.tsx";
import { useShortcuts } from "./shortcuts/use-shortcuts.ts";

const PagesWorkspace = lazy(() => import("./pages/pages-workspace.tsx"));
const EntriesWorkspace = lazy(() => import("./entries/entries-workspace.tsx"));
const PublishPanel = lazy(() => import("./publish/publish-panel.tsx"));
const LocalPanel = lazy(() => import("./publish/local-panel.tsx"));
const ReplacePanel = lazy(() => import("./replace/replace-panel.tsx"));
const PicturesWorkspace = lazy(() => import("./pictures/pictures-workspace.tsx"));

interface AppProps {
  readonly session: Session;
  /** Drafts that were put aside, until somebody has seen to them. */
  readonly aside: readonly AsideDraft[];
  /** Edits here what another tab has had until now. */
  readonly onTakeOver: () => void;
  readonly onForget: (aside: AsideDraft) => void;
}

/** The editor: workspaces over one document. */
export function App(props: AppProps) {
  return (
    <SessionContext value={props.session}>
      <NoticesContext value={props.session.notices}>
        <Editor {...props} />
      </NoticesContext>
    </SessionContext>
  );
}

function Editor({ session, ...bars }: AppProps) {
  const commands = useMemo(() => createCommands(session), [session]);
  const workspace = useView((view) => view.workspace);
  useShortcuts(commands);
  useAddress();
  useCoveredHeight();
  useLeaveWarning();
  useKeptDraft();
  useFollowedSent();
  useComeBack();
  useLocalChanges();
  return (
    <div className="editor">
      <TopBar commands={commands} />
      <WorkBars commands={commands} {...bars} />
      <main className="workspace">
        <ScreenBoundary
          key={workspace}
          fallback={(error, again) => <ScreenFailure error={error} onAgain={again} />}
        >
          {workspace === "content" && <ContentWorkspace />}
          <Suspense fallback={<p className="waiting">{messages.shell.opening}</p>}>
            {workspace === "pages" && <PagesWorkspace />}
            {workspace === "entries" && <EntriesWorkspace />}
            {workspace === "pictures" && <PicturesWorkspace />}
          </Suspense>
        </ScreenBoundary>
      </main>
      <Panels commands={commands} />
      <DropZone commands={commands} />
      <NoticeList store={session.notices} />
    </div>
  );
}

/** What lies over the workspace, one at a time; a conflict comes before everything. */
function Panels({ commands }: { readonly commands: Commands }) {
  const { publishing } = useSession();
  const panel = useView((view) => view.panel);
  const showPanel = useView((view) => view.showPanel);
  const saving = useEditor((state) => state.saving);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const close = () => showPanel(undefined);
  if (saving.state === "conflict" && !readOnly) return <ConflictPanel conflict={saving.conflict} />;
  const [entry] = saving.state === "entry-conflicts" ? saving.conflicts : [];
  if (entry && !readOnly) return <EntryConflictPanel key={entry.file} conflict={entry} />;
  if (panel === "changes") return <ChangesPanel onClose={close} />;
  if (panel === "problems") return <ProblemsPanel onClose={close} />;
  if (panel === "import") return <ImportPanel commands={commands} onClose={close} />;
  if (panel === "publish")
    return (
      <Suspense>
        {publishing ? <PublishPanel commands={commands} onClose={close} /> : <LocalPanel onClose={close} />}
      </Suspense>
    );
  if (panel === "replace")
    return (
      <Suspense>
        <ReplacePanel onClose={close} />
      </Suspense>
    );
  if (panel === "shortcuts") return <ShortcutList onClose={close} />;
  return null;
}
