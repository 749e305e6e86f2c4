import { expect, it } from "vitest";
import { nearestPicture } from "./nearest-picture.ts";

const at = nearestPicture({ "/media/house.1a2b3c4d": [400, 640, 960], "/media/caf%C3%A9.00000000": [300] });

it.each([
  ["what is published", "/media/house.1a2b3c4d-640.webp", "/media/house.1a2b3c4d-640.webp"],
  ["the next wider one", "/media/house.1a2b3c4d-480.webp", "/media/house.1a2b3c4d-640.webp"],
  ["the widest", "/media/house.1a2b3c4d-1920.webp", "/media/house.1a2b3c4d-960.webp"],
  ["the only one", "/media/caf%C3%A9.00000000-800.webp", "/media/caf%C3%A9.00000000-300.webp"],
  ["WebP in place of JPEG", "/media/house.1a2b3c4d-1200.jpg", "/media/house.1a2b3c4d-960.webp"],
  ["what it does not know", "/media/other.1a2b3c4d-400.webp", "/media/other.1a2b3c4d-400.webp"],
  ["what is no picture", "/assets/loader.js", "/assets/loader.js"],
  ["a name that every object has", "/media/constructor-400.webp", "/media/constructor-400.webp"],
])("gives %s", (_, asked, given) => {
  expect(at(asked)).toBe(given);
});
