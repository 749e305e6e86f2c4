import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createSiteFolder } from "./site-folder.ts";

const list = (root: string) => createSiteFolder(root).list("content/posts", /\.md$/);

describe("the files of a folder", () => {
  it("are those that match, in order", async () => {
    const root = await temporaryFolder({
      "content/posts/b.md": "",
      "content/posts/a.md": "",
      "content/posts/c.txt": "",
    });
    expect(await list(root)).toMatchObject({ names: ["a.md", "b.md"], problems: [] });
  });

  it("are none where there is no such folder", async () => {
    expect(await list(await temporaryFolder())).toEqual({ names: [], others: [], folders: [], problems: [] });
  });
});

it("what else is there is named, but for what systems put there by themselves", async () => {
  const names = ["b.md", "c.txt", ".DS_Store", "Thumbs.db", "deep/d.md"];
  const root = await temporaryFolder(Object.fromEntries(names.map((name) => [`content/posts/${name}`, ""])));
  expect(await list(root)).toEqual({
    names: ["b.md"],
    others: ["c.txt", "deep"],
    folders: ["deep"],
    problems: [],
  });
});

it("names that some disk can't tell apart are a problem that says in what they differ", async () => {
  const root = await temporaryFolder({
    "content/posts/Lofts.md": "",
    "content/posts/lofts.md": "",
    "content/posts/caf\u00e9.md": "",
    "content/posts/cafe\u0301.md": "",
  });
  expect((await list(root)).problems.map(({ code, message }) => [code, message])).toEqual([
    [
      "duplicate-id",
      "caf\u00e9.md and cafe\u0301.md differ only in how their accents are written, and some disks can't tell them apart.",
    ],
    [
      "duplicate-id",
      "lofts.md and Lofts.md differ only in the case of letters, and some disks can't tell them apart.",
    ],
  ]);
});

it("a name that is not UTF-8 is a problem, and the file is left alone", async () => {
  const root = await temporaryFolder({ "content/posts/b.md": "" });
  const name = Buffer.concat([
    Buffer.from(join(root, "content/posts/caf")),
    Buffer.from([0xe9, 0x2e, 0x6d, 0x64]),
  ]);
  await writeFile(name, "");
  expect(await list(root)).toMatchObject({
    names: ["b.md"],
    problems: [
      {
        code: "encoding",
        message: "The name of content/posts/caf\ufffd.md is not UTF-8, so the file can't be opened.",
      },
    ],
  });
});

describe("symbolic links", () => {
  it("inside the site are followed", async () => {
    const root = await temporaryFolder({ "drafts/a.md": "", "content/posts/b.md": "" });
    await symlink(join(root, "drafts/a.md"), join(root, "content/posts/a.md"));
    expect(await list(root)).toMatchObject({ names: ["a.md", "b.md"], problems: [] });
  });

  it("that leave it are a problem each, and not read", async () => {
    const [root, outside] = [
      await temporaryFolder({ "content/posts/b.md": "" }),
      await temporaryFolder({ "secret.md": "s" }),
    ];
    await symlink(join(outside, "secret.md"), join(root, "content/posts/a.md"));
    expect(await list(root)).toMatchObject({
      names: ["b.md"],
      problems: [
        {
          code: "file-unreadable",
          file: "content/posts/a.md",
          message: "content/posts/a.md is a symbolic link to something that is not in the site's folder.",
          suggestion: "Put the file itself there.",
        },
      ],
    });
  });

  it("to nothing are a problem, not a fault", async () => {
    const root = await temporaryFolder({ "content/posts/b.md": "" });
    await symlink(join(root, "nowhere.md"), join(root, "content/posts/a.md"));
    expect((await list(root)).problems).toMatchObject([{ file: "content/posts/a.md" }]);
  });

  it("to a folder beside the site whose name starts the same leave it too", async () => {
    const root = await temporaryFolder({ "site/content/posts/b.md": "", "site-secret/a.md": "" });
    await symlink(join(root, "site-secret/a.md"), join(root, "site/content/posts/a.md"));
    expect((await list(join(root, "site"))).names).toEqual(["b.md"]);
  });

  it("of the whole folder, out of the site, are one problem", async () => {
    const [root, outside] = [await temporaryFolder(), await temporaryFolder({ "secret.md": "s" })];
    await mkdir(join(root, "content"));
    await symlink(outside, join(root, "content/posts"));
    expect(await list(root)).toMatchObject({ names: [], problems: [{ file: "content/posts" }] });
  });
});
