import { rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { readOwnFonts } from "../../assets/fonts/read-own-fonts.ts";
import { listFiles } from "../../files/list-files.ts";
import { listTree } from "../../files/list-tree.ts";
import { createSiteFolder } from "../../files/site-folder.ts";

/** A folder from which what is called `gone` is removed once its folder was listed, as another program may do it. */
async function emptiedFolder(files: Readonly<Record<string, string>>) {
  const root = await temporaryFolder(files);
  const locate = async (file: string) => {
    const path = join(root, file);
    if (basename(file).startsWith("gone")) await rm(path, { recursive: true });
    return path;
  };
  return { root, locate };
}

it("a file that is removed while a tree is listed is not in it", async () => {
  const { locate } = await emptiedFolder({
    "files/a.txt": "a",
    "files/gone.txt": "b",
    "files/gone/c.txt": "c",
  });
  const { files, problems } = await listTree({ folder: "files", ignored: /^$/, locate });
  expect([files.map(({ name }) => name), problems]).toEqual([["a.txt"], []]);
});

it("nor is a link in a listing", async () => {
  const { root, locate } = await emptiedFolder({ "entries/a.md": "a" });
  await symlink(join(root, "entries/a.md"), join(root, "entries/gone.md"));
  expect(await listFiles({ folder: "entries", pattern: /\.md$/, locate })).toEqual({
    names: ["a.md"],
    others: [],
    folders: [],
    problems: [],
  });
});

it("nor is a font one of the site's", async () => {
  const { root, locate } = await emptiedFolder({ "content/fonts/gone.woff2": "wOF2" });
  const { fonts, problems } = await readOwnFonts({ ...createSiteFolder(root), locate });
  expect([fonts, problems]).toEqual([[], []]);
});
