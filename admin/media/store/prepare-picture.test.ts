import { describe, expect, it, vi } from "vitest";
import { preparePicture } from "./prepare-picture.ts";

const photo = new File(["\0\0\0\x18ftypheic and more"], "IMG_1.HEIC", { type: "image/heic" });
const bitmap = { width: 4032, height: 3024, close: () => undefined };

/** A browser whose canvas writes these types; what it decodes is a large photo. */
function browser(decode: (source: unknown) => Promise<object>, written = ["image/webp", "image/jpeg"]) {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  const canvas = {
    getContext: () => context,
    toBlob: (done: (blob: Blob) => void, type: string) =>
      done(new Blob(["drawn"], { type: written.includes(type) ? type : "image/png" })),
  };
  vi.stubGlobal("createImageBitmap", decode);
  vi.stubGlobal("document", { createElement: () => ({ ...canvas }) });
  vi.stubGlobal(
    "Image",
    class {
      decode = async () => undefined;
    },
  );
}

describe("a photo of an iPhone", () => {
  it("becomes WebP where the browser decodes it, as small as pages need it", async () => {
    browser(async () => bitmap);
    const { kind, size, converted: turned } = await preparePicture(photo);
    expect([kind, size, turned?.type]).toEqual(["webp", { width: 2560, height: 1920 }, "image/webp"]);
  });

  it("becomes JPEG where the browser, as Safari, writes no WebP", async () => {
    browser(async () => bitmap, ["image/jpeg"]);
    expect((await preparePicture(photo)).kind).toBe("jpg");
  });

  it("is taken from an image element where only that draws it", async () => {
    browser(async (source) => {
      if (source instanceof File) throw new Error("not decoded");
      return bitmap;
    });
    expect((await preparePicture(photo)).kind).toBe("webp");
  });

  it("is known by its bytes where nothing decodes it", async () => {
    browser(async () => {
      throw new Error("not decoded");
    });
    expect(await preparePicture(new File([photo], "IMG_1.jpg"))).toMatchObject({
      kind: undefined,
      isHeic: true,
    });
  });
});
