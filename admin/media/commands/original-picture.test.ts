import { expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Media } from "../../site/create-media.ts";
import { loadOriginal } from "./original-picture.ts";

const media = createStore<Media>()(() => ({
  media: new Map([["house.jpg", { version: "1a2b3c4d", width: 4000, height: 3000 }]]),
  addressOf: (name, width) => `/media/${name}-${width}`,
  update: () => undefined,
  add: async () => ({ kind: "failed", reason: "" }),
}));
const kept = {
  addressOf: () => undefined,
  add: async () => "",
  clean: async () => undefined,
};
const decoded = (file: Blob) => ({ width: file.size, height: 1, close: () => undefined });
const load = (content: Parameters<typeof loadOriginal>[1]["content"], name = "house.jpg") => {
  vi.stubGlobal("createImageBitmap", async (file: Blob) => decoded(file));
  return loadOriginal(name, { content, media });
};

it("are the bytes that this browser keeps, or else those that the host has, by version or address", async () => {
  const file = new Blob(["four"]);
  const get = (version: string) => (version === "1a2b3c4d" ? { file, width: 9, height: 9 } : undefined);
  const original = vi.fn(async () => new Blob(["a copy"]));
  expect(await load({ pictureStorage: { ...kept, get }, original })).toMatchObject({ width: 4 });
  expect(original).not.toHaveBeenCalled();
  const other = await load({ pictureStorage: { ...kept, get: () => undefined }, original });
  expect(other).toMatchObject({ width: 6 });
  expect(original).toHaveBeenCalledWith("1a2b3c4d", "/media/house.jpg-4000");
});

it("are told why there are none", async () => {
  expect(await load({}, "gone.jpg")).toEqual({ reason: "There is no such picture" });
  expect(await load({})).toEqual({
    reason: "The picture could not be loaded. Try again when you are online.",
  });
  const original = async () => new Blob(["GIF89a"]);
  expect(await load({ original })).toEqual({
    reason: "house.jpg moves, and would stand still then. Crop it before you add it.",
  });
});
