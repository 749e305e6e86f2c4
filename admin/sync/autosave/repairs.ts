import { createStore, type StoreApi } from "zustand/vanilla";
import { messages } from "../../../editing/messages/messages.ts";
import { readEntry } from "../../../editing/source-text/read-entry.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import type { EditorContent, UnreadableEntry } from "../content/editor-content.ts";
import type { Host } from "../host/host.ts";
import type { EditorState } from "../state/editor-state.ts";
import { type Autosaved, type AutosavedValues, createAutosaved } from "./create-autosaved.ts";
import type { FileText } from "./session-autosaved.ts";

interface RepairsOptions {
  readonly host: Host;
  readonly unreadableFiles: StoreApi<UnreadableFiles>;
  readonly editor: StoreApi<EditorState>;
  readonly earlier: AutosavedValues<FileText> | undefined;
}

export function createRepairs({
  host,
  unreadableFiles,
  editor,
  earlier,
}: RepairsOptions): StoreApi<Autosaved<FileText>> {
  const repairs = createAutosaved<FileText>({
    earlier,
    savedOf(file) {
      const broken = unreadableFiles.getState().unreadable.find((entry) => entry.file === file);
      if (broken) return { text: broken.text, ...(broken.damaged && { damaged: true }) };
      const { [file]: entry } = editor.getState().savedEntries;
      return entry && { text: entry.text };
    },
    async send(file, { value: { text }, known }) {
      if (!host.canWrite) return { kind: "failed", reason: messages.hosts.readOnly };
      const result = await host.save([{ file, text, known: known?.text }]);
      if (result.kind === "changed") {
        const present = result.files.get(file);
        return present === undefined
          ? { kind: "changed", known: undefined, reason: messages.repair.gone }
          : { kind: "changed", known: { text: present }, reason: messages.repair.changed };
      }
      if (result.kind === "failed") return result;
      const { savedEntries, onEntriesChanged } = editor.getState();
      onEntriesChanged({ ...savedEntries, [file]: { text, document: readEntry(text) } });
      unreadableFiles.getState().removeRepaired(file);
      return { kind: "saved" };
    },
  });
  const follow = () => repairs.getState().removeSaved();
  unreadableFiles.subscribe((state, before) => state.unreadable !== before.unreadable && follow());
  editor.subscribe((state, before) => state.savedEntries !== before.savedEntries && follow());
  return repairs;
}

/** What could not be read when the site was opened or has changed. */
export interface UnreadableFiles {
  readonly unreadable: readonly UnreadableEntry[];
  /** The problems that the server has found in files. */
  readonly problems: readonly Problem[];
  /** Takes over what the server reports after files have changed. */
  update(content: Pick<EditorContent, "unreadable" | "problems">): void;
  /** Removes a file that was saved with a readable text. */
  removeRepaired(file: string): void;
}

export function createUnreadableFiles({ unreadable, problems }: EditorContent): StoreApi<UnreadableFiles> {
  return createStore<UnreadableFiles>()((set) => ({
    unreadable,
    problems,
    update: (content) => set({ unreadable: content.unreadable, problems: content.problems }),
    removeRepaired: (file) =>
      set((state) => ({ unreadable: state.unreadable.filter((entry) => entry.file !== file) })),
  }));
}
