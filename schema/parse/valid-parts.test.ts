import { expect, it } from "vitest";
import { createProblem } from "../problems/problem.ts";
import { validParts } from "./valid-parts.ts";

const config = {
  site: {
    url: "https://a.example",
    name: "A",
    tagline: "B",
    frame: [{ id: "top" }, { id: "foot" }],
    frames: { plain: [{ id: "only" }] },
    shapes: { card: { each: "breads", item: {} } },
  },
  pages: [
    { id: "home", path: "/", blocks: [{ id: "a" }, { id: "b" }] },
    { id: "about", path: "/about", blocks: [] },
    {
      id: "list",
      path: "/list",
      blocks: [{ id: "c", props: { cards: [{ each: "breads", item: "card" }] } }],
    },
  ],
};
const gone = (id: string) => ({ id, type: "", props: {} });
const [home, about, list] = config.pages;
const without = (...pointers: readonly string[]) =>
  validParts(
    config,
    pointers.map((pointer) => createProblem("wrong-type", { file: "site.config.json", pointer }, "No.")),
  );

it.each([
  [
    "a block",
    "/pages/0/blocks/1/props/title",
    { pages: [{ ...home, blocks: [{ id: "a" }, gone("b")] }, about, list] },
  ],
  [
    "a block in a block",
    "/pages/0/blocks/0/props/blocks/3",
    { pages: [{ blocks: [gone("a"), { id: "b" }] }, about, list] },
  ],
  ["a page", "/pages/1", { pages: [home, { id: "", path: "/draft-1", draft: true, blocks: [] }, list] }],
  ["a key of a page", "/pages/0/title", { pages: [{ ...home, title: "" }, about, list] }],
  [
    "the address of a page",
    "/pages/1/path",
    { pages: [home, { ...about, path: "/draft-1", draft: true }, list] },
  ],
  ["all blocks of a page", "/pages/0/blocks", { pages: [{ ...home, blocks: [] }, about, list] }],
  ["a block of the frame", "/site/frame/0/props", { site: { frame: [gone("top"), { id: "foot" }] } }],
  ["a block of another frame", "/site/frames/plain/0", { site: { frames: { plain: [gone("only")] } } }],
])("without %s, all others are as they were", (_, pointer, left) => {
  expect(without(pointer)).toMatchObject(left);
});

it("a shape is left out with the blocks that have a list of it", () => {
  const left = without("/site/shapes/card/item/title");
  expect(left?.site.shapes).toEqual({});
  expect(left?.pages).toEqual([home, about, { ...list, blocks: [gone("c")] }]);
});

it("a setting is left out, and nothing is left where the shapes or the whole is wrong", () => {
  expect(without("/site/tagline")?.site).not.toHaveProperty("tagline");
  expect(without("/site/url")?.site.url).toBe("https://www.example.com");
  expect(without("/site/frames/plain")?.site).not.toHaveProperty("frames");
  expect(["/site/shapes", "/site", "", "/pages"].map((pointer) => without(pointer))).toEqual(
    Array(4).fill(undefined),
  );
  expect(without()).toEqual(config);
});
