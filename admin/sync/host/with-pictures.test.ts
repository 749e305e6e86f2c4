import { expect, it } from "vitest";
import { withPictures } from "../../../editing/document/picture.ts";
import { nearestPicture, storedPicture } from "./nearest-picture.ts";

const published = nearestPicture({ "/media/rooms/house.aaaaaaaa": { avif: [640], jpg: [800] } });
const pictureAt = storedPicture(
  { addressOf: (version) => (version === "bbbbbbbb" ? "blob:http://localhost/1" : undefined) },
  published,
);

it.each(["", "/shop", "/a/b-c", "/media", "/a/media/b"])(
  "shows published pictures and new ones, with what addresses begin with (%s)",
  (base) => {
    const page = (house: string, door: string) =>
      `<img src="${house}" srcset="${door} 400w, ${door} 800w"><a href="${base}/media-pack/">x</a>`;
    const asked = page(
      `${base}/media/rooms/house.aaaaaaaa-400.avif`,
      `${base}/media/new%20rooms/1/door.bbbbbbbb-800.webp`,
    );
    expect(withPictures(asked, pictureAt)).toBe(
      page(`${base}/media/rooms/house.aaaaaaaa-640.avif`, "blob:http://localhost/1"),
    );
  },
);
