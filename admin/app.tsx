import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Problem } from "../schema/problem.ts";
import { downloadText } from "./download-text.ts";
import type { Session } from "./session.ts";
import { ChangesPanel } from "./shell/changes-panel.tsx";
import { ConflictPanel } from "./shell/conflict-panel.tsx";
import { ContentSettings } from "./shell/content-settings.tsx";
import type { ContentTab } from "./shell/content-workspace.tsx";
import { PagesWorkspace } from "./shell/pages-workspace.tsx";
import { ProblemsPanel } from "./shell/problems-panel.tsx";
import { TopBar, type Workspace } from "./shell/top-bar.tsx";
import { useProblems } from "./use-problems.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** The editor: two workspaces over one document. */
export function App({ session }: { readonly session: Session }) {
  const state = useStore(session.store);
  const [workspace, setWorkspace] = useState<Workspace>("content");
  const [tab, setTab] = useState<ContentTab>("company");
  const [panel, setPanel] = useState<"changes" | "problems" | undefined>();
  const [notice, setNotice] = useState("");
  const problems = useProblems(session);
  const changes = state.changes();
  const { saving } = state;

  const save = async () => {
    await session.store.getState().save();
    const after = session.store.getState().saving;
    if (after.state === "idle") setNotice("Content Saved. Your changes have been saved successfully.");
    else if (after.state === "kept") setNotice("Kept in this browser. Export the file to publish it.");
    else if (after.state === "failed") setNotice(after.reason);
  };
  const exportText = () => {
    downloadText("site-content.json", state.text());
    setNotice("Content Exported. Content has been exported to JSON file.");
  };
  useShortcuts({ undo: state.undo, redo: state.redo, save });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => session.store.getState().isChanged() && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [session]);

  const openProblem = ({ pointer }: Problem) => {
    setPanel(undefined);
    const [top = "", first = "", , third = ""] = pointer.slice(1).split("/");
    if (top === "site") {
      setWorkspace("content");
      setTab(first as ContentTab);
      return;
    }
    const page = state.document.pages[Number(first)];
    const block = page?.blocks[Number(third)];
    setWorkspace("pages");
    if (page) state.select({ page: page.id, ...(block && { block: block.id }) });
  };
  const openSetting = (name: string) => {
    setWorkspace("content");
    setTab(name as ContentTab);
  };

  const status =
    saving.state === "saving"
      ? "Saving…"
      : (state.refusal ?? (notice || (changes.length === 0 ? "All changes saved" : "Not saved yet")));
  const company = state.document.site.company as { readonly name?: string } | undefined;
  return (
    <div className="editor">
      <TopBar
        siteName={company?.name ?? "Site"}
        workspace={workspace}
        onWorkspace={setWorkspace}
        undo={state.undoable()}
        redo={state.redoable()}
        onUndo={state.undo}
        onRedo={state.redo}
        changes={changes.length}
        problems={problems.length}
        onReview={() => setPanel("changes")}
        onProblems={() => setPanel("problems")}
        onSave={save}
        onExport={exportText}
        status={status}
      />
      {workspace === "content" ? (
        <ContentSettings session={session} problems={problems} tab={tab} onTab={setTab} />
      ) : (
        <PagesWorkspace session={session} problems={problems} onSetting={openSetting} />
      )}
      {panel === "problems" && (
        <ProblemsPanel problems={problems} onOpen={openProblem} onClose={() => setPanel(undefined)} />
      )}
      {panel === "changes" && (
        <ChangesPanel changes={changes} onRevert={state.revert} onClose={() => setPanel(undefined)} />
      )}
      {saving.state === "conflict" && <ConflictPanel conflict={saving.conflict} onResolve={state.resolve} />}
    </div>
  );
}
