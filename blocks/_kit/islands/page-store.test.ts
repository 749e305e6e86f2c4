import { describe, expect, it, vi } from "vitest";
import { createToastList, type Toast } from "../toasts/toast-list.ts";
import { createPageStore, createSlice } from "./page-store.ts";

describe("A slice of the page's store", () => {
  it("starts with what its block says", () => {
    expect(createSlice("gallery", 3, createPageStore()).get()).toBe(3);
  });

  it("is its block's own", () => {
    const store = createPageStore();
    const [one, other] = [createSlice("one", 0, store), createSlice("other", 0, store)];
    one.set(1);
    expect([one.get(), other.get()]).toEqual([1, 0]);
  });

  it("is the same for all who ask for it by its name", () => {
    const store = createPageStore();
    createSlice("gallery", "", store).set("open");
    expect(createSlice("gallery", "", store).get()).toBe("open");
  });

  it("is a page's own", () => {
    const [one, other] = [createSlice("a", 0, createPageStore()), createSlice("a", 0, createPageStore())];
    one.set(1);
    expect(other.get()).toBe(0);
  });

  it("may hold nothing again", () => {
    const slice = createSlice<string | undefined>("a", "first", createPageStore());
    slice.set(undefined);
    expect(slice.get()).toBe(undefined);
  });

  it("tells its listeners what is and what was, once a change of its own", () => {
    const store = createPageStore();
    const [own, other] = [createSlice("own", 0, store), createSlice("other", 0, store)];
    const listener = vi.fn();
    const stop = own.subscribe(listener);
    own.set(1);
    other.set(1);
    own.set(1);
    stop();
    own.set(0);
    expect(listener.mock.calls).toEqual([[1, 0]]);
  });
});

describe("Toasts", () => {
  const opened = () => createToastList(createSlice<readonly Toast[]>("toasts", [], createPageStore()));

  it("are kept in the order they came, each with an id of its own", () => {
    const { slice, add } = opened();
    add({ title: "One" });
    add({ title: "Two", text: "With more to say" });
    expect(slice.get()).toEqual([
      { id: 1, title: "One" },
      { id: 2, title: "Two", text: "With more to say" },
    ]);
  });

  it("are three at most: the oldest gives way", () => {
    const { slice, add } = opened();
    for (const title of ["One", "Two", "Three", "Four", "Five"]) add({ title });
    expect(slice.get().map(({ title }) => title)).toEqual(["Three", "Four", "Five"]);
  });

  it("are dismissed by id, and never reuse one", () => {
    const { slice, add, dismiss } = opened();
    for (const title of ["One", "Two"]) add({ title });
    dismiss(2);
    add({ title: "Three" });
    expect(slice.get().map(({ id }) => id)).toEqual([1, 3]);
  });

  it("may be dismissed twice, as by a click and by time", () => {
    const { slice, add, dismiss } = opened();
    add({ title: "One" });
    dismiss(1);
    dismiss(1);
    expect(slice.get()).toEqual([]);
  });
});
