import { expect, it } from "vitest";
import { uniqueName } from "../../../editing/document/unique-name.ts";
import { fileSize } from "../../../editing/labels/format-value.ts";
import { isHeicPhoto, type PictureFile, pictureError, pictureKind } from "./picture-error.ts";

const good: PictureFile = {
  name: "door.jpg",
  bytes: 400_000,
  kind: "jpg",
  size: { width: 1600, height: 900 },
};

it.each<[string, Partial<PictureFile>, string]>([
  ["an empty file", { bytes: 0 }, "“door.jpg” is empty. Choose the file again."],
  [
    "a drawing that no browser shows",
    { name: "plan.psd", kind: undefined },
    "“plan.psd” is of the kind PSD, which can’t be published. Save it as JPEG, PNG or WebP and try again.",
  ],
  [
    "a drawing that may not be published",
    { name: "plan.svg", kind: "svg", size: undefined },
    "“plan.svg” holds something that can’t be published: a script, a text, another picture or an address. Export it as a plain SVG with texts turned into paths, and try again.",
  ],
  [
    "a text that calls itself a picture",
    { kind: undefined },
    "“door.jpg” is not the picture that its name says. Save it as JPEG, PNG or WebP and try again.",
  ],
  ...["IMG_1.HEIC", "IMG_1.jpg"].map((name): [string, Partial<PictureFile>, string] => [
    `a photo of an iPhone called ${name}`,
    { name, kind: undefined, size: undefined, isHeic: true },
    `“${name}” is a photo in the format HEIC, which this browser can’t open. Add it in Safari, on the iPhone or on a Mac. Or make a JPEG of it: on a Mac, open it in Preview and choose File › Export…. For the photos to come, choose Settings › Camera › Formats › Most Compatible on the iPhone.`,
  ]),
  [
    "one that is too heavy",
    { bytes: 52_000_000 },
    "“door.jpg” is 52 MB, and at most 40 MB fit. Save it smaller and try again.",
  ],
  [
    "half of one",
    { size: undefined },
    "“door.jpg” is damaged or not whole. Save it as JPEG, PNG or WebP and try again.",
  ],
  [
    "one that is too large",
    { size: { width: 400, height: 20_000 } },
    "“door.jpg” is 400 × 20,000 pixels, which is too large. Make it 327 × 16,383 pixels at most.",
  ],
])("refuses %s", (_, wrong, sentence) => {
  expect(pictureError({ ...good, ...wrong })).toBe(sentence);
});

it("takes what can be published", () => {
  expect(pictureError(good)).toBeUndefined();
});

it.each([
  ["jpg", [0xff, 0xd8, 0xff, 0xe0]],
  ["png", [0x89, 0x50, 0x4e, 0x47]],
  ["gif", [..."GIF89a"].map((sign) => sign.charCodeAt(0))],
  ["webp", [..."RIFF????WEBP"].map((sign) => sign.charCodeAt(0))],
  ["avif", [..."????ftypavif"].map((sign) => sign.charCodeAt(0))],
  ["svg", [...'<?xml version="1.0"?><svg xmlns='].map((sign) => sign.charCodeAt(0))],
  [undefined, [..."<html><body>"].map((sign) => sign.charCodeAt(0))],
  [undefined, []],
])("knows %s by its first bytes", (kind, bytes) => {
  expect(pictureKind(Uint8Array.from(bytes))).toBe(kind);
});

it.each([
  ["????ftypheic", true],
  ["????ftypmif1", true],
  ["????ftypavif", false],
  ["RIFF????WEBP", false],
])("%s is a photo of an iPhone: %s", (signs, is) => {
  expect(isHeicPhoto(Uint8Array.from([...signs].map((sign) => sign.charCodeAt(0))))).toBe(is);
});

it.each([
  ["door.jpg", [], "door.jpg"],
  ["door.jpg", ["DOOR.jpg"], "door-2.jpg"],
  ["door.jpg", ["door.jpg", "door-2.jpg"], "door-3.jpg"],
  ["door", ["door"], "door-2"],
  ["door-2.jpg", ["door.jpg", "door-2.jpg"], "door-3.jpg"],
  ["project-12.jpg", ["project-12.jpg"], "project-12-2.jpg"],
])("calls %s beside %j %s", (name, taken, free) => {
  expect(uniqueName(name, taken)).toBe(free);
});

it.each([
  [999, "999 bytes"],
  [340_400, "340 kB"],
  [999_499, "999 kB"],
  [999_500, "1 MB"],
  [2_440_000, "2.4 MB"],
  [40_000_000, "40 MB"],
])("%i bytes are %s", (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
