import { expect, it } from "vitest";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { filterPictures, type PictureFilter } from "./filter-pictures.ts";

const facts = { width: 1, height: 1, version: "aaaaaaaa" };
const media = new Map<string, MediaMetadata>([
  ["house-10.jpg", { ...facts, alt: "A brick house" }],
  ["house-2.jpg", facts],
  ["line.png", { ...facts, decorative: true }],
  ["blank.png", { ...facts, alt: " " }],
]);

it.each<[string, PictureFilter, readonly string[]]>([
  ["", "all", ["blank.png", "house-2.jpg", "house-10.jpg", "line.png"]],
  ["house brick", "all", ["house-10.jpg"]],
  ["HOUSE", "all", ["house-2.jpg", "house-10.jpg"]],
  ["", "undescribed", ["blank.png", "house-2.jpg"]],
  ["", "unused", ["blank.png", "house-10.jpg", "line.png"]],
  ["zebra", "all", []],
])("%j among %s is %j", (wanted, filter, names) => {
  expect(filterPictures(media, { wanted, filter, isUsed: (name) => name === "house-2.jpg" })).toEqual(names);
});
