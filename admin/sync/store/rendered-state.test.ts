import { describe, expect, it, vi } from "vitest";
import { editorOf } from "../../../tests/support/editor-of.ts";
import { afterNextPaint, createRenderedState } from "./rendered-state.ts";

const target = { in: "page", page: "home" } as const;
const edit = (value: string) => ({ kind: "set-value", target, path: ["title"], value }) as const;

function open(afterPaint?: Parameters<typeof createRenderedState>[1]) {
  const { store } = editorOf({
    configVersion: 2,
    site: {},
    pages: [{ id: "home", path: "/", title: "a", blocks: [] }],
  }).editor;
  const waiting: (() => void)[] = [];
  const rendered = createRenderedState(store, afterPaint ?? ((run) => void waiting.push(run)));
  const titles: unknown[] = [];
  rendered.subscribe(({ document }) => titles.push(document.pages[0]?.title));
  return { editor: store.getState(), titles, waiting };
}

describe("what the editor draws", () => {
  it("follows what is typed once it was painted, several letters at once", () => {
    const { editor, titles, waiting } = open();
    editor.type(edit("ab"));
    editor.type(edit("abc"));
    expect([titles, waiting.length]).toEqual([[], 1]);
    waiting[0]?.();
    expect(titles).toEqual(["abc"]);
  });

  it("follows every other step at once, and with it what was typed before it", () => {
    const { editor, titles, waiting } = open();
    editor.type(edit("ab"));
    editor.select({ page: "home" });
    editor.type(edit("abc"));
    editor.undo();
    expect(titles).toEqual(["ab", "ab"]);
    for (const paint of waiting) paint();
    expect(titles).toEqual(["ab", "ab"]);
  });

  it("follows what is typed before a click or another key than a letter is answered", () => {
    const window = new EventTarget();
    const press = (key: string) => window.dispatchEvent(Object.assign(new Event("keydown"), { key }));
    vi.stubGlobal("document", { visibilityState: "visible" });
    vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const { editor, titles } = open(afterNextPaint);
    editor.type(edit("ab"));
    press("c");
    editor.type(edit("abc"));
    expect(titles).toEqual([]);
    press("Enter");
    press("Enter");
    expect(titles).toEqual(["abc"]);
    editor.type(edit("abcd"));
    window.dispatchEvent(new Event("pointerdown"));
    expect(titles).toEqual(["abc", "abcd"]);
  });
});
