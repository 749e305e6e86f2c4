import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { measureBytes } from "./measure-picture.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b4532a" } });

describe("the size of a picture", () => {
  it.each(["png", "webp", "jpeg"] as const)("is that after turning, of a %s too", async (format) => {
    for (const [orientation, size] of [
      [1, { width: 40, height: 20 }],
      [3, { width: 40, height: 20 }],
      [6, { width: 20, height: 40 }],
      [8, { width: 20, height: 40 }],
    ] as const) {
      const bytes = await plain(40, 20).withMetadata({ orientation }).toFormat(format).toBuffer();
      expect([orientation, await measureBytes(`a.${format}`, bytes)]).toMatchObject([orientation, size]);
    }
  });

  it.each([
    [1, 1],
    [3, 3],
    [1, 900],
    [900, 1],
  ])("of one colour and %i × %i pixels is read", async (width, height) => {
    for (const format of ["png", "webp", "jpeg", "avif", "gif"] as const) {
      const bytes = await plain(width, height).toFormat(format).toBuffer();
      expect([format, await measureBytes(`a.${format}`, bytes)]).toMatchObject([format, { width, height }]);
    }
  });

  it.each([
    ["with an alpha channel in which nothing is transparent", 1, undefined],
    ["that is half transparent", 0.5, true],
    ["that is transparent", 0, true],
  ])("%s says so", async (_, alpha, transparent) => {
    const background = { r: 180, g: 83, b: 42, alpha };
    const picture = sharp({ create: { width: 40, height: 20, channels: 4, background } });
    const facts = { width: 40, height: 20, version: expect.any(String), bytes: expect.any(Number) };
    for (const format of ["png", "webp", "avif"] as const)
      expect([format, await measureBytes(`a.${format}`, await picture.toFormat(format).toBuffer())]).toEqual([
        format,
        { ...facts, transparent },
      ]);
  });

  it.each([
    ["plan.svg", "<rect/>", { width: 40, height: 20, transparent: true }],
    ["plan.svg", "<script/>", { mistake: "holds a script" }],
    ["plan.jpg", "<rect/>", { mistake: "is an SVG file with the name of another kind" }],
  ])("of a drawing called %s with %s are: %j", async (name, inner, expected) => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`;
    expect(await measureBytes(name, new TextEncoder().encode(text))).toMatchObject(expected);
    expect(await measureBytes("plan.svg", Uint8Array.of(0x3c, 0xff, 0xfe))).toHaveProperty("mistake");
  });

  it.each([
    ["a text", "a.png", new TextEncoder().encode("no picture")],
    [
      "a drawing",
      "a.png",
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ["nothing", "a.jpg", new Uint8Array()],
    ["half of a picture", "a.png", undefined],
  ])("of %s is told to be none", async (_, name, bytes) => {
    const half = (await plain(40, 20).png().toBuffer()).subarray(0, 60);
    expect(await measureBytes(name, bytes ?? half)).toMatchObject({
      mistake: expect.stringMatching(/^is /) as string,
    });
  });
});
