import { share } from "../features/transfer/share.ts";
import { countProblems } from "../labels/count-problems.ts";
import { messages } from "../messages/messages.ts";
import { autosavedChanges } from "../sync/autosave/autosaved-changes.ts";
import { autosavedMaps, countAutosaved } from "../sync/autosave/session-autosaved.ts";
import type { SaveState } from "../sync/state/save-machine.ts";
import type { EditorDocument } from "../sync/store/editor-document.ts";
import type { Sync } from "../sync/sync.ts";
import { downloadBlob } from "../ui/download-blob.ts";
import { downloadText } from "../ui/download-text.ts";
import type { Commands } from "../workspace/commands.ts";
import { forgetFresh } from "../workspace/fresh-fields.ts";
import type { OpenedSite } from "../workspace/opened-site.ts";
import type { Workspace } from "../workspace/workspace.ts";
import type { OpenedEditor } from "./open-editor.ts";

export function createCommands(opened: OpenedEditor): Commands {
  const { editor, site, sync, publishers, checks, workspace } = opened;
  const { store } = editor;
  const { host, autosaved } = sync;
  const { view, notices, imports, fresh } = workspace;
  const { problemsOf } = checks;
  const { publishing } = publishers;
  const { notify } = notices.getState();
  /** Code that is loaded when it is wanted; says so where it can't be. */
  const loaded = async <Part>(load: () => Promise<Part>): Promise<Part | undefined> => {
    try {
      return await load();
    } catch {
      notify({ title: messages.later.failed, text: messages.later.failedText, tone: "failure" });
      return undefined;
    }
  };
  const importOne = async (file: File) => {
    const importing = await loaded(() => import("../features/transfer/import-file.ts"));
    if (!importing) return;
    const { importFile } = importing;
    const failure = await importFile({ store, notices, problemsOf, migrations: site.migrations }, file);
    imports.setState({ failure });
    view.getState().showPanel(failure ? "import" : undefined);
  };
  const someSaved = () => (publishing ? messages.publishing.sentNotAll : messages.outcomes.leftOut);
  const tellLeftOut = ({ names, isWritten }: Extract<SaveState, { state: "left-out" }>) =>
    notify({
      title: isWritten ? someSaved() : messages.outcomes.keptAsDraft,
      text: messages.outcomes.leftOutText(names.join(", ")),
      about: "saving",
    });
  const commands: Commands = {
    undo: () => store.getState().undo(),
    redo: () => store.getState().redo(),
    /** Saves what has changed, and leaves edit mode when that succeeded; asks first where it is published by that. */
    async save(): Promise<void> {
      forgetFresh(fresh);
      if (publishing) return view.getState().showPanel("publish");
      const isEdited = store.getState().isChanged();
      if (!isEdited && countAutosaved(autosaved) === 0) return;
      const isAllSaved =
        store.getState().readOnly !== undefined || (await saveAutosaved({ autosaved, notices, view }));
      if (isEdited) await store.getState().save();
      const { saving, readOnly } = store.getState();
      if (readOnly !== undefined) return;
      if (isEdited && saving.state === "failed") {
        const title = saving.partly ? messages.outcomes.partlySaved : messages.outcomes.notSaved;
        notify({ title, text: saving.reason, tone: "failure", about: "saving" });
        if (saving.problems) view.getState().showPanel("problems");
      } else if (isEdited && saving.state === "left-out") {
        tellLeftOut(saving);
        view.getState().showPanel("problems");
      } else if (isAllSaved && (!isEdited || saving.state === "kept" || saving.state === "idle")) {
        const where = isEdited && saving.state === "kept" ? messages.outcomes.onlyHere : "";
        // Else a browser may clear what it keeps for a site that is rarely visited.
        if (where) void navigator.storage?.persist?.();
        const action = where && { action: { label: messages.sending.send, run: () => void commands.send() } };
        notify({ title: messages.outcomes.saved, text: `${messages.outcomes.savedText}${where}`, ...action });
        view.getState().setEditing(false);
      }
    },
    /** Sends what has changed to the repository. */
    async publish(): Promise<void> {
      forgetFresh(fresh);
      if (store.getState().saving.state === "saving") return;
      publishing?.getState().propose(false);
      await store.getState().save();
      const { saving, readOnly } = store.getState();
      if (readOnly !== undefined) return;
      if (saving.state === "left-out") {
        tellLeftOut(saving);
        if (!saving.isWritten) return;
      } else if (saving.state !== "idle") return;
      void navigator.storage?.persist?.();
      notify({ title: messages.publishing.published, text: messages.publishing.publishedText });
      view.getState().setEditing(false);
      view.getState().showPanel(undefined);
    },
    /** Puts what has changed on a branch of its own, for somebody to look at. */
    async propose(): Promise<void> {
      forgetFresh(fresh);
      if (store.getState().saving.state === "saving") return;
      publishing?.getState().propose(true);
      await store.getState().save();
      const address = publishing?.getState().proposed;
      publishing?.getState().propose(false);
      if (store.getState().saving.state !== "idle") return;
      view.getState().showPanel(undefined);
      // The branch may have had all of it already.
      if (!store.getState().isChanged()) return;
      const { proposed, proposedText, openProposal } = messages.publishing;
      const run = () => window.open(address, "_blank", "noopener");
      const action = address === undefined ? {} : { action: { label: openProposal, run } };
      notify({ title: proposed, text: proposedText, ...action });
    },
    async exportText(): Promise<void> {
      forgetFresh(fresh);
      const text = store.getState().text();
      const isMore = !host.canWrite && store.getState().changedEntries().length > 0;
      const changes = isMore
        ? await loaded(() => changesOf({ store, content: site.content }))
        : { archive: undefined };
      if (!changes) return;
      const { archive } = changes;
      if (archive) downloadBlob("changes.zip", archive);
      else downloadText("site-content.json", text);
      // Without an answer the file is there all the same.
      const problems = await problemsOf(text).catch(() => []);
      const { length } = problems.filter(({ severity }) => severity === "error");
      const { exportedText, withChanges } = messages.outcomes;
      const exported = archive ? `${exportedText} ${withChanges}` : exportedText;
      if (length === 0) notify({ title: messages.outcomes.exported, text: exported });
      else
        notify({
          title: messages.outcomes.exported,
          text: messages.outcomes.exportedWith(countProblems(length)),
          tone: "failure",
          action: { label: messages.outcomes.showProblems, run: () => view.getState().showPanel("problems") },
        });
    },
    /** Hands everything that was changed to whoever looks after the site: by the device's share sheet, or as a mail's attachment. */
    async send(): Promise<void> {
      forgetFresh(fresh);
      const changes = await loaded(() => changesOf({ store, content: site.content }));
      if (!changes) return;
      const { archive } = changes;
      const { sending: words } = messages;
      if (!archive) return notify({ title: words.nothing, text: words.nothingText });
      const file = new File([archive], "changes.zip", { type: "application/zip" });
      const outcome = await share(file, words.letter);
      if (outcome === "shared") notify({ title: words.shared, text: words.sharedText });
      if (outcome === "mailed") notify({ title: words.mailed, text: words.mailedText });
    },
    /** Puts a file in place of the site, or shows why not. */
    importFile: importOne,
    /** The same for what was dropped, which may be anything. */
    async importDropped(files: readonly File[]): Promise<void> {
      const [file, ...others] = files;
      if (!file) return;
      if (others.length === 0) return importOne(file);
      const name = messages.outcomes.files(files.length);
      imports.setState({
        failure: { name, reason: messages.outcomes.oneFile, problems: [] },
      });
      view.getState().showPanel("import");
    },
  };
  return commands;
}

/** The code that makes archives is loaded when one is asked for. */
async function changesOf({ store, content }: Pick<EditorDocument, "store"> & Pick<OpenedSite, "content">) {
  const { changesArchive } = await import("../sync/site-archive.ts");
  return { archive: await changesArchive(store.getState(), content) };
}

/** Saves what is saved by itself, and tells of each value that could not be. Gives whether all could. */
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
      title: messages.saves.notSaved(name),
      text: reason,
      tone: "failure",
      action: { label: messages.review.showIt, run: () => view.getState().go(at) },
    });
  }
  return isSaved;
}
