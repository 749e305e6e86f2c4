import { lazy, Suspense, useMemo } from "react";
import { createCommands } from "./commands.ts";
import { ContentWorkspace } from "./content-workspace/content-workspace.tsx";
import { NoticeList } from "./kit/notice-list.tsx";
import { ChangesPanel } from "./review/changes-panel.tsx";
import { ConflictPanel } from "./review/conflict-panel.tsx";
import { ProblemsPanel } from "./review/problems-panel.tsx";
import type { Session } from "./session.ts";
import { SessionContext, useEditor, useView } from "./session-context.ts";
import { TopBar } from "./shell/top-bar.tsx";
import { useAddress } from "./shell/use-address.ts";
import { useLeaveWarning } from "./shell/use-leave-warning.ts";
import { ShortcutList } from "./shortcuts/shortcut-list.tsx";
import { useShortcuts } from "./shortcuts/use-shortcuts.ts";

const PagesWorkspace = lazy(() => import("./pages/pages-workspace.tsx"));
const PicturesWorkspace = lazy(() => import("./pictures/pictures-workspace.tsx"));

/** The editor: workspaces over one document. */
export function App({ session }: { readonly session: Session }) {
  return (
    <SessionContext value={session}>
      <Editor session={session} />
    </SessionContext>
  );
}

function Editor({ session }: { readonly session: Session }) {
  const commands = useMemo(() => createCommands(session), [session]);
  const workspace = useView((view) => view.workspace);
  useShortcuts(commands);
  useAddress();
  useLeaveWarning();
  return (
    <div className="editor">
      <TopBar commands={commands} />
      <main className="workspace">
        {workspace === "content" && <ContentWorkspace />}
        <Suspense fallback={<p className="waiting">Opening…</p>}>
          {workspace === "pages" && <PagesWorkspace />}
          {workspace === "pictures" && <PicturesWorkspace />}
        </Suspense>
      </main>
      <Panels />
      <NoticeList store={session.notices} />
    </div>
  );
}

/** What lies over the workspace, one at a time; a conflict comes before everything. */
function Panels() {
  const panel = useView((view) => view.panel);
  const showPanel = useView((view) => view.showPanel);
  const saving = useEditor((state) => state.saving);
  const close = () => showPanel(undefined);
  if (saving.state === "conflict") return <ConflictPanel conflict={saving.conflict} />;
  if (panel === "changes") return <ChangesPanel onClose={close} />;
  if (panel === "problems") return <ProblemsPanel onClose={close} />;
  if (panel === "shortcuts") return <ShortcutList onClose={close} />;
  return null;
}
