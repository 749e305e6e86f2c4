import { expect, it } from "vitest";
import { lazyPart, loadedParts } from "./lazy-part.ts";

it("what waits for the parts of a screen waits for those that they ask for, too", async () => {
  const order: string[] = [];
  const opened: { readonly name: string; readonly open: () => void }[] = [];
  const part = (name: string) =>
    lazyPart<string>(() => new Promise((done) => opened.push({ name, open: () => done(name) })), "on-demand");
  const [outer, inner] = [part("outer"), part("inner")];
  void outer
    .load()
    .then(() => inner.load())
    .then(() => order.push("inner"));
  const all = loadedParts().then(() => order.push("all"));
  opened[0]?.open();
  await expect.poll(() => opened.map(({ name }) => name)).toEqual(["outer", "inner"]);
  opened[1]?.open();
  await all;
  expect(order).toEqual(["inner", "all"]);
});

it("a part that can't be loaded does not hold up the others", async () => {
  const broken = lazyPart(() => Promise.reject(new Error("offline")), "on-demand");
  await expect(broken.load()).rejects.toThrow("offline");
  await expect(loadedParts()).resolves.toBeUndefined();
});
