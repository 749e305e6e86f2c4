import { describe, expect, it } from "vitest";
import { type ImportedFile, readImport } from "./read-import.ts";

function file(name: string, content: string | Uint8Array<ArrayBuffer>, size?: number): ImportedFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { name, size: size ?? bytes.length, arrayBuffer: async () => bytes.buffer as ArrayBuffer };
}

describe("a file to import", () => {
  it("is read as it is", async () => {
    expect(await readImport(file("site-content.json", '{ "a": "é" }\n'))).toEqual({ text: '{ "a": "é" }\n' });
    expect(await readImport(file("SITE.JSON", "{}"))).toEqual({ text: "{}" });
  });

  it.each([
    [
      file("photo.png", "x"),
      "Only a file that was exported here can be taken in, whose name ends in .json. “photo.png” is none.",
    ],
    [
      file("entries.zip", "x"),
      "“entries.zip” is an archive of entries. Unpack it into the site's folder: only the site's own .json file can be imported here.",
    ],
    [
      file("entries.json", "PK\u0003\u0004 and so on"),
      "“entries.json” is an archive of entries. Unpack it into the site's folder: only the site's own .json file can be imported here.",
    ],
    [file("site.json", "x", 50_000_000), "“site.json” has 50 MB. A site's file has at most 10 MB."],
    [file("site.json", ""), "“site.json” is empty."],
    [
      { name: "site.json", size: 2, arrayBuffer: () => Promise.reject(new Error("gone")) },
      "“site.json” could not be read. Is it still where it was?",
    ],
  ])("that is none is told about: $1", async (given, reason) => {
    expect(await readImport(given)).toEqual({ name: given.name, reason, problems: [] });
  });

  it("that is no plain text is told about with its place", async () => {
    const latin = Uint8Array.from([...new TextEncoder().encode('{\n "a": "caf'), 0xe9, 0x22, 0x7d]);
    expect(await readImport(file("site.json", latin))).toMatchObject({
      reason: "“site.json” can't be read as text.",
      problems: [{ message: "site.json is not UTF-8 text from this place on.", line: 2, column: 11 }],
    });
    expect(await readImport(file("site.json", "\ufeff{}"))).toMatchObject({
      problems: [{ message: "site.json starts with a byte order mark, which is no part of a text." }],
    });
  });
});
