import type { Outcome } from "../../document/apply-edit.ts";
import { currentSite } from "../../document/current-site.ts";
import type { Edit } from "../../document/edit.ts";
import { EditError } from "../../document/edit-error.ts";
import type { History } from "../../document/history.ts";
import type { SiteDocument } from "../../document/site-document.ts";
import { messages } from "../../messages/messages.ts";
import type { EditorData, EditorState } from "../state/editor-state.ts";
import type { UnplacedEdit } from "../state/unplaced-edit.ts";
import { compareVersions, type Reading } from "./compare-versions.ts";
import { historyOnFile } from "./history-on-file.ts";
import { resolveConflict } from "./resolve-conflict.ts";

interface Parts {
  readonly set: (state: Partial<EditorState>) => void;
  readonly get: () => EditorState;
  /** Shows another history, with whatever else changes. */
  readonly show: (history: History, more: Partial<EditorState>) => void;
  readonly apply: (edit: Edit, goesOn: boolean) => Outcome;
  readonly refuse: (editError: string) => Outcome;
  /** Whether the config is not as it was saved. */
  readonly configChanged: () => boolean;
  readonly reading: Reading;
  readonly now: () => number;
}

type Commands = Pick<
  EditorState,
  "onFileChanged" | "compare" | "resolve" | "postpone" | "reapply" | "discard"
>;

/** What the session does about a file that somebody else changes too. */
export function conflictCommands({
  set,
  get,
  show,
  apply,
  refuse,
  configChanged,
  reading,
  now,
}: Parts): Commands {
  const discard = (left: UnplacedEdit) => set({ unplaced: get().unplaced.filter((other) => other !== left) });
  return {
    onFileChanged(text) {
      const { savedText, changedText, saving } = get();
      if (saving.state === "conflict") return;
      if (text === savedText) return void (changedText !== undefined && set({ changedText: undefined }));
      if (configChanged()) return set({ changedText: text });
      try {
        show(followed(get().history, reading.read(text), now()), {
          baseText: text,
          savedText: text,
          changedText: undefined,
          saving: { state: "idle" },
        });
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        set({ changedText: text });
      }
    },
    compare() {
      const { changedText } = get();
      if (changedText !== undefined) set(conflictWith(get(), changedText, reading));
    },
    resolve(choice) {
      const { saving, history, readOnly, unplaced } = get();
      if (readOnly !== undefined) return void refuse(readOnly);
      if (saving.state !== "conflict") return;
      const { conflict } = saving;
      show(resolveConflict(conflict, choice, { history, at: now() }), {
        baseText: conflict.fileText,
        savedText: conflict.fileText,
        changedText: undefined,
        saving: { state: "idle" },
        ...(choice === "both" && { unplaced: [...unplaced, ...conflict.unplaced] }),
      });
    },
    postpone() {
      const { state } = get().saving;
      if (state === "conflict" || state === "entry-conflicts") set({ saving: { state: "idle" } });
    },
    reapply(left) {
      const outcome = apply(left.edit, false);
      if (!("editError" in outcome)) discard(left);
      return outcome;
    },
    discard,
  };
}

/** What becomes of a session that meets another text in the file: a choice, or why there is none. */
export function conflictWith(
  versions: EditorData,
  fileText: string,
  reading: Reading,
): Pick<EditorData, "saving" | "changedText"> {
  try {
    const conflict = compareVersions({ ...versions, fileText }, reading);
    return { saving: { state: "conflict", conflict }, changedText: fileText };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    const reason = messages.saves.siteUnreadable(error.message);
    return { saving: { state: "failed", reason }, changedText: fileText };
  }
}

/** The file as it is now, with the way back to what was there before, if that had a history. */
function followed(history: History, file: SiteDocument, at: number): History {
  const { config, entries } = currentSite(history);
  const carried = { base: history.base.entries, entries, at };
  if (history.steps.length === 0) return historyOnFile(file, carried);
  return historyOnFile(file, carried, [
    { edit: { kind: "replace-document", document: config, reason: "mine" }, at },
    { edit: { kind: "replace-document", document: file, reason: "file" }, at },
  ]);
}
