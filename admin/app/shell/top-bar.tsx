import { type MouseEvent, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { Workspace } from "../../../editing/document/selection.ts";
import { withTokens } from "../../../editing/labels/tokens/token-meaning.ts";
import { tokenScope } from "../../../editing/labels/tokens/token-scope.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { formatRoute } from "../../../editing/routes/route-hash.ts";
import type { Model } from "../../../schema/model/model.ts";
import { countByGroup, type ProblemCounts } from "../../check/problem-groups.ts";
import { useReportedProblems } from "../../check/reported-problems.ts";
import { useIsChecked, useProblems } from "../../check/site-checks.ts";
import { countLocal } from "../../publish/create-local-publishing.ts";
import type { Progress } from "../../publish/create-publishing.ts";
import { formatTime } from "../../publish/describe-failure.ts";
import { useLocalPublishing, usePublishers, usePublishing } from "../../publish/publishers.ts";
import { useRemoteDrafts } from "../../remote-drafts/remote-drafts-context.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { hasChanges, redoLabel, undoLabel, unsavedChanges } from "../../sync/state/selectors.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useAutosavedCount, useSync } from "../../sync/sync.ts";
import { shortcutLabel } from "../../ui/browser/shortcut-label.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import {
  CircleCheck,
  CircleDashed,
  Download,
  Ellipsis,
  FileInput,
  Redo2,
  TriangleAlert,
  Undo2,
} from "../../ui/icons/icons.ts";
import { lazy } from "../../ui/lazy.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { Commands } from "../../view/commands.ts";
import { useEditorMenu } from "../../view/use-editor-menu.tsx";
import { useView, useWorkspace } from "../../view/workspace.ts";
import { publishing } from "../parts/lazy-parts.ts";

const WorkLocation = lazy(publishing, "WorkLocation", "note");

export function SaveState() {
  const { drafts, host } = useSync();
  const { notices } = useWorkspace();
  const { publishing } = usePublishers();
  const saving = useEditor((state) => state.saving);
  const editError = useEditor((state) => state.editError);
  const readOnly = useEditor((state) => state.readOnly);
  const autosaved = useAutosavedCount();
  const changed = useEditor(hasChanges) || autosaved > 0;
  const keeping = useStore(drafts.status, (state) => state.state);
  const isOnlyHere = changed && (keeping === "refused" || keeping === "lost");
  const progress = usePublishing((state) => state.progress);
  const remoteDrafts = useRemoteDrafts();
  // What was undone since needs no saving.
  const hasFailed = saving.state === "failed" && changed;
  const isTold = hasFailed || saving.state === "left-out" || saving.state === "saving";
  useEffect(() => {
    if (!isTold) notices.getState().dismissAbout("saving");
  }, [isTold, notices]);
  const words = () => {
    if (editError !== undefined) return editError;
    if (readOnly !== undefined) return messages.saving.readOnly;
    if (saving.state === "saving" && saving.progress) return messages.saving.savingPictures(saving.progress);
    if (saving.state === "saving") return publishing ? messages.publishing.sending : messages.saving.saving;
    if (saving.state === "left-out") {
      const what = fewNames(saving.names);
      if (!saving.isWritten) return messages.saving.keptAsDraft({ what });
      return publishing ? messages.publishing.sentBut({ what }) : messages.saving.leftOut({ what });
    }
    if (hasFailed) return publishing ? saving.reason : messages.saving.failed({ reason: saving.reason });
    if (!changed && publishing) return progressWords(progress);
    if (!changed) return host.kind === "static" ? messages.saving.nothingChanged : messages.saving.allSaved;
    if (isOnlyHere) return messages.saving.noDraft;
    return host.kind === "static" ? messages.saving.notPublished : messages.saving.notSaved;
  };
  const said = words();
  const isWrong = editError !== undefined || isOnlyHere || hasFailed;
  const place = host.kind === "static" ? messages.saving.draftHere : messages.saving.draftKept;
  return (
    <p
      className={isWrong ? "save-state save-state-refusal" : "save-state"}
      title={hasFailed ? saving.reason : said}
    >
      <span role="status">{said}</span>
      {/* Not announced: it comes and goes with every word that is typed. */}
      {(said === messages.saving.notPublished || said === messages.saving.notSaved) &&
        keeping === "kept" &&
        !remoteDrafts &&
        place}
      {remoteDrafts && !isOnlyHere && readOnly === undefined && <WorkLocation drafts={remoteDrafts} />}
    </p>
  );
}

function fewNames(names: readonly string[]): string {
  const [first = ""] = names;
  return names.length <= 2
    ? names.join(", ")
    : messages.saving.andMore({ name: first, more: names.length - 1 });
}

function progressWords(progress: Progress | undefined): string {
  const { states } = messages.publishing;
  if (!progress) return states.nothing;
  return progress.kind === "live" ? states.live({ time: formatTime(progress.at) }) : states[progress.kind];
}

function QuietCounts({ counts }: { readonly counts: ProblemCounts }) {
  const showPanel = useView((view) => view.showPanel);
  const { worthALook, scheduled, sampleTexts } = messages.shell;
  const words = [
    counts.look > 0 && worthALook({ count: counts.look }),
    counts.scheduled > 0 && scheduled({ count: counts.scheduled }),
    counts.sample > 0 && sampleTexts({ count: counts.sample }),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <Button tone="plain" className="top-bar-quiet" onClick={() => showPanel("problems")}>
      {words.join(" · ")}
    </Button>
  );
}

export function TopBar({ commands }: { readonly commands: Commands }) {
  const showPanel = useView((view) => view.showPanel);
  const undo = useEditor(undoLabel);
  const redo = useEditor(redoLabel);
  const menu = useEditorMenu(commands);
  const name = useEditor((state) => withTokens("{{site.name}}", tokenScope({ site: state.document.site })));
  const autosaved = useAutosavedCount();
  const changes = useEditor((state) => unsavedChanges(state).length) + autosaved;
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const samples = countByGroup(useProblems()).sample;
  const counts = { ...countByGroup(useReportedProblems()), sample: samples };
  const problems = counts.problem;
  const isChecked = useIsChecked();
  return (
    <header className="top-bar">
      <p className="top-bar-name">{name || messages.shell.site}</p>
      <WorkspaceLinks />
      <div className="top-bar-group">
        <IconButton
          label={messages.shell.undo}
          hint={undo ? messages.shell.undoOf({ what: undo }) : messages.shell.nothingToUndo}
          keys={shortcutLabel("Mod+Z")}
          icon={<Undo2 size={18} />}
          disabledFocusable={!undo || readOnly}
          onClick={commands.undo}
        />
        <IconButton
          label={messages.shell.redo}
          hint={redo ? messages.shell.redoOf({ what: redo }) : messages.shell.nothingToRedo}
          keys={shortcutLabel("Mod+Shift+Z")}
          icon={<Redo2 size={18} />}
          disabledFocusable={!redo || readOnly}
          onClick={commands.redo}
        />
      </div>
      <SaveState />
      <div className="top-bar-group top-bar-review">
        <Button
          tone="plain"
          icon={
            !isChecked ? (
              <CircleDashed size={16} />
            ) : problems === 0 ? (
              <CircleCheck size={16} />
            ) : (
              <TriangleAlert size={16} className="sign-wrong" />
            )
          }
          onClick={() => showPanel("problems")}
        >
          {isChecked ? messages.shell.problems({ count: problems }) : messages.shell.notChecked}
        </Button>
        <QuietCounts counts={counts} />
        <Button tone="plain" disabled={changes === 0} onClick={() => showPanel("changes")}>
          {messages.shell.changes({ count: changes })}
        </Button>
      </div>
      <div className="top-bar-group top-bar-save">
        <IconButton
          className="wide-only"
          label={messages.shell.importFile}
          icon={<FileInput size={18} />}
          disabled={readOnly}
          onClick={() => showPanel("import")}
        />
        <Button className="wide-only" icon={<Download size={16} />} onClick={commands.exportText}>
          {messages.shell.exportAll}
        </Button>
        <SaveButton commands={commands} changes={changes} />
        <Menu label={messages.shell.more} items={menu}>
          <button type="button" className="icon-button" aria-label={messages.shell.more}>
            <Ellipsis size={18} />
          </button>
        </Menu>
      </div>
    </header>
  );
}

function SaveButton({ commands, changes }: { readonly commands: Commands; readonly changes: number }) {
  const { publishing } = usePublishers();
  const saving = useEditor((state) => state.saving.state === "saving");
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const local = useLocalPublishing((state) => countLocal(state.changes)) ?? 0;
  const showPanel = useView((view) => view.showPanel);
  const { publish, publishCount } = messages.publishing;
  if (changes === 0 && local > 0)
    return (
      <Button tone="primary" disabled={readOnly} onClick={() => showPanel("publish")}>
        {publish}
      </Button>
    );
  const label = changes > 0 ? publishCount({ number: changes }) : publish;
  return (
    <Button tone="primary" disabledFocusable={changes === 0 || saving || readOnly} onClick={commands.save}>
      {publishing ? label : messages.shell.save}
      {!publishing && changes > 0 && (
        <span className="button-count" aria-hidden="true">
          {changes}
        </span>
      )}
    </Button>
  );
}

function workspacesOf({ settings, collections }: Model): readonly (readonly [Workspace, string])[] {
  return [
    ...(Object.keys(settings).length > 0 ? [["content", messages.shell.content] as const] : []),
    ["pages", messages.shell.pages],
    ...(Object.keys(collections).length > 0 ? [["entries", messages.shell.entries] as const] : []),
    ["pictures", messages.shell.pictures],
  ];
}

function WorkspaceLinks() {
  const { content } = useOpenedSite();
  const current = useView((view) => view.workspace);
  const open = useView((view) => view.open);
  const route = useView((view) => view.route);
  // Addresses follow what is chosen.
  useView((view) => view);
  useEditor((state) => state.selection);
  const workspaces = useMemo(() => workspacesOf(content.model), [content.model]);
  const follow = (event: MouseEvent, workspace: Workspace) => {
    // A new tab is the browser's business.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(workspace);
  };
  return (
    <nav className="segments" aria-label={messages.shell.workspaces}>
      {workspaces.map(([workspace, words]) => (
        <a
          key={workspace}
          href={formatRoute(route(workspace))}
          aria-current={workspace === current ? "page" : undefined}
          onClick={(event) => follow(event, workspace)}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}
