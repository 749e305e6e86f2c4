import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeFolder } from "../../../tests/support/temporary-folder.ts";
import { packageRoot } from "../../files/package-root.ts";
import { marker } from "../../write/output-marker.ts";
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
    ["blocks/note/style.scss", "block-styles"],
    ["blocks/note/box.css", "block-styles"],
    ["blocks/note/box.module.css", "blocks"],
    ["blocks/note/places.json", "blocks"],
    ["blocks/note/plan.svg", "blocks"],
    ["vite.config.ts", "blocks"],
    ["postcss.config.mjs", "blocks"],
    [".env.local", "blocks"],
    ["tsconfig.json", "blocks"],
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

describe("with blocks of its own a site's other files count as code,", async () => {
  const own = await makeFolder({ "blocks/index.ts": "", [`out/${marker}`]: "" });
  const files = siteFiles({ root: own, config: "site.config.json" });
  afterAll(() => rm(own, { recursive: true }));

  it.each([
    ["lib/price.ts", "blocks"],
    ["lib", "blocks"],
    ["data/places.json", "blocks"],
    ["lib/box.css", "block-styles"],
    ["config/tsconfig.base.json", "blocks"],
    ["theme.scss", "styles"],
    ["lib/price.test.ts", undefined],
    ["README.md", undefined],
  ])("%s: %s", (file, change) => {
    expect([files.isWatched(join(own, file)), files.changeOf(join(own, file))]).toEqual([true, change]);
  });

  it.each(["out", ".git/HEAD", "lib/node_modules/x/index.js", ".blockwork/cache/x"])("but not %s", (file) =>
    expect(files.isWatched(join(own, file))).toBe(false),
  );
});

it("a change of the engine's own code, in its repository", () => {
  expect(changeOf(join(packageRoot, "renderer/render/document.tsx"))).toBe("code");
  expect(changeOf(join(packageRoot, "admin/style.scss"))).toBe("code");
});
