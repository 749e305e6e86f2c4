import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { codePlace } from "./code-position.ts";

const thrownAt = (...frames: readonly string[]) =>
  Object.assign(new Error("x"), {
    stack: ["Error: x", ...frames.map((frame) => `    at ${frame}`)].join("\n"),
  });

describe.each([
  "/site",
  "/a b (x)/site",
  "/a\nb/site",
  "/a#b?c/site",
  "/[x] *+$/site",
  "/a:1:2/site",
  "/é😀/site",
])("an error below %j", (root) => {
  it.each([
    ["as a path", `${root}/blocks/notice/view.tsx`],
    ["as an address", pathToFileURL(`${root}/blocks/notice/view.tsx`).href],
  ])("is found, %s", (_, file) => {
    for (const frame of [
      `Notice (${file}:3:7)`,
      `${file}:3:7`,
      `async Promise.all (index 0)\n    at x (${file}:3:7)`,
    ])
      expect(codePlace(thrownAt(frame, "node:internal/x:1:1"), [root])).toBe("blocks/notice/view.tsx:3:7");
  });

  it("is at the first of the frames that are in one of the folders, and in no package", () => {
    const error = thrownAt(
      `x (${root}/node_modules/y/index.js:1:1)`,
      `z (/engine/blocks/faq/view.tsx:9:8)`,
      `Notice (${root}/blocks/notice/view.tsx:3:7)`,
    );
    expect(codePlace(error, [root])).toBe("blocks/notice/view.tsx:3:7");
    expect(codePlace(error, [root, "/engine"])).toBe("blocks/faq/view.tsx:9:8");
    expect(codePlace(error, ["/elsewhere"])).toBeUndefined();
  });
});

it("is none of what is no error", () => {
  expect(codePlace("x", ["/site"])).toBeUndefined();
});
