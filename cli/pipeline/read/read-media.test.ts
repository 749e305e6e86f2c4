import { readFile, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { createSiteFolder } from "../../files/site-folder.ts";
import { readMedia } from "./read-media.ts";

const picture = (width: number, height: number, colour = "#9fc3dd") =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const jpeg = await picture(64, 48).jpeg().toBuffer();
const png = await picture(10, 20).png().toBuffer();
const catalogue = (value: unknown) => ({ "content/media/media.json": JSON.stringify(value) });

describe("pictures", () => {
  it("have their size and a version from their bytes, whatever their format", async () => {
    const root = await temporaryFolder({
      "content/media/a.jpg": jpeg,
      "content/media/b.png": await picture(10, 20).png().toBuffer(),
      "content/media/c.webp": await picture(30, 40).webp().toBuffer(),
    });
    const { media, problems } = await readMedia(createSiteFolder(root));
    expect(problems).toEqual([]);
    expect([...media].map(([name, { width, height }]) => [name, width, height])).toEqual([
      ["a.jpg", 64, 48],
      ["b.png", 10, 20],
      ["c.webp", 30, 40],
    ]);
    for (const { version } of media.values()) expect(version).toMatch(/^[0-9a-f]{8}$/);
  });

  it("that move are told apart from those that stand still", async () => {
    const frames = [jpeg, await picture(64, 48, "#4f7a45").jpeg().toBuffer()];
    const root = await temporaryFolder({
      "content/media/a.webp": await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      "content/media/b.webp": await picture(30, 40).webp().toBuffer(),
    });
    const { media } = await readMedia(createSiteFolder(root));
    expect(media.get("a.webp")).toMatchObject({ width: 64, height: 48, moves: true });
    expect(media.get("b.webp")).not.toHaveProperty("moves");
  });

  it("that lie on their side are as they are shown", async () => {
    const root = await temporaryFolder({
      "content/media/a.jpg": await picture(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    });
    expect((await readMedia(createSiteFolder(root))).media.get("a.jpg")).toMatchObject({
      width: 48,
      height: 64,
    });
  });

  it("get another version when their bytes change, and the same when only their date does", async () => {
    const root = await temporaryFolder({ "content/media/a.jpg": jpeg });
    const path = join(root, "content/media/a.jpg");
    const version = async () => (await readMedia(createSiteFolder(root))).media.get("a.jpg")?.version;
    const first = await version();
    await utimes(path, new Date(2001, 1, 1), new Date(2001, 1, 1));
    expect(await version()).toBe(first);
    await writeFile(path, await picture(64, 48, "#4f7a45").jpeg().toBuffer());
    expect(await version()).not.toBe(first);
  });

  it("are looked into again when what was known of them is damaged", async () => {
    const root = await temporaryFolder({ "content/media/a.jpg": jpeg });
    await readMedia(createSiteFolder(root));
    const index = join(root, ".blockwork/cache/media-index.json");
    expect(await readFile(index, "utf8")).toContain("a.jpg");
    await writeFile(index, "{ damaged");
    expect((await readMedia(createSiteFolder(root))).media.size).toBe(1);
  });

  it.each([
    ["a text", "a.jpg", Buffer.from("no picture"), "is not a picture that can be read"],
    ["an empty file", "a.jpg", Buffer.alloc(0), "is not a picture that can be read"],
    ["a picture of another kind", "a.jpg", png, "is a PNG file with the name of another kind"],
    [
      "a picture that says it is a million pixels wide",
      "a.png",
      Buffer.concat([png.subarray(0, 16), Buffer.from([0, 15, 66, 64]), png.subarray(20)]),
      "is 1,000,000 × 20 pixels, which is more than can be shown",
    ],
  ])("%s by the name of one is one problem", async (_, name, bytes, mistake) => {
    const root = await temporaryFolder({ [`content/media/${name}`]: bytes });
    const { media, problems } = await readMedia(createSiteFolder(root));
    expect(media.size).toBe(0);
    expect(problems).toMatchObject([
      { code: "bad-picture", file: `content/media/${name}`, message: `The picture ${name} ${mistake}.` },
    ]);
  });
});

describe("the catalogue", () => {
  it("gives pictures their words", async () => {
    const root = await temporaryFolder({
      "content/media/a.jpg": jpeg,
      "content/media/b.jpg": jpeg,
      ...catalogue({ "a.jpg": { alt: "A house." }, "b.jpg": { decorative: true } }),
    });
    const { media, problems } = await readMedia(createSiteFolder(root));
    expect(problems).toEqual([]);
    expect(media.get("a.jpg")).toMatchObject({ alt: "A house." });
    expect(media.get("b.jpg")).toMatchObject({ decorative: true });
  });

  it("may be missing", async () => {
    const { problems, media } = await readMedia(
      createSiteFolder(await temporaryFolder({ "content/media/a.jpg": jpeg })),
    );
    expect(problems).toEqual([]);
    expect(media.get("a.jpg")?.alt).toBeUndefined();
  });

  it.each([
    ["a list", [], "wrong-type", "", 'For example { "desk.jpg": { "alt": "A desk with drawings" } }.'],
    ["null", null, "wrong-type", "", 'For example { "desk.jpg": { "alt": "A desk with drawings" } }.'],
    [
      "a text for a picture",
      { "a.jpg": "A house." },
      "wrong-type",
      "/a.jpg",
      'Write { "alt": "…" } or { "decorative": true }.',
    ],
    [
      "a list for a picture",
      { "a.jpg": [] },
      "wrong-type",
      "/a.jpg",
      'Write { "alt": "…" } or { "decorative": true }.',
    ],
    [
      "null for a picture",
      { "a.jpg": null },
      "wrong-type",
      "/a.jpg",
      'Write { "alt": "…" } or { "decorative": true }.',
    ],
    [
      "a number for the words",
      { "a.jpg": { alt: 3 } },
      "wrong-type",
      "/a.jpg/alt",
      'Write { "alt": "…" } or { "decorative": true }.',
    ],
    [
      "a text for a truth value",
      { "a.jpg": { decorative: "yes" } },
      "wrong-type",
      "/a.jpg/decorative",
      'Write { "alt": "…" } or { "decorative": true }.',
    ],
    ["a misspelt key", { "a.jpg": { atl: "A house." } }, "unknown-key", "/a.jpg/atl", 'Did you mean "alt"?'],
    [
      "a key that is like none",
      { "a.jpg": { alt: "A", title: "B" } },
      "unknown-key",
      "/a.jpg/title",
      'Use "alt", "alts", "decorative", "dark" or "focus".',
    ],
    [
      "a text for what is no language",
      { "a.jpg": { alt: "A", alts: { "français!": "B" } } },
      "wrong-value",
      "/a.jpg/alts/français!",
      "Write it as fr or fr-CA.",
    ],
    [
      "a text for a language that is no text",
      { "a.jpg": { alt: "A", alts: { fr: 1 } } },
      "wrong-type",
      "/a.jpg/alts/fr",
      'Write { "alt": "A desk", "alts": { "fr": "Un bureau" } }.',
    ],
    [
      "texts for languages that are not by language",
      { "a.jpg": { alt: "A", alts: "B" } },
      "wrong-type",
      "/a.jpg/alts",
      'Write { "alt": "A desk", "alts": { "fr": "Un bureau" } }.',
    ],
    [
      "a token in the text for a language",
      { "a.jpg": { alt: "A", alts: { fr: "{{site.name}}" } } },
      "wrong-value",
      "/a.jpg/alts/fr",
      "Write the text out.",
    ],
    [
      "a dark version that is no name",
      { "a.jpg": { alt: "A", dark: { alt: "B" } } },
      "wrong-type",
      "/a.jpg/dark",
      'Write { "alt": "…", "dark": "desk-at-night.jpg" }.',
    ],
  ])("with %s is one problem", async (_, value, code, pointer, suggestion) => {
    const root = await temporaryFolder({ "content/media/a.jpg": jpeg, ...catalogue(value) });
    const { problems } = await readMedia(createSiteFolder(root));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code, file: "content/media/media.json", pointer });
    expect(problems[0]?.suggestion).toBe(suggestion);
  });

  it.each([[[0.3]], [[0.3, 1.2]], [["0.3", "0.6"]], [{ x: 0.3, y: 0.6 }]])(
    "with %j for the point that stays in view is one problem",
    async (focus) => {
      const value = { "a.jpg": { alt: "A", focus } };
      const root = await temporaryFolder({ "content/media/a.jpg": jpeg, ...catalogue(value) });
      const { problems, media } = await readMedia(createSiteFolder(root));
      expect(problems).toMatchObject([{ code: "wrong-type", pointer: "/a.jpg/focus" }]);
      expect(problems[0]?.suggestion).toBe('Write { "alt": "…", "focus": [0.3, 0.6] }.');
      expect(media.get("a.jpg")).not.toHaveProperty("focus");
    },
  );

  it("that is not JSON is one problem", async () => {
    const root = await temporaryFolder({ "content/media/media.json": "{" });
    expect((await readMedia(createSiteFolder(root))).problems).toMatchObject([
      { code: "json-syntax", line: 1 },
    ]);
  });
});

describe("pictures in folders", () => {
  const read = async (files: Parameters<typeof temporaryFolder>[0]) => {
    const root = await temporaryFolder(files);
    const { media, problems } = await readMedia(createSiteFolder(root));
    return { names: [...media.keys()], problems, media };
  };

  it("are named by their path, and described by it", async () => {
    const { names, problems, media } = await read({
      "content/media/b.jpg": jpeg,
      "content/media/projects/02/a.png": png,
      "content/media/projects/a.jpg": jpeg,
      "content/media/.thumbs/a.jpg": jpeg,
      ...catalogue({ "projects/a.jpg": { alt: "A" } }),
    });
    expect(names).toEqual(["b.jpg", "projects/02/a.png", "projects/a.jpg"]);
    expect(media.get("projects/a.jpg")).toMatchObject({ alt: "A", width: 64 });
    expect(problems).toEqual([]);
  });

  it.each([
    ["a/b/c/d/e/f/x.jpg", "bad-picture", "it is in more than 5 folders"],
    ["media/x.jpg", "bad-picture", 'a folder of pictures can\'t be called "media"'],
    ["con/x.jpg", "bad-picture", "not a name that every disk"],
    ["a/notes.txt", "stray-file", "content/media/a/notes.txt is not read"],
    ["a/media.json", "stray-file", "content/media/a/media.json is not read"],
  ])("%s is one problem", async (path, code, words) => {
    const { names, problems } = await read({ [`content/media/${path}`]: path.endsWith("jpg") ? jpeg : "{}" });
    expect(problems).toMatchObject([{ code, file: `content/media/${path}` }]);
    expect(problems[0]?.message).toContain(words);
    expect(names).toEqual([]);
  });

  it("are not looked for endlessly, nor in folders that differ in case alone", async () => {
    const deep = `content/media/${"d/".repeat(40)}x.jpg`;
    const { problems, names } = await read({
      [deep]: jpeg,
      "content/media/A/x.jpg": jpeg,
      "content/media/a/y.jpg": jpeg,
    });
    expect(names).toEqual(["A/x.jpg", "a/y.jpg"]);
    expect(problems.map(({ code }) => code).sort()).toEqual(["duplicate-id", "stray-file"]);
  });

  it("are not read through links, wherever these lead", async () => {
    const elsewhere = await temporaryFolder({ "secret.jpg": jpeg });
    const root = await temporaryFolder({ "content/media/a/x.jpg": jpeg });
    await symlink(elsewhere, join(root, "content/media/out"));
    await symlink(join(elsewhere, "secret.jpg"), join(root, "content/media/a/secret.jpg"));
    await symlink("a", join(root, "content/media/again"));
    await symlink("..", join(root, "content/media/a/above"));
    const { media, problems } = await readMedia(createSiteFolder(root));
    expect([...media.keys()]).toEqual(["a/x.jpg"]);
    expect(problems.map(({ code, file }) => `${code} ${file}`).sort()).toEqual([
      "file-unreadable content/media/a/secret.jpg",
      "file-unreadable content/media/out",
      "stray-file content/media/a/above",
      "stray-file content/media/again",
    ]);
  });
});
