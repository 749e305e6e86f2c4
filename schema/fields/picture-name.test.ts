import { describe, expect, it } from "vitest";
import { pictureName, pictureNameOfKind } from "./picture-name.ts";

describe("what a picture's file is called", () => {
  it.each([
    ["Front door.JPG", "front-door.jpg"],
    ["front.jpg.jpg", "front.jpg"],
    ["front.JPG.png", "front.png"],
    ["IMG_0012.JPEG", "img-0012.jpeg"],
    ["scan.2024.05.jpg", "scan-2024-05.jpg"],
    ["front.", undefined],
    ["front", undefined],
    [".jpg", undefined],
    ["con.jpg", undefined],
  ])("of %j: %j", (wanted, name) => {
    expect(pictureName(wanted)).toBe(name);
  });

  it.each([
    ["front", "front.jpg"],
    ["front.JPG", "front.jpg"],
    ["Front.Jpeg", "front.jpg"],
    ["front.png", "front.jpg"],
    ["front.jpg.JPG", "front.jpg"],
    ["front.jpg.heic", "front.jpg"],
    ["front.HEIC", "front.jpg"],
    ["front.tif", "front.jpg"],
    ["front.", "front.jpg"],
    ["front .jpg ", "front.jpg"],
    ["plan v1.2", "plan-v1-2.jpg"],
    ["png", "png.jpg"],
    [".jpg", undefined],
    ["…", undefined],
    ["", undefined],
  ])("of %j as a JPEG: %j", (wanted, name) => {
    expect(pictureNameOfKind(wanted, ".jpg")).toBe(name);
  });

  it("has the ending of its bytes in small letters", () => {
    expect(pictureNameOfKind("front", ".JPG")).toBe("front.jpg");
    expect(pictureNameOfKind("front.jpg", ".webp")).toBe("front.webp");
  });
});
