import { expect, it } from "vitest";
import { nearestPicture } from "./nearest-picture.ts";

const at = nearestPicture({
  "/media/house.1a2b3c4d": { avif: [420, 640, 960], jpg: [640, 800] },
  "/media/caf%C3%A9.00000000": { webp: [300] },
  "/media/none.00000000": {},
});

it.each([
  ["what is published", "/media/house.1a2b3c4d-640.avif", "/media/house.1a2b3c4d-640.avif"],
  ["the wanted one of two formats", "/media/house.1a2b3c4d-640.jpg", "/media/house.1a2b3c4d-640.jpg"],
  ["the next wider one", "/media/house.1a2b3c4d-480.avif", "/media/house.1a2b3c4d-640.avif"],
  ["the next wider one in another format", "/media/house.1a2b3c4d-700.avif", "/media/house.1a2b3c4d-800.jpg"],
  ["the widest", "/media/house.1a2b3c4d-1920.avif", "/media/house.1a2b3c4d-960.avif"],
  ["the only one", "/media/caf%C3%A9.00000000-800.webp", "/media/caf%C3%A9.00000000-300.webp"],
  ["AVIF in place of WebP", "/media/house.1a2b3c4d-400.webp", "/media/house.1a2b3c4d-420.avif"],
  ["AVIF in place of JPEG", "/media/house.1a2b3c4d-1200.jpg", "/media/house.1a2b3c4d-960.avif"],
  ["what it does not know", "/media/other.1a2b3c4d-400.webp", "/media/other.1a2b3c4d-400.webp"],
  ["what is not published", "/media/none.00000000-400.webp", "/media/none.00000000-400.webp"],
  ["what is no picture", "/assets/loader.js", "/assets/loader.js"],
  ["a name that every object has", "/media/constructor-400.webp", "/media/constructor-400.webp"],
])("gives %s", (_, asked, given) => {
  expect(at(asked)).toBe(given);
});
