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
    shapes: {},
  },
  pages: [
    { id: "home", path: "/", blocks: [{ id: "a" }, { id: "b" }] },
    { id: "about", path: "/about", blocks: [] },
  ],
};
const gone = (id: string) => ({ id, type: "", props: {} });
const [home, about] = config.pages;
const without = (...pointers: readonly string[]) =>
  validParts(
    config,
    pointers.map((pointer) => createProblem("wrong-type", { file: "site.config.json", pointer }, "No.")),
  );

it.each([
  [
    "a block",
    "/pages/0/blocks/1/props/title",
    { pages: [{ ...home, blocks: [{ id: "a" }, gone("b")] }, about] },
  ],
  [
    "a block in a block",
    "/pages/0/blocks/0/props/blocks/3",
    { pages: [{ blocks: [gone("a"), { id: "b" }] }, about] },
  ],
  ["a page", "/pages/1", { pages: [home, { id: "", path: "/draft-1", draft: true, blocks: [] }] }],
  ["a key of a page", "/pages/0/title", { pages: [{ ...home, title: "" }, about] }],
  ["the address of a page", "/pages/1/path", { pages: [home, { ...about, path: "/draft-1", draft: true }] }],
  ["all blocks of a page", "/pages/0/blocks", { pages: [{ ...home, blocks: [] }, about] }],
  ["a block of the frame", "/site/frame/0/props", { site: { frame: [gone("top"), { id: "foot" }] } }],
  ["a block of another frame", "/site/frames/plain/0", { site: { frames: { plain: [gone("only")] } } }],
])("without %s, all others are as they were", (_, pointer, left) => {
  expect(without(pointer)).toMatchObject(left);
});

it("a setting is left out, and nothing is left without shapes or where the whole is wrong", () => {
  expect(without("/site/tagline")?.site).not.toHaveProperty("tagline");
  expect(without("/site/url")?.site.url).toBe("https://www.example.com");
  expect(without("/site/frames/plain")?.site).not.toHaveProperty("frames");
  expect(["/site/shapes/a", "/site", "", "/pages"].map((pointer) => without(pointer))).toEqual(
    Array(4).fill(undefined),
  );
  expect(without()).toEqual(config);
});
