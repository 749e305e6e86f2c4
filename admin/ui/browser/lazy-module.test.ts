import { expect, it } from "vitest";
import { lazyModule, whenModulesLoaded } from "./lazy-module.ts";

it("what waits for the parts of a screen waits for those that they ask for, too", async () => {
  const order: string[] = [];
  const opened: { readonly name: string; readonly open: () => void }[] = [];
  const part = (name: string) =>
    lazyModule<string>(
      () => new Promise((done) => opened.push({ name, open: () => done(name) })),
      "on-demand",
    );
  const [outer, inner] = [part("outer"), part("inner")];
  void outer
    .load()
    .then(() => inner.load())
    .then(() => order.push("inner"));
  const all = whenModulesLoaded().then(() => order.push("all"));
  opened[0]?.open();
  await expect.poll(() => opened.map(({ name }) => name)).toEqual(["outer", "inner"]);
  opened[1]?.open();
  await all;
  expect(order).toEqual(["inner", "all"]);
});

it("a part that can't be loaded does not hold up the others", async () => {
  const broken = lazyModule(() => Promise.reject(new Error("offline")), "on-demand");
  await expect(broken.load()).rejects.toThrow("offline");
  await expect(whenModulesLoaded()).resolves.toBeUndefined();
});
