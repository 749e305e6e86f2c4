import { createStore, type StoreApi } from "zustand/vanilla";
import type { Problem } from "../../../schema/problem.ts";
import { messages } from "../../messages/messages.ts";
import { readEntry } from "../../source-text/read-entry.ts";
import type { EditorContent, UnreadableEntry } from "../content/editor-content.ts";
import type { Host } from "../host/host.ts";
import type { EditorState } from "../state/editor-state.ts";
import { type Autosaved, type AutosavedValues, createAutosaved } from "./create-autosaved.ts";
import type { FileText } from "./session-autosaved.ts";

interface RepairsOptions {
  readonly host: Host;
  readonly disk: StoreApi<Disk>;
  readonly editor: StoreApi<EditorState>;
  readonly earlier: AutosavedValues<FileText> | undefined;
}

export function createRepairs({
  host,
  disk,
  editor,
  earlier,
}: RepairsOptions): StoreApi<Autosaved<FileText>> {
  const repairs = createAutosaved<FileText>({
    earlier,
    savedOf(file) {
      const broken = disk.getState().unreadable.find((entry) => entry.file === file);
      if (broken) return { text: broken.text, ...(broken.damaged && { damaged: true }) };
      const { [file]: entry } = editor.getState().savedEntries;
      return entry && { text: entry.text };
    },
    async send(file, { value: { text }, known }) {
      const result = await host.saveEntry({ file, text, known: known?.text });
      if (result.kind === "changed") {
        return { kind: "changed", known: { text: result.fileText }, reason: messages.repair.changed };
      }
      if (result.kind === "gone") return { kind: "changed", known: undefined, reason: messages.repair.gone };
      if (result.kind === "failed") return result;
      const { savedEntries, onEntriesChanged } = editor.getState();
      onEntriesChanged({ ...savedEntries, [file]: { text, document: readEntry(text) } });
      disk.getState().mended(file);
      return { kind: "saved" };
    },
  });
  const follow = () => repairs.getState().follow();
  disk.subscribe((state, before) => state.unreadable !== before.unreadable && follow());
  editor.subscribe((state, before) => state.savedEntries !== before.savedEntries && follow());
  return repairs;
}

export interface Disk {
  readonly unreadable: readonly UnreadableEntry[];
  readonly problems: readonly Problem[];
  meet(content: Pick<EditorContent, "unreadable" | "problems">): void;
  mended(file: string): void;
}

export function createDisk({ unreadable, problems }: EditorContent): StoreApi<Disk> {
  return createStore<Disk>()((set) => ({
    unreadable,
    problems,
    meet: (content) => set({ unreadable: content.unreadable, problems: content.problems }),
    mended: (file) => set((disk) => ({ unreadable: disk.unreadable.filter((entry) => entry.file !== file) })),
  }));
}
