import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../../files/package-root.ts";
import { siteFiles } from "./site-changes.ts";

const root = join(packageRoot, "..", "a-site");
const { changeOf, isWatched } = siteFiles({ root, config: "settings/site.config.json" });

describe("a change of a site's file", () => {
  it.each([
    ["settings/site.config.json", "content"],
    ["content/posts/a.md", "content"],
    ["content/posts", "content"],
    ["content", "content"],
    ["public/.well-known/x", "content"],
    ["theme.scss", "styles"],
    ["theme/colours.scss", "styles"],
    ["theme", "styles"],
    ["blocks/note/style.scss", "styles"],
    ["blocks/note/view.tsx", "blocks"],
    ["blocks/note", "blocks"],
    ["blocks", "blocks"],
  ])("%s: %s", (file, change) => {
    expect([isWatched(join(root, file)), changeOf(join(root, file))]).toEqual([true, change]);
  });

  it.each([
    "blocks/note/view.test.tsx",
    "blocks/note/README.md",
    "content/posts/.a.md.swp",
    "content/posts/a.md~",
    "content/posts/a.md.tmp",
    "blocks/.note",
  ])("%s: none", (file) => expect(changeOf(join(root, file))).toBeUndefined());

  it.each([
    "dist/index.html",
    "node_modules/x/index.js",
    ".git/HEAD",
    ".blockwork/cache/x",
    "settings/other.json",
  ])("%s is not watched", (file) => expect(isWatched(join(root, file))).toBe(false));
});

it("a change of the engine's own code, in its repository", () => {
  expect(changeOf(join(packageRoot, "renderer/render/document.tsx"))).toBe("code");
  expect(changeOf(join(packageRoot, "admin/style.scss"))).toBe("code");
});
