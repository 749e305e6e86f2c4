import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { decodeText } from "../../schema/sources/decode-text.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { readText } from "./read-text.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
const encode = (text: string) => new TextEncoder().encode(text);
const file = "site.config.json";

describe("bytes that are a text", () => {
  it.each([
    ["ASCII", encode("a\nb\tc\r\n"), "a\nb\tc\r\n"],
    ["letters of all kinds", encode("Fößé 屋根 🏠"), "Fößé 屋根 🏠"],
    ["nothing", bytes(), ""],
    ["a no-break space and joiners", encode("a\u00a0b\u200dc"), "a\u00a0b\u200dc"],
  ])("%s", (_, content, text) => {
    expect(decodeText(content, file)).toEqual({ text, problems: [] });
  });
});

describe("bytes that are none are one problem", () => {
  it.each([
    ["Latin 1", bytes(0x46, 0xf6, 0x73), "site.config.json is not UTF-8 text from this place on.", 1, 2],
    ["UTF-16", bytes(0xff, 0xfe, 0x7b, 0x00), "site.config.json is UTF-16 or UTF-32, not UTF-8.", 1, 1],
    [
      "UTF-16 without its mark",
      bytes(0x7b, 0x00, 0x7d, 0x00),
      "site.config.json is UTF-16 or UTF-32, not UTF-8.",
      1,
      1,
    ],
    ["UTF-32", bytes(0x00, 0x00, 0x00, 0x7b), "site.config.json is UTF-16 or UTF-32, not UTF-8.", 1, 1],
    ["an overlong slash", bytes(0xc0, 0xaf), "site.config.json is not UTF-8 text from this place on.", 1, 1],
    [
      "half of a pair",
      bytes(0xed, 0xa0, 0xbc),
      "site.config.json is not UTF-8 text from this place on.",
      1,
      1,
    ],
    [
      "a character cut off",
      bytes(0xf0, 0x9f, 0x8f),
      "site.config.json is not UTF-8 text from this place on.",
      1,
      1,
    ],
    [
      "a byte order mark",
      bytes(0xef, 0xbb, 0xbf, 0x61),
      "site.config.json starts with a byte order mark, which is no part of a text.",
      1,
      1,
    ],
    [
      "NUL",
      encode("ab\ncd\u0000"),
      "site.config.json holds the control character U+0000, which no text needs.",
      2,
      3,
    ],
    [
      "an escape",
      encode("\u001b[31m"),
      "site.config.json holds the control character U+001B, which no text needs.",
      1,
      1,
    ],
    [
      "delete",
      encode("a\u007f"),
      "site.config.json holds the control character U+007F, which no text needs.",
      1,
      2,
    ],
  ])("%s", (_, content, message, line, column) => {
    const { text, problems } = decodeText(content, file);
    expect(text).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: "encoding", file, message });
    expect([problems[0]?.line, problems[0]?.column]).toEqual([line, column]);
  });

  it.each([
    ["Latin 1", bytes(0x46, 0xf6, 0x73), "F\ufffds"],
    ["a byte order mark", bytes(0xef, 0xbb, 0xbf, 0x61), "a"],
    [
      "NUL and half of a pair",
      bytes(0x61, 0x62, 0x00, 0xed, 0xa0, 0xbc, 0x62),
      "ab\ufffd\ufffd\ufffd\ufffdb",
    ],
    ["a turn-round character", encode("a\u202eb\n"), "a\ufffdb\n"],
  ])("with what can be read of them: %s", (_, content, readable) => {
    expect(decodeText(content, file).readable).toBe(readable);
  });

  it("with the value in which the first of them is", () => {
    const latin = bytes(...encode('{ "site": { "name": "F'), 0xf6);
    const post = encode("---\ntitle: A\n---\nOne\u0000");
    expect(decodeText(latin, file).problems).toMatchObject([{ pointer: "/site/name" }]);
    expect(decodeText(post, "content/posts/a.md").problems).toMatchObject([{ pointer: "/body" }]);
  });

  it("a file too large for any text is refused before it is decoded", () => {
    expect(decodeText(new Uint8Array(20_000_001), file).problems).toMatchObject([
      {
        code: "file-unreadable",
        message: "site.config.json is larger than 10 MB, which no text of a site is.",
      },
    ]);
  });
});

describe("files", () => {
  it("are read", async () => {
    const folder = await temporaryFolder({ [file]: "{}" });
    expect(await readText(join(folder, file), file)).toEqual({ text: "{}", problems: [] });
    const unclean = bytes(0x7b, 0xff, 0x7d);
    await writeFile(join(folder, file), unclean);
    expect(await readText(join(folder, file), file)).toMatchObject({
      readable: "{\ufffd}",
      bytes: Buffer.from(unclean),
    });
  });

  it("that are not there are one problem", async () => {
    const folder = await temporaryFolder();
    expect(await readText(join(folder, file), file)).toMatchObject({
      problems: [{ code: "file-missing", message: "There is no file site.config.json." }],
    });
  });

  it("that are folders are one problem", async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, file));
    expect(await readText(join(folder, file), file)).toMatchObject({
      problems: [{ code: "file-unreadable", message: "site.config.json is not a file." }],
    });
  });
});
