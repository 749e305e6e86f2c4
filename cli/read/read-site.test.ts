import { mkdir, rename, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { readSite } from "./read-site.ts";

const config = "site.config.json";

it.each(["content", "content/media", "content/posts"])(
  "%s that is a link out of the site is one problem, whatever would be below it",
  async (folder) => {
    const root = await temporaryFolder({ [config]: "{}", "content/categories/a.md": "---\na: b\n---\n" });
    const outside = await temporaryFolder({ "media.json": "{", "media/media.json": "{", "posts/b.md": "x" });
    if (folder === "content") await rename(join(root, "content"), join(root, "before"));
    await symlink(outside, join(root, folder));
    const { problems } = await readSite(root, config);
    // The same of the same place is printed once.
    expect([...new Set(problems.map(({ code, file }) => `${code} ${file}`))]).toEqual([
      `file-unreadable ${folder}`,
    ]);
  },
);

it("a folder in the place of a text is a problem that says what belongs there", async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, config));
  const { problems } = await readSite(root, config);
  expect(problems).toMatchObject([
    {
      code: "file-unreadable",
      message: "site.config.json is not a file.",
      suggestion: "Put a file of that name in its place.",
    },
  ]);
});
