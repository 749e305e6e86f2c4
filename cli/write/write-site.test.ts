import { existsSync, readFileSync } from "node:fs";
import { lstat, mkdir, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn } from "../../tests/support/files-in.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { SiteError } from "../site-error.ts";
import { writeSite } from "./write-site.ts";

const page = (path: string, text = `<p>${path}</p>`) => ({ path, text });

/** A folder with a file to copy, and where to write. */
async function places(files: Record<string, string> = {}) {
  const folder = await temporaryFolder({
    "cache/a.webp": "picture a",
    "cache/b.webp": "picture b!",
    ...files,
  });
  const asset = (name: string) => ({ path: `media/${name}`, source: join(folder, "cache", name) });
  return { folder, out: join(folder, "dist"), asset };
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
  it("into a new folder, with what it is made of and nothing else", async () => {
    const { out, asset } = await places();
    const written = await writeSite(out, [page("index.html"), page("blog/a/index.html")], [asset("a.webp")]);
    expect(written).toEqual({ files: 3, bytes: 50, changed: 3 });
    expect(await textsIn(out)).toEqual({
      "index.html": "<p>index.html</p>",
      "blog/a/index.html": "<p>blog/a/index.html</p>",
      "media/a.webp": "picture a",
    });
  });

  it("into an empty folder that is there already", async () => {
    const { out } = await places();
    await mkdir(out);
    await writeSite(out, [page("index.html")], []);
    expect(Object.keys(await textsIn(out))).toEqual(["index.html"]);
  });

  it("a second time without touching a file that is the same", async () => {
    const { out, asset } = await places();
    const pages = [page("index.html"), page("a/index.html")];
    await writeSite(out, pages, [asset("a.webp")]);
    const before = await stat(join(out, "index.html"));
    const picture = await stat(join(out, "media/a.webp"));
    expect(await writeSite(out, pages, [asset("a.webp")])).toMatchObject({ files: 3, changed: 0 });
    expect((await stat(join(out, "index.html"))).ino).toBe(before.ino);
    expect((await stat(join(out, "media/a.webp"))).ino).toBe(picture.ino);
  });

  it("with only the file changed that is another", async () => {
    const { out } = await places();
    await writeSite(out, [page("index.html"), page("a/index.html")], []);
    expect(await writeSite(out, [page("index.html", "new"), page("a/index.html")], [])).toMatchObject({
      changed: 1,
    });
    expect(await textsIn(out)).toMatchObject({ "index.html": "new" });
  });

  it("with what no page needs any more deleted, folders and half-written files among it", async () => {
    const { out, asset } = await places();
    await writeSite(
      out,
      [page("index.html"), page("old/deep/index.html")],
      [asset("a.webp"), asset("b.webp")],
    );
    await writeFile(join(out, "index.html.1a2b3c4d.tmp"), "half");
    await mkdir(join(out, "empty/deeper"), { recursive: true });
    await writeSite(out, [page("index.html")], [asset("b.webp")]);
    expect(Object.keys(await textsIn(out)).sort()).toEqual(["index.html", "media/b.webp"]);
    expect((await readdir(out)).sort()).toEqual([".blockwork", "index.html", "media"]);
  });

  it("with an asset that is named twice copied once", async () => {
    const { out, asset } = await places();
    const assets = Array.from({ length: 20 }, () => asset("a.webp"));
    expect(await writeSite(out, [], assets)).toMatchObject({ files: 1, changed: 1 });
  });
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
    const { out } = await places(files);
    const before = await filesIn(out);
    const writing = writeSite(out, [page("index.html")], []);
    await expect(writing).rejects.toThrow(SiteError);
    await expect(writing).rejects.toThrow(/holds files that Blockwork did not make/);
    await expect(writing).rejects.toMatchObject({ exitCode: 2 });
    expect(await filesIn(out)).toEqual(before);
  });

  it("a file", async () => {
    const { out } = await places({ dist: "a file" });
    await expect(writeSite(out, [page("index.html")], [])).rejects.toThrow(/is a file, not a folder/);
    expect(readFileSync(out, "utf8")).toBe("a file");
  });

  it("a symbolic link, even to a folder of ours", async () => {
    const { folder, out } = await places();
    await writeSite(join(folder, "other"), [page("index.html")], []);
    await symlink(join(folder, "other"), out);
    await expect(writeSite(out, [page("new.html")], [])).rejects.toThrow(/is a symbolic link/);
    expect(await textsIn(join(folder, "other"))).toEqual({ "index.html": "<p>index.html</p>" });
  });
});

describe("a symbolic link inside the folder", () => {
  it("to a folder elsewhere is not followed, neither to write nor to delete", async () => {
    const { folder, out } = await places({ "outside/index.html": "theirs", "outside/keep.txt": "theirs" });
    await writeSite(out, [page("index.html")], []);
    await symlink(join(folder, "outside"), join(out, "contact"));
    await writeSite(out, [page("index.html"), page("contact/index.html")], []);
    expect(await textsIn(join(folder, "outside"))).toEqual({ "index.html": "theirs", "keep.txt": "theirs" });
    expect((await lstat(join(out, "contact"))).isDirectory()).toBe(true);
    expect(await textsIn(out)).toMatchObject({ "contact/index.html": "<p>contact/index.html</p>" });
  });

  it("to a file elsewhere is replaced, and the file left alone", async () => {
    const { folder, out } = await places({ "outside.html": "theirs" });
    await writeSite(out, [page("index.html")], []);
    await rm(join(out, "index.html"));
    await symlink(join(folder, "outside.html"), join(out, "index.html"));
    await writeSite(out, [page("index.html")], []);
    expect(readFileSync(join(folder, "outside.html"), "utf8")).toBe("theirs");
    expect((await lstat(join(out, "index.html"))).isFile()).toBe(true);
  });
});

describe("at every instant the folder is whole", () => {
  const count = 60;
  const build = (version: number, folder: string) => ({
    pages: Array.from({ length: count }, (_, index) =>
      page(`p${index}/index.html`, `v${version} /media/${version}-${index}.webp`.padEnd(5000, ".")),
    ),
    assets: Array.from({ length: count }, (_, index) => ({
      path: `media/${version}-${index}.webp`,
      source: join(folder, "cache/a.webp"),
    })),
  });

  it("each page is one that was built, and what it refers to is there", async () => {
    const { folder, out } = await places();
    const [first, second] = [build(1, folder), build(2, folder)];
    await writeSite(out, first.pages, first.assets);
    let writing = true;
    const wrong: string[] = [];
    let looks = 0;
    const look = async () => {
      while (writing) {
        for (const { path } of first.pages) {
          const text = readFileSync(join(out, path), "utf8");
          const [, asset = ""] = /\/(media\/\d-\d+\.webp)/.exec(text) ?? [];
          if (text.length !== 5000 || !existsSync(join(out, asset)))
            wrong.push(`${path}: ${text.slice(0, 40)}`);
        }
        looks++;
        await new Promise((next) => setImmediate(next));
      }
    };
    const looking = look();
    await writeSite(out, second.pages, second.assets);
    writing = false;
    await looking;
    expect(wrong).toEqual([]);
    expect(looks).toBeGreaterThan(3);
    expect(Object.values(await textsIn(out)).filter((text) => text.startsWith("v1"))).toEqual([]);
  });

  it("a build that fails half-way leaves every page as it was", async () => {
    const { folder, out } = await places();
    const [first, second] = [build(1, folder), build(2, folder)];
    await writeSite(out, first.pages, first.assets);
    const before = await textsIn(out);
    const missing = { path: "media/gone.webp", source: join(folder, "cache/gone.webp") };
    await expect(writeSite(out, second.pages, [...second.assets, missing])).rejects.toThrow(/ENOENT/);
    expect(await textsIn(out)).toMatchObject(before);
  });
});
