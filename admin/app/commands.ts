import { countProblems } from "../../editing/labels/count-problems.ts";
import { messages } from "../../editing/messages/messages.ts";
import { share } from "../features/transfer/share.ts";
import { autosavedChanges } from "../sync/autosave/autosaved-changes.ts";
import { autosavedMaps, countAutosaved } from "../sync/autosave/session-autosaved.ts";
import type { SaveState } from "../sync/state/save-machine.ts";
import { changedEntries, configText, hasChanges } from "../sync/state/selectors.ts";
import type { Sync } from "../sync/sync.ts";
import { downloadBlob } from "../ui/browser/download-blob.ts";
import { downloadText } from "../ui/browser/download-text.ts";
import type { Commands } from "../view/commands.ts";
import { resetPristine } from "../view/pristine-fields.ts";
import type { Workspace } from "../view/workspace.ts";
import type { OpenedEditor } from "./open-editor.ts";
import { panels } from "./parts/lazy-parts.ts";

type Saving<State extends SaveState["state"]> = Extract<SaveState, { readonly state: State }>;

export function createCommands(opened: OpenedEditor): Commands {
  const { store } = opened.editor;
  return {
    undo: () => store.getState().undo(),
    redo: () => store.getState().redo(),
    save: () => save(opened),
    publish: () => publish(opened),
    propose: () => propose(opened),
    exportText: () => exportText(opened),
    send: () => send(opened),
    importFile: (file) => importOne(opened, file),
    importDropped: (files) => importDropped(opened, files),
  };
}

async function save(opened: OpenedEditor): Promise<void> {
  const { editor, sync, publishers, workspace } = opened;
  const { store } = editor;
  const { view, notices } = workspace;
  resetPristine(workspace.pristine);
  if (publishers.publishing) return view.getState().showPanel("publish");
  const isEdited = hasChanges(store.getState());
  if (!isEdited && countAutosaved(sync.autosaved) === 0) return;
  const isAllSaved =
    store.getState().readOnly !== undefined ||
    (await saveAutosaved({ autosaved: sync.autosaved, notices, view }));
  if (isEdited) await store.getState().save();
  const { saving, readOnly } = store.getState();
  if (readOnly !== undefined) return;
  if (!isEdited) {
    if (isAllSaved) notifySaved(opened, "idle");
  } else if (saving.state === "failed") notifyFailed(opened, saving);
  else if (saving.state === "left-out") {
    notifyLeftOut(opened, saving);
    view.getState().showPanel("problems");
  } else if (isAllSaved && (saving.state === "kept" || saving.state === "idle"))
    notifySaved(opened, saving.state);
}

function notifySaved(opened: OpenedEditor, state: "kept" | "idle"): void {
  const { view, notices } = opened.workspace;
  const isOnlyHere = state === "kept";
  // Otherwise a browser may clear the data of a site that is rarely visited.
  if (isOnlyHere) void navigator.storage?.persist?.();
  notices.getState().notify({
    title: messages.outcomes.saved,
    text: `${messages.outcomes.savedText}${isOnlyHere ? messages.outcomes.onlyHere : ""}`,
    ...(isOnlyHere && { action: { label: messages.sending.send, run: () => void send(opened) } }),
  });
  view.getState().setEditing(false);
}

function notifyFailed({ workspace }: OpenedEditor, saving: Saving<"failed">): void {
  const { reason, problems } = saving;
  const title = messages.outcomes.notSaved;
  workspace.notices.getState().notify({ title, text: reason, tone: "failure", about: "saving" });
  if (problems) workspace.view.getState().showPanel("problems");
}

function notifyLeftOut({ publishers, workspace }: OpenedEditor, saving: Saving<"left-out">): void {
  const { names, isWritten } = saving;
  const partlySaved = publishers.publishing ? messages.publishing.sentNotAll : messages.outcomes.leftOut;
  workspace.notices.getState().notify({
    title: isWritten ? partlySaved : messages.outcomes.keptAsDraft,
    text: messages.outcomes.leftOutText({ what: names.join(", ") }),
    about: "saving",
  });
}

async function publish(opened: OpenedEditor): Promise<void> {
  const { editor, publishers, workspace } = opened;
  const { store } = editor;
  const { view, notices } = workspace;
  resetPristine(workspace.pristine);
  if (store.getState().saving.state === "saving") return;
  publishers.publishing?.getState().propose(false);
  await store.getState().save();
  const { saving, readOnly } = store.getState();
  if (readOnly !== undefined) return;
  if (saving.state === "left-out") {
    notifyLeftOut(opened, saving);
    if (!saving.isWritten) return;
  } else if (saving.state !== "idle") return;
  void navigator.storage?.persist?.();
  const { published, publishedText } = messages.publishing;
  notices.getState().notify({ title: published, text: publishedText });
  view.getState().showPanel(undefined);
}

async function propose({ editor, publishers, workspace }: OpenedEditor): Promise<void> {
  const { store } = editor;
  const { publishing } = publishers;
  resetPristine(workspace.pristine);
  if (store.getState().saving.state === "saving") return;
  publishing?.getState().propose(true);
  await store.getState().save();
  const address = publishing?.getState().proposed;
  publishing?.getState().propose(false);
  if (store.getState().saving.state !== "idle") return;
  workspace.view.getState().showPanel(undefined);
  // The branch may have had all of it already.
  if (!hasChanges(store.getState())) return;
  const { proposed, proposedText, openProposal } = messages.publishing;
  const run = () => window.open(address, "_blank", "noopener");
  const action = address === undefined ? {} : { action: { label: openProposal, run } };
  workspace.notices.getState().notify({ title: proposed, text: proposedText, ...action });
}

async function exportText(opened: OpenedEditor): Promise<void> {
  const { editor, sync, checks, workspace } = opened;
  const { store } = editor;
  resetPristine(workspace.pristine);
  const text = configText(store.getState());
  const isMore = !sync.host.canWrite && changedEntries(store.getState()).length > 0;
  const changes = isMore ? await loadOrNotify(opened, () => changesOf(opened)) : { archive: undefined };
  if (!changes) return;
  const { archive } = changes;
  if (archive) downloadBlob("changes.zip", archive);
  else downloadText("site-content.json", text);
  // The download does not depend on the check.
  const problems = await checks.problemsOf(text).catch(() => []);
  const { length } = problems.filter(({ severity }) => severity === "error");
  const { exported, exportedText, exportedWith, showProblems, withChanges } = messages.outcomes;
  const { notify } = workspace.notices.getState();
  if (length === 0) {
    notify({ title: exported, text: archive ? `${exportedText} ${withChanges}` : exportedText });
    return;
  }
  notify({
    title: exported,
    text: exportedWith({ problems: countProblems(length) }),
    tone: "failure",
    action: { label: showProblems, run: () => workspace.view.getState().showPanel("problems") },
  });
}

async function send(opened: OpenedEditor): Promise<void> {
  const { pristine, notices } = opened.workspace;
  resetPristine(pristine);
  const changes = await loadOrNotify(opened, () => changesOf(opened));
  if (!changes) return;
  const { archive } = changes;
  const { sending } = messages;
  const { notify } = notices.getState();
  if (!archive) return notify({ title: sending.nothing, text: sending.nothingText });
  const file = new File([archive], "changes.zip", { type: "application/zip" });
  const outcome = await share(file, sending.letter);
  if (outcome === "shared") notify({ title: sending.shared, text: sending.sharedText });
  if (outcome === "mailed") notify({ title: sending.mailed, text: sending.mailedText });
}

/** Replaces the site by the one in a file, or shows why that can't be done. */
async function importOne(opened: OpenedEditor, file: File): Promise<void> {
  const { editor, site, checks, workspace } = opened;
  const { imports, notices, view } = workspace;
  const module = await loadOrNotify(opened, panels.load);
  if (!module) return;
  const context = {
    store: editor.store,
    notices,
    problemsOf: checks.problemsOf,
    migrations: site.migrations,
  };
  const failure = await module.importFile(context, file);
  imports.setState({ failure });
  view.getState().showPanel(failure ? "import" : undefined);
}

async function importDropped(opened: OpenedEditor, files: readonly File[]): Promise<void> {
  const { imports, view } = opened.workspace;
  const [file, ...others] = files;
  if (!file) return;
  if (others.length === 0) return importOne(opened, file);
  const name = messages.outcomes.files({ number: files.length });
  imports.setState({ failure: { name, reason: messages.outcomes.oneFile, problems: [] } });
  view.getState().showPanel("import");
}

async function loadOrNotify<Result>(
  { workspace }: OpenedEditor,
  load: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await load();
  } catch {
    const { failed, failedText } = messages.later;
    workspace.notices.getState().notify({ title: failed, text: failedText, tone: "failure" });
    return undefined;
  }
}

async function changesOf({ editor, site }: OpenedEditor) {
  const { changesArchive } = await panels.load();
  return { archive: await changesArchive(editor.store.getState(), site.content) };
}

async function saveAutosaved({
  autosaved,
  notices,
  view,
}: Pick<Sync, "autosaved"> & Pick<Workspace, "notices" | "view">): Promise<boolean> {
  let isSaved = true;
  for (const { name, at, save } of autosavedChanges(autosavedMaps(autosaved), autosaved)) {
    const reason = await save();
    if (reason === undefined) continue;
    isSaved = false;
    notices.getState().notify({
      title: messages.saves.notSaved({ name }),
      text: reason,
      tone: "failure",
      action: { label: messages.review.showIt, run: () => view.getState().go(at) },
    });
  }
  return isSaved;
}
