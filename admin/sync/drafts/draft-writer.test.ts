import { beforeEach, describe, expect, it, vi } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { smallSiteText } from "../../../tests/support/small-site-text.ts";
import { createAutosaved } from "../autosave/create-autosaved.ts";
import { createNewFolders } from "../autosave/new-folders.ts";
import type { AutosavedStores, FileText } from "../autosave/session-autosaved.ts";
import { createEditorStore } from "../store/create-editor-store.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { createDraftWriter, type StoredDraft } from "./draft-writer.ts";

beforeEach(() => void vi.useFakeTimers());

function open(answer: () => Promise<"kept" | "lost"> = async () => "kept") {
  const written: (StoredDraft | undefined)[] = [];
  const storage = {
    write: (draft: StoredDraft | undefined) => {
      written.push(draft);
      return answer();
    },
  } as unknown as DraftStorage;
  const editor = createEditorStore({
    fileText: smallSiteText,
    entries: {},
    schemas: schemasOf(blocks, smallModel),
    migrations: migrationsOf(blocks),
    save: async () => ({ kind: "saved" }),
    now: () => Date.now(),
  });
  const send = async () => ({ kind: "saved" }) as const;
  const autosaved: AutosavedStores = {
    repairs: createAutosaved<FileText>({ savedOf: () => undefined, send }),
    folders: createNewFolders(),
  };
  const keeper = createDraftWriter({ editor, autosaved, storage, refused: false, now: () => Date.now() });
  const type = (value: string) =>
    editor.getState().apply({ kind: "set-value", target: { in: "site" }, path: ["company", "name"], value });
  return { keeper, editor, autosaved, type, written, state: () => keeper.status.getState().state };
}

describe("keeping a draft", () => {
  it("writes within a fifth of a second while one types on, once each time", async () => {
    const { type, written, state } = open();
    for (let typed = 0; typed < 20; typed++) {
      type(`Name ${typed}`);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(written).toHaveLength(5);
    expect(state()).toBe("pending");
    await vi.advanceTimersByTimeAsync(500);
    expect(state()).toBe("kept");
    expect(written.at(-1)?.steps.at(-1)?.edit).toMatchObject({ value: "Name 19" });
  });

  it("keeps what is saved by itself, without anything else too, and nothing of it once it is put back", async () => {
    const { autosaved, written, state } = open();
    const { type } = autosaved.repairs.getState();
    type("content/posts/a.md", { text: "A" });
    await vi.advanceTimersByTimeAsync(600);
    expect(written).toMatchObject([
      { steps: [], autosaved: { repairs: { "content/posts/a.md": { value: { text: "A" } } } } },
    ]);
    expect(state()).toBe("kept");
    type("content/posts/a.md", undefined);
    await vi.advanceTimersByTimeAsync(600);
    expect(written.at(-1)).toBeUndefined();
    expect(written).toHaveLength(2);
  });

  it("writes at once when it is asked to, and nothing when nothing changed", async () => {
    const { keeper, type, written, editor } = open();
    await keeper.flush();
    editor.getState().select({ page: "home" });
    await vi.advanceTimersByTimeAsync(500);
    expect(written).toEqual([]);
    type("Name");
    void keeper.flush();
    expect(written).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(written).toHaveLength(1);
  });

  it("says when the browser keeps nothing, and when it does again", async () => {
    let full = true;
    const { type, state } = open(async () => {
      if (full) throw new DOMException("Full", "QuotaExceededError");
      return "kept";
    });
    type("A");
    await vi.advanceTimersByTimeAsync(300);
    expect(state()).toBe("refused");
    full = false;
    type("B");
    await vi.advanceTimersByTimeAsync(600);
    expect(state()).toBe("kept");
  });

  it("stops when another tab has the site, or when the site was handed over", async () => {
    const lost = open(async () => "lost");
    lost.type("A");
    await vi.advanceTimersByTimeAsync(300);
    lost.type("B");
    await vi.advanceTimersByTimeAsync(300);
    expect([lost.state(), lost.written.length]).toEqual(["lost", 1]);
    const handed = open();
    handed.type("A");
    expect((await handed.keeper.handOver())?.steps).toHaveLength(1);
    handed.type("B");
    await vi.advanceTimersByTimeAsync(300);
    expect(handed.written).toHaveLength(1);
  });
});
