import { describe, expect, it } from "vitest";
import { createProblem, type Problem } from "../../schema/problems/problem.ts";
import {
  createPristineFields,
  fieldKey,
  indexAfterMove,
  isPristine,
  isUnreported,
  markAdded,
  markTouched,
  markTyped,
  moveItems,
  resetPristine,
} from "./pristine-fields.ts";

const faq = { in: "block", page: "home", block: "faq" } as const;
const at = (pointer: string) => fieldKey(faq, pointer);

/** An item that was just added behind two others. */
function added() {
  const fresh = createPristineFields();
  markAdded(fresh, at("/items/2"));
  return { fresh, isNew: (pointer: string) => isPristine(fresh.getState(), at(pointer)) };
}

describe("a field of something new", () => {
  it("is not called wrong before somebody has left it", () => {
    const { fresh, isNew } = added();
    expect([isNew("/items/2/question"), isNew("/items/2/answer")]).toEqual([true, true]);
    markTouched(fresh, at("/items/2/question"));
    expect([isNew("/items/2/question"), isNew("/items/2/answer")]).toEqual([false, true]);
  });

  it("is, once the site is saved", () => {
    const { fresh, isNew } = added();
    resetPristine(fresh);
    expect(isNew("/items/2/answer")).toBe(false);
  });

  it("is told apart from those of its neighbours and of other blocks", () => {
    const { fresh, isNew } = added();
    expect([isNew("/items/1/answer"), isNew("/items/20/answer"), isNew("/title")]).toEqual([
      false,
      false,
      false,
    ]);
    expect(isPristine(fresh.getState(), fieldKey({ ...faq, page: "about" }, "/items/2/answer"))).toBe(false);
  });

  it("is still new when the item was moved, and was left when it was left before", () => {
    const { fresh, isNew } = added();
    markTouched(fresh, at("/items/2/question"));
    moveItems(fresh, at("/items"), (index) => indexAfterMove(index, 2, 0));
    expect([isNew("/items/0/question"), isNew("/items/0/answer"), isNew("/items/2/answer")]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("is gone with its item", () => {
    const { fresh, isNew } = added();
    moveItems(fresh, at("/items"), (index) => (index === 2 ? undefined : index));
    expect(isNew("/items/2/answer")).toBe(false);
  });

  it("of a new entry is any", () => {
    const fresh = createPristineFields();
    const entry = { in: "entry", file: "content/breads/rye.md" } as const;
    markAdded(fresh, fieldKey(entry, ""));
    expect(isPristine(fresh.getState(), fieldKey(entry, "/frontMatter/title"))).toBe(true);
    expect(isPristine(fresh.getState(), fieldKey(entry, ""))).toBe(true);
  });
});

it.each([
  [0, 0, 2, 2],
  [1, 0, 2, 0],
  [2, 0, 2, 1],
  [3, 0, 2, 3],
  [2, 2, 0, 0],
  [0, 2, 0, 1],
])("the item at %d is, after that at %d was moved to %d, at %d", (index, from, to, now) => {
  expect(indexAfterMove(index, from, to)).toBe(now);
});

describe("a field that is being typed in", () => {
  const file = "site.config.json";
  const problem = (reason: "empty" | "too-long", length = 0) =>
    createProblem("wrong-value", { file, pointer: "/pages/0/blocks/0/props/title" }, `It has ${length}.`, {
      values: { reason, length },
    });
  const open = (told: readonly Problem[]) => {
    const fresh = createPristineFields();
    markTyped(fresh, at("/title"), told);
    return { fresh, hides: (of: Problem) => isUnreported(fresh.getState(), at("/title"), of) };
  };

  it("is not called wrong for what has come up since, until it is left", () => {
    const { fresh, hides } = open([]);
    expect(hides(problem("empty"))).toBe(true);
    expect(isUnreported(fresh.getState(), at("/text"), problem("empty"))).toBe(false);
    markTouched(fresh, at("/title"));
    expect(hides(problem("empty"))).toBe(false);
  });

  it("stays called wrong for what it was, with other numbers too", () => {
    const { hides } = open([problem("too-long", 70)]);
    expect([hides(problem("too-long", 71)), hides(problem("empty"))]).toEqual([false, true]);
  });

  it("is not called wrong again for what was mended", () => {
    const { fresh, hides } = open([problem("empty")]);
    markTyped(fresh, at("/title"), [problem("empty")]);
    expect(hides(problem("empty"))).toBe(false);
    markTyped(fresh, at("/title"), []);
    expect(hides(problem("empty"))).toBe(true);
  });

  it("is, once the site is saved", () => {
    const { fresh, hides } = open([]);
    resetPristine(fresh);
    expect(hides(problem("empty"))).toBe(false);
  });

  it("is followed when its item is moved", () => {
    const fresh = createPristineFields();
    markTyped(fresh, at("/items/0/answer"), []);
    moveItems(fresh, at("/items"), (index) => indexAfterMove(index, 0, 1));
    expect(isUnreported(fresh.getState(), at("/items/1/answer"), problem("empty"))).toBe(true);
  });
});
