import { expect, it } from "vitest";
import { countPresses, trackPresses, whenReleased } from "./presses.ts";

const nextTask = () => new Promise((done) => setTimeout(done));

it("what waits for a press to end comes after its click, in its order, and once", async () => {
  const page = new EventTarget();
  const end = trackPresses(page);
  const told: string[] = [];
  page.addEventListener("click", () => told.push("click"));
  whenReleased(() => told.push("at once"));
  page.dispatchEvent(new Event("mousedown"));
  for (const name of ["first", "second"]) whenReleased(() => told.push(name));
  expect(told).toEqual(["at once"]);
  page.dispatchEvent(new Event("mouseup"));
  page.dispatchEvent(new Event("click"));
  await nextTask();
  page.dispatchEvent(new Event("mouseup"));
  await nextTask();
  expect(told).toEqual(["at once", "click", "first", "second"]);
  end();
});

it("a press that ends elsewhere keeps nothing waiting for ever", async () => {
  const page = new EventTarget();
  const end = trackPresses(page);
  const told: string[] = [];
  page.dispatchEvent(new Event("mousedown"));
  whenReleased(() => told.push("typed"));
  page.dispatchEvent(new Event("keydown"));
  await nextTask();
  page.dispatchEvent(new Event("mousedown"));
  whenReleased(() => told.push("ended"));
  end();
  await nextTask();
  expect(told).toEqual(["typed", "ended"]);
  whenReleased(() => told.push("at once"));
  expect(told).toContain("at once");
});

it("presses are counted when they begin", () => {
  const page = new EventTarget();
  const end = trackPresses(page);
  const before = countPresses();
  page.dispatchEvent(new Event("mousedown"));
  expect(countPresses()).toBe(before + 1);
  page.dispatchEvent(new Event("mouseup"));
  expect(countPresses()).toBe(before + 1);
  end();
});
