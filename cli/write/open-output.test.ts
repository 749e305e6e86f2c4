import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn } from "../../tests/support/files-in.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { SiteError } from "../files/site-error.ts";
import { linkForeign } from "./link-foreign.ts";
import { openOutput } from "./open-output.ts";
import { assetFrom, type OutputFile } from "./output-file.ts";
import { ownerName } from "./output-lock.ts";

const page = (path: string, text = `<p>${path}</p>`) => ({ path, text });

/** A folder with pictures, and where to write. */
async function places(files: Record<string, string> = {}) {
  const folder = await temporaryFolder({
    "cache/a.webp": "picture a",
    "cache/b.webp": "picture b!",
    ...files,
  });
  const asset = (name: string) => assetFrom(`media/${name}`, join(folder, "cache", name));
  return { folder, out: join(folder, "dist"), work: join(folder, ".blockwork/output-dist"), asset };
}

async function writeSite(out: string, ...files: readonly OutputFile[]) {
  const output = await openOutput(out);
  return output.write(
    files.flatMap((file) => ("text" in file ? file : [])),
    files.flatMap((file) => ("text" in file ? [] : file)),
  );
}

async function textsIn(folder: string): Promise<Record<string, string>> {
  const files = await filesIn(folder);
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path !== ".blockwork")
      .map(([path, base64]) => [path, Buffer.from(base64, "base64").toString()]),
  );
}

describe("a site is written", () => {
  it("into a new folder, with its files and nothing else", async () => {
    const { out, asset } = await places();
    const written = await writeSite(
      out,
      page("index.html"),
      page("blog/a/index.html"),
      await asset("a.webp"),
    );
    expect(written).toEqual({ files: 3, bytes: 50, changed: 3, foreign: [] });
    expect(await textsIn(out)).toEqual({
      "index.html": "<p>index.html</p>",
      "blog/a/index.html": "<p>blog/a/index.html</p>",
      "media/a.webp": "picture a",
    });
  });

  it("into an empty folder, whose permissions stay", async () => {
    const { out } = await places();
    await mkdir(out);
    await chmod(out, 0o750);
    await writeSite(out, page("index.html"));
    expect(Object.keys(await textsIn(out))).toEqual(["index.html"]);
    expect((await stat(out)).mode & 0o777).toBe(0o750);
  });

  it("a second time without touching anything", async () => {
    const { out, asset } = await places();
    const files = [page("index.html"), page("a/index.html"), await asset("a.webp")];
    await writeSite(out, ...files);
    const before = await stat(out);
    expect(await writeSite(out, ...files)).toMatchObject({ files: 3, changed: 0 });
    const after = await stat(out);
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  it("many times, each with only the changed file written and the others linked", async () => {
    const { out, asset } = await places();
    const picture = await asset("a.webp");
    await writeSite(out, page("index.html"), page("a/index.html"), picture);
    const inodes = async () => [
      (await stat(join(out, "a/index.html"))).ino,
      (await stat(join(out, "media/a.webp"))).ino,
    ];
    const before = await inodes();
    for (const text of ["one", "two", "three", "one"]) {
      const written = await writeSite(out, page("index.html", text), page("a/index.html"), picture);
      expect(written).toMatchObject({ changed: 1 });
      expect(await textsIn(out)).toEqual({
        "index.html": text,
        "a/index.html": "<p>a/index.html</p>",
        "media/a.webp": "picture a",
      });
      expect(await inodes()).toEqual(before);
    }
  });

  it("without the files that it had before, and without their folders", async () => {
    const { out, asset } = await places();
    const [a, b] = [await asset("a.webp"), await asset("b.webp")];
    for (let round = 0; round < 3; round++) {
      await writeSite(out, page("index.html"), page("old/deep/index.html"), a, b);
      await writeSite(out, page("index.html"), b);
      expect(Object.keys(await textsIn(out)).sort()).toEqual(["index.html", "media/b.webp"]);
      expect((await readdir(out)).sort()).toEqual([".blockwork", "index.html", "media"]);
    }
  });

  it("with a file where there was a folder, and a folder where there was a file", async () => {
    const { out } = await places();
    for (let round = 0; round < 3; round++) {
      await writeSite(out, page("a/index.html"), page("b"));
      await writeSite(out, page("a"), page("b/index.html"));
      expect(Object.keys(await textsIn(out)).sort()).toEqual(["a", "b/index.html"]);
    }
  });

  it("again where a file was changed by somebody, also if its size is the same", async () => {
    const { out, asset } = await places();
    const files = [page("index.html"), await asset("a.webp")];
    await writeSite(out, ...files);
    await writeFile(join(out, "index.html"), "<p>index.HTML</p>");
    await writeFile(join(out, "media/a.webp"), "picture A");
    expect(await writeSite(out, ...files)).toMatchObject({ changed: 2 });
    expect(await textsIn(out)).toEqual({ "index.html": "<p>index.html</p>", "media/a.webp": "picture a" });
  });
});

it("counts the bytes that were written, also where a file of the cache was damaged and is made again", async () => {
  const { out } = await places();
  const damaged = { path: "a.webp", size: 3, read: async () => Buffer.from("made again") };
  expect(await writeSite(out, damaged)).toMatchObject({ bytes: 10 });
  expect(await writeSite(out, { ...damaged, size: 10 })).toMatchObject({ bytes: 10, changed: 0 });
});

describe("a folder that is not ours is refused, and left as it was", () => {
  it.each([
    ["a folder with files", { "dist/thesis.txt": "years of work" }],
    ["a folder whose marker is another's", { "dist/.blockwork": "mine", "dist/thesis.txt": "years of work" }],
    [
      "a site's own folder, whose cache has the marker's name",
      { "dist/.blockwork/cache/x.json": "{}", "dist/site.config.json": "{}" },
    ],
  ])("%s", async (_, files) => {
    const { folder, out } = await places(files);
    const before = await filesIn(folder);
    const writing = writeSite(out, page("index.html"));
    await expect(writing).rejects.toThrow(SiteError);
    await expect(writing).rejects.toThrow(/holds files that Blockwork did not make/);
    await expect(writing).rejects.toMatchObject({ exitCode: 2 });
    expect(await filesIn(folder)).toEqual(before);
  });

  it("a file", async () => {
    const { out } = await places({ dist: "a file" });
    await expect(writeSite(out, page("index.html"))).rejects.toThrow(/is a file, not a folder/);
    expect(readFileSync(out, "utf8")).toBe("a file");
  });

  it("a symbolic link, even to a folder of ours", async () => {
    const { folder, out } = await places();
    await writeSite(join(folder, "other"), page("index.html"));
    await symlink(join(folder, "other"), out);
    await expect(writeSite(out, page("new.html"))).rejects.toThrow(/is a symbolic link/);
    expect(await textsIn(join(folder, "other"))).toEqual({ "index.html": "<p>index.html</p>" });
  });
});

describe("what somebody put into the folder", () => {
  const theirs = {
    "thesis.txt": "years of work",
    ".git/HEAD": "ref: refs/heads/main",
    "media/mine.txt": "notes",
    "old/mine.txt": "more notes",
  };

  it("stays through every build and is named", async () => {
    const { out, asset } = await places();
    const picture = await asset("a.webp");
    await writeSite(out, page("index.html"), page("old/index.html"), picture);
    for (const [path, text] of Object.entries(theirs)) {
      await mkdir(join(out, path, ".."), { recursive: true });
      await writeFile(join(out, path), text);
    }
    await symlink("thesis.txt", join(out, "link"));
    for (const version of ["1", "2", "3"]) {
      const { foreign } = await writeSite(out, page("index.html", version), picture);
      expect(foreign).toEqual([
        ".git",
        "link",
        "media/mine.txt",
        version === "1" ? "old/mine.txt" : "old",
        "thesis.txt",
      ]);
      expect(await textsIn(out)).toEqual({
        ...theirs,
        link: theirs["thesis.txt"],
        "index.html": version,
        "media/a.webp": "picture a",
      });
    }
  });

  it("stays when the marker is damaged or of an older version", async () => {
    const { out } = await places();
    const files = [page("index.html"), page("a/index.html")];
    await writeSite(out, ...files);
    const marker = await readFile(join(out, ".blockwork"), "utf8");
    await writeFile(join(out, "thesis.txt"), "years of work");
    for (const damaged of [marker.slice(0, 60), marker.replace("a/index.html\n", ""), `${marker}x`]) {
      await writeFile(join(out, ".blockwork"), damaged);
      expect(await writeSite(out, ...files)).toMatchObject({ foreign: ["thesis.txt"] });
      expect(await readFile(join(out, ".blockwork"), "utf8")).toBe(marker);
      expect(await textsIn(out)).toMatchObject({ "thesis.txt": "years of work" });
    }
  });

  it.each([
    ["a file", "robots.txt", [page("robots.txt")]],
    ["a file where a folder is needed", "about", [page("about/index.html")]],
    ["a folder where a file is needed", "about/thesis.txt", [page("about")]],
    ["a file in a folder that becomes a file", "old/thesis.txt", [page("old")]],
  ])("is refused where the site has the same name: %s", async (_, path, files) => {
    const { folder, out } = await places();
    await writeSite(out, page("index.html"), page("old/index.html"));
    await mkdir(join(out, path, ".."), { recursive: true });
    await writeFile(join(out, path), "mine");
    const before = await filesIn(folder);
    const writing = writeSite(out, page("index.html"), ...files);
    await expect(writing).rejects.toThrow(/Blockwork did not write .*, and the site has a file of that name/);
    expect(await filesIn(folder)).toEqual(before);
  });

  it("is not followed where it is a link to a folder", async () => {
    const { folder, out } = await places({ "outside/index.html": "theirs" });
    await writeSite(out, page("index.html"));
    await symlink(join(folder, "outside"), join(out, "contact"));
    await expect(writeSite(out, page("contact/index.html"))).rejects.toThrow(/did not write .*contact/);
    expect(await textsIn(join(folder, "outside"))).toEqual({ "index.html": "theirs" });
  });

  it("is not written through where it is a link in the place of a file of ours", async () => {
    const { folder, out } = await places({ "outside.html": "theirs" });
    await writeSite(out, page("index.html"));
    await rm(join(out, "index.html"));
    await symlink(join(folder, "outside.html"), join(out, "index.html"));
    await writeSite(out, page("index.html"));
    expect(readFileSync(join(folder, "outside.html"), "utf8")).toBe("theirs");
    expect((await lstat(join(out, "index.html"))).isFile()).toBe(true);
  });
});

describe("files of somebody are the same ones after a build", () => {
  it("with their permissions and times, and those of their folders", async () => {
    const { out } = await places();
    await writeSite(out, page("index.html", "old"));
    await mkdir(join(out, "uploads/empty"), { recursive: true });
    await writeFile(join(out, "uploads/photo.jpg"), "photo");
    await chmod(join(out, "uploads/photo.jpg"), 0o640);
    await chmod(join(out, "uploads"), 0o2770);
    const seconds = 1_000_000_000;
    for (const path of ["uploads/photo.jpg", "uploads/empty", "uploads"])
      await utimes(join(out, path), seconds, seconds);
    const looks = () =>
      ["uploads/photo.jpg", "uploads/empty", "uploads"].map((path) => {
        const { mode, uid, gid, mtimeMs } = statSync(join(out, path));
        return { path, mode, uid, gid, mtimeMs };
      });
    const [before, { ino }] = [looks(), statSync(join(out, "uploads/photo.jpg"))];
    for (const text of ["new", "newer"]) await writeSite(out, page("index.html", text));
    expect(looks()).toEqual(before);
    expect(statSync(join(out, "uploads/photo.jpg")).ino).toBe(ino);
  });
});

describe("a build that was killed", () => {
  /** An output folder with one page, a stranger's file, and a next site that was staged completely. */
  async function staged() {
    const found = await places();
    await writeSite(found.out, page("index.html", "first"));
    await writeSite(found.out, page("index.html", "old"));
    await writeFile(join(found.out, "thesis.txt"), "years of work");
    return { ...found, next: join(found.work, "next"), previous: join(found.work, "previous") };
  }

  it("between the two renames: the old site is there again", async () => {
    const { out, previous } = await staged();
    renameSync(out, previous);
    await openOutput(out);
    expect(await textsIn(out)).toEqual({ "index.html": "old", "thesis.txt": "years of work" });
  });

  it("between the two renames, and the folder was made again since", async () => {
    const { out, previous } = await staged();
    renameSync(out, previous);
    await mkdir(out);
    await openOutput(out);
    expect(await textsIn(out)).toEqual({ "index.html": "old", "thesis.txt": "years of work" });
  });

  it("after them, before the other files were moved over", async () => {
    const { out, previous, next } = await staged();
    renameSync(out, previous);
    renameSync(next, out);
    await openOutput(out);
    expect(await textsIn(out)).toEqual({ "index.html": "first", "thesis.txt": "years of work" });
  });

  it("after them: what was done to the other files meanwhile, in the old folder or the new one, is not undone", async () => {
    const { out, work, previous, next } = await staged();
    const put = (folder: string, path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, `${path}.new`), text);
      renameSync(join(folder, `${path}.new`), join(folder, path));
    };
    for (const name of ["same", "old-replaced", "new-replaced", "old-deleted", "new-deleted"])
      put(out, `theirs/${name}`, "first");
    linkForeign(work, next, out, ["thesis.txt", "theirs"]);
    put(out, "theirs/old-replaced", "second");
    put(out, "theirs/old-made", "second");
    put(out, "theirs/folder/old-made", "second");
    rmSync(join(out, "theirs/old-deleted"));
    renameSync(out, previous);
    renameSync(next, out);
    put(out, "theirs/new-replaced", "third");
    rmSync(join(out, "theirs/new-deleted"));
    await openOutput(out);
    const theirs = {
      "theirs/same": "first",
      "theirs/old-replaced": "second",
      "theirs/old-made": "second",
      "theirs/folder/old-made": "second",
      "theirs/new-replaced": "third",
      "thesis.txt": "years of work",
    };
    expect(await textsIn(out)).toEqual({ ...theirs, "index.html": "first" });
    await rm(join(out, "theirs"), { recursive: true });
    for (const text of ["one", "two"]) await writeSite(out, page("index.html", text));
    expect(await textsIn(out)).toEqual({ "index.html": "two", "thesis.txt": "years of work" });
  });

  it("while it linked the other files into the next site: one that is deleted since does not come back", async () => {
    const { out, work, next } = await staged();
    linkForeign(work, next, out, ["thesis.txt"]);
    rmSync(join(out, "thesis.txt"));
    await writeSite(out, page("index.html", "new"));
    expect(await textsIn(out)).toEqual({ "index.html": "new" });
  });

  it("while it looked at the disk: the next start deletes what it left, and nothing of a build that runs", async () => {
    const { out, work } = await places();
    await writeSite(out, page("index.html"));
    const running = ownerName();
    const killed = running.replace(`.${process.pid}.`, ".999999999.");
    for (const name of [running, killed]) await writeFile(`${work}.${name}`, "");
    await openOutput(out);
    expect(await readdir(dirname(work))).toEqual(["output-dist", `output-dist.${running}`]);
  });

  it("while it staged: nothing of that is published", async () => {
    const { out, next } = await staged();
    await rm(join(next, "index.html"));
    await mkdir(join(next, "half"), { recursive: true });
    const marker = "This folder is written by Blockwork, which";
    await writeFile(join(next, ".blockwork"), marker);
    await writeFile(join(next, "half/index.html"), "half");
    await writeSite(out, page("index.html", "new"));
    expect(await textsIn(out)).toEqual({ "index.html": "new", "thesis.txt": "years of work" });
  });
});

describe("a build that fails halfway", () => {
  it("leaves the published site as it was", async () => {
    const { out, asset } = await places();
    await writeSite(out, page("index.html"), await asset("a.webp"));
    const before = await filesIn(out);
    const missing = { path: "media/gone.webp", size: 3, read: () => Promise.reject(new Error("gone")) };
    await expect(writeSite(out, page("index.html", "new"), missing)).rejects.toThrow("gone");
    expect(await filesIn(out)).toEqual(before);
    await writeSite(out, page("index.html", "new"));
    expect(await textsIn(out)).toEqual({ "index.html": "new" });
  });

  it.each([
    ["ENOSPC", /not enough space on the disk to write .*dist; what was there is unchanged/],
    ["EROFS", /dist can't be written \(EROFS\); what was there is unchanged/],
  ])("says why in one sentence: %s", async (code, sentence) => {
    const { out } = await places();
    await writeSite(out, page("index.html"));
    const read = () => Promise.reject(Object.assign(new Error("write"), { code }));
    const writing = writeSite(out, page("index.html", "new"), { path: "a.webp", size: 3, read });
    await expect(writing).rejects.toThrow(sentence);
    await expect(writing).rejects.toBeInstanceOf(SiteError);
    expect(await textsIn(out)).toEqual({ "index.html": "<p>index.html</p>" });
  });
});

describe("two builds into one folder", () => {
  it("the one that comes second is refused, and says so", async () => {
    const { out } = await places();
    await writeSite(out, page("index.html"));
    const [one, other] = [await openOutput(out), await openOutput(out)];
    await one.write([page("index.html", "one")], []);
    await expect(other.write([page("index.html", "other")], [])).rejects.toThrow(
      /Another build wrote into .*dist while this one was running\.\n {2}Build again\./,
    );
    expect(await textsIn(out)).toEqual({ "index.html": "one" });
  });

  it("both succeed if they have the same site", async () => {
    const { out } = await places();
    const [one, other] = [await openOutput(out), await openOutput(out)];
    await one.write([page("index.html")], []);
    expect(await other.write([page("index.html")], [])).toMatchObject({ changed: 0 });
  });
});
