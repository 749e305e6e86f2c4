import fc from "fast-check";
import { expect, it } from "vitest";
import { readPictureAddress } from "../../../schema/fields/picture-address.ts";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import { pictureUrl } from "./picture-attributes.ts";

const versions = fc.stringMatching(/^[0-9a-f]{8}$/);
const names = fc
  .array(fc.stringMatching(/^[\w .'é-]{1,12}$/), { minLength: 1, maxLength: 3 })
  .map((parts) => `${parts.join("/")}.jpg`);

it("gives back what the address of a picture was made of", () => {
  assertProperty(
    fc.property(
      names,
      versions,
      fc.integer({ min: 1, max: 99_999 }),
      fc.constantFrom("avif", "webp", "jpg"),
      fc.constantFrom("", "/base"),
      (name, version, width, format, base) => {
        const address = pictureUrl({ name, version, base }, width, format);
        const start = address.slice(0, address.lastIndexOf("-"));
        expect(readPictureAddress(address)).toEqual({ start, version, width, format });
      },
    ),
    { numRuns: runs(300) },
  );
});

it.each([
  "",
  "/media/house.jpg",
  "/media/house.1a2b3c4d.webp",
  "/media/house.1A2B3C4D-400.webp",
  "/media/house.1a2b3c4d-400.png",
  "/media/house.1a2b3c4d-400.webp?x",
  "/house.1a2b3c4d-400.webp",
  "blob:http://localhost/1",
])("%j is not the address of a picture", (address) => {
  expect(readPictureAddress(address)).toBeUndefined();
});
