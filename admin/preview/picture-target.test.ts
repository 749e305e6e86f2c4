import { expect, it } from "vitest";
import { type PictureTarget, valueWith } from "../../editing/document/picture-target.ts";
import type { EditedSite } from "../../editing/document/site-document.ts";
import { namesAt, pictureTarget } from "./picture-target.ts";

const block = (id: string, lock?: "content") => ({
  id,
  type: "gadget",
  props: {
    picture: "door.jpg",
    items: [{ picture: "gate.jpg" }],
    text: "A ![x](door.jpg) and ![y](gate.jpg)",
  },
  ...(lock && { lock }),
});
const site: EditedSite = {
  config: {
    site: { logo: "door.jpg" },
    pages: [{ id: "home", path: "/", image: "gate.jpg", blocks: [block("one"), block("two", "content")] }],
  },
  entries: { "content/breads/rye.md": { frontMatter: { photo: "gate.jpg" }, body: "\n![z](door.jpg)\n" } },
};
const names = ["door.jpg"];
const at = (fieldSource: Parameters<typeof pictureTarget>[0]["fieldSource"], id = "one", known = names) =>
  pictureTarget({ page: "home", block: { page: "home", block: id }, fieldSource, names: known }, site);
const written = (place: ReturnType<typeof at>) => valueWith(place as PictureTarget, "new.webp", site);

it("is where the picture is written: in a block, the settings, the page or an entry", () => {
  const one = { in: "block", page: "home", block: "one" };
  expect(at({ in: "block", path: ["picture"] })).toEqual({
    target: one,
    path: ["picture"],
    name: "door.jpg",
  });
  expect(at({ in: "block", path: ["items", 0, "picture"] }, "one", ["gate.jpg"])).toMatchObject({
    path: ["items", 0, "picture"],
  });
  expect(at({ in: "site", path: ["logo"] })).toMatchObject({ target: { in: "site" }, path: ["logo"] });
  expect(at({ in: "page", path: ["image"] }, "one", ["gate.jpg"])).toMatchObject({
    target: { in: "page", page: "home" },
  });
  const rye = { in: "entry", collection: "breads", id: "rye" } as const;
  expect(at({ ...rye, path: ["photo"] }, "one", ["gate.jpg"])).toMatchObject({
    target: { in: "entry", file: "content/breads/rye.md" },
    path: ["frontMatter", "photo"],
  });
  expect(written(at({ ...rye, path: ["body"] }))).toBe("\n![z](new.webp)\n");
});

it("is one picture of a text, and the others stay", () => {
  expect(written(at({ in: "block", path: ["text"] }))).toBe("A ![x](new.webp) and ![y](gate.jpg)");
  expect(written(at({ in: "block", path: ["picture"] }))).toBe("new.webp");
});

it("is none where it is locked, unknown, or may be one of two", () => {
  expect(at({ in: "block", path: ["picture"] }, "two")).toEqual({
    editError: expect.stringMatching(/locked/i),
  });
  for (const place of [
    at(undefined),
    at({ in: "block", path: ["gone"] }),
    at({ in: "block", path: ["picture"] }, "gone"),
    at({ in: "block", path: ["text"] }, "one", ["door.jpg", "gate.jpg"]),
  ])
    expect(place).toEqual({ editError: "Drop it on a picture of the page, or into Pictures." });
});

it("has the names that fit its address", () => {
  const facts = { width: 9, height: 9 };
  const media = new Map([
    ["door.jpg", { ...facts, version: "11111111" }],
    ["gate.jpg", { ...facts, version: "22222222" }],
  ]);
  expect(namesAt("/base/media/door.11111111-400.webp", media)).toEqual(["door.jpg"]);
  expect(namesAt("blob:http://localhost/1", media)).toEqual(["door.jpg", "gate.jpg"]);
});
