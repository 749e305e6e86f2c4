import { describe, expect, it } from "vitest";
import { heldClock } from "../../../tests/support/held-clock.ts";
import { ChangeBatch } from "./change-batch.ts";

/** A batch on a clock that stands still, and how many paths were in each that ended. */
function started(isGrowing: () => boolean = () => false) {
  const clock = heldClock();
  const sizes: number[] = [];
  const batch = new ChangeBatch({ clock, isGrowing, onBatch: () => sizes.push(batch.take().size) });
  /** Adds paths with a pause after each. */
  const add = (count: number, pauseMs: number) => {
    for (let index = 0; index < count; index++) {
      batch.add(`${clock.nowMs()} ${index}.md`);
      clock.pass(pauseMs);
    }
  };
  return { clock, sizes, batch, add };
}

describe("changes are one batch", () => {
  it("while less than 20 ms are between them", () => {
    const { clock, sizes, add } = started();
    add(3, 19);
    expect(sizes).toEqual([]);
    clock.pass(1);
    expect(sizes).toEqual([3]);
  });

  it("while less than 200 ms are between them, once they are more than 20 files", () => {
    const { clock, sizes, add } = started();
    add(20, 19);
    add(30, 199);
    expect(sizes).toEqual([]);
    clock.pass(1);
    expect(sizes).toEqual([50]);
  });

  it("when a path changes twice, which is in it once", () => {
    const { clock, sizes, batch } = started();
    batch.add("a.md");
    clock.pass(10);
    batch.add("a.md");
    clock.pass(20);
    expect(sizes).toEqual([1]);
  });

  it("while a folder is still being filled", () => {
    let folders = 2;
    const { clock, sizes, batch } = started(() => folders-- > 0);
    batch.add("a");
    clock.pass(59);
    expect(sizes).toEqual([]);
    clock.pass(1);
    expect(sizes).toEqual([1]);
  });
});

describe("changes are two batches", () => {
  it("with 20 ms between them", () => {
    const { sizes, add } = started();
    add(2, 20);
    expect(sizes).toEqual([1, 1]);
  });

  it("ten seconds after the first one, however many come, and while folders are filled", () => {
    for (const isGrowing of [() => false, () => true]) {
      const { sizes, add } = started(isGrowing);
      add(1001, 10);
      expect(sizes).toEqual([1000]);
    }
  });
});

it("a batch that is closed never ends", () => {
  const { clock, sizes, batch } = started();
  batch.add("a.md");
  batch.close();
  clock.pass(20_000);
  expect(sizes).toEqual([]);
});
