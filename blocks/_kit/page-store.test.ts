import { describe, expect, it, vi } from "vitest";
import { createPageStore } from "./page-store.ts";

const start = { toasts: [], selectedProject: undefined, heroView: 0, blogCategory: undefined };
const opened = () => {
  const store = createPageStore();
  return { store, ...store.getState(), now: () => store.getState() };
};

describe("A page's store", () => {
  it("starts with nothing open, the first view and all posts", () => {
    expect(opened().now()).toMatchObject(start);
  });

  it("is a page's own", () => {
    const [one, other] = [opened(), opened()];
    one.showHeroView(1);
    one.addToast({ title: "Sent" });
    expect(other.now()).toMatchObject(start);
  });

  it("tells its listeners what was and what is, once a change", () => {
    const { store, showHeroView } = opened();
    const listener = vi.fn();
    const stop = store.subscribe(({ heroView }, before) => listener(before.heroView, heroView));
    showHeroView(1);
    stop();
    showHeroView(0);
    expect(listener.mock.calls).toEqual([[0, 1]]);
  });
});

describe("Toasts", () => {
  it("are kept in the order they came, each with an id of its own", () => {
    const { addToast, now } = opened();
    addToast({ title: "One" });
    addToast({ title: "Two", text: "With more to say" });
    expect(now().toasts).toEqual([
      { id: 1, title: "One" },
      { id: 2, title: "Two", text: "With more to say" },
    ]);
  });

  it("are three at most: the oldest gives way", () => {
    const { addToast, now } = opened();
    for (const title of ["One", "Two", "Three", "Four", "Five"]) addToast({ title });
    expect(now().toasts.map(({ title }) => title)).toEqual(["Three", "Four", "Five"]);
  });

  it("are dismissed by id, and never reuse one", () => {
    const { addToast, dismissToast, now } = opened();
    for (const title of ["One", "Two"]) addToast({ title });
    dismissToast(2);
    addToast({ title: "Three" });
    expect(now().toasts.map(({ id }) => id)).toEqual([1, 3]);
  });

  it("may be dismissed twice, as by a click and by time", () => {
    const { addToast, dismissToast, now } = opened();
    addToast({ title: "One" });
    dismissToast(1);
    dismissToast(1);
    expect(now().toasts).toEqual([]);
  });
});

describe("The selected project", () => {
  it("is none or one, in the gallery that it was opened from", () => {
    const { selectProject, now } = opened();
    selectProject({ gallery: "a", id: "2" });
    selectProject({ gallery: "b", id: "3" });
    expect(now().selectedProject).toEqual({ gallery: "b", id: "3" });
    selectProject(undefined);
    expect(now().selectedProject).toBe(undefined);
  });
});

describe("The blog's category", () => {
  it("is one, or none for all", () => {
    const { chooseCategory, now } = opened();
    chooseCategory("london-projects");
    expect(now().blogCategory).toBe("london-projects");
    chooseCategory(undefined);
    expect(now().blogCategory).toBe(undefined);
  });

  it("leaves the rest of the page as it is", () => {
    const { chooseCategory, addToast, selectProject, now } = opened();
    addToast({ title: "One" });
    selectProject({ gallery: "a", id: "2" });
    chooseCategory("design-trends");
    expect(now()).toMatchObject({
      toasts: [{ id: 1, title: "One" }],
      selectedProject: { gallery: "a", id: "2" },
    });
  });
});
