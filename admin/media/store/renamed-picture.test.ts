import { expect, it } from "vitest";
import { renamedPicture } from "./renamed-picture.ts";

it("shows a picture that has another name in the draft as it is found under its own", () => {
  const media = new Map([["a café.jpg", { width: 9, height: 9, version: "1a2b3c4d" }]]);
  const found = renamedPicture(media, (address) => `there${address}`);
  expect(found("/media/rooms/new.1a2b3c4d-400.webp")).toBe("there/media/a%20caf%C3%A9.1a2b3c4d-400.webp");
  expect(found("/media/a%20caf%C3%A9.1a2b3c4d-400.webp")).toBe("there/media/a%20caf%C3%A9.1a2b3c4d-400.webp");
  expect(found("/media/new.00000000-400.webp")).toBe("there/media/new.00000000-400.webp");
});
