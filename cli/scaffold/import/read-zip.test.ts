import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { runs, seedOf } from "../../../tests/support/extent.ts";
import { randomNumbers } from "../../../tests/support/random-numbers.ts";
import { SiteError } from "../../files/site-error.ts";
import { readZip } from "./read-zip.ts";

interface Made {
  readonly name: string;
  readonly content: string;
  readonly packed?: boolean;
  /** What the list at the end says in place of the truth. */
  readonly listed?: Readonly<{
    name?: string;
    checksum?: number;
    size?: number;
    local?: number;
    flags?: number;
  }>;
}

/** A zip as any program would write it, but for what its list is to say otherwise. */
function zip(files: readonly Made[]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, packed = false, listed = {} } of files) {
    const bytes = Buffer.from(content);
    const data = packed ? deflateRawSync(bytes) : bytes;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const body = Buffer.concat([local, Buffer.from(name), data]);
    const entry = Buffer.alloc(46);
    const listedName = Buffer.from(listed.name ?? name);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(listed.flags ?? 0, 8);
    entry.writeUInt16LE(packed ? 8 : 0, 10);
    entry.writeUInt32LE(listed.checksum ?? crc32(bytes), 16);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(listed.size ?? bytes.length, 24);
    entry.writeUInt16LE(listedName.length, 28);
    entry.writeUInt32LE(listed.local ?? at, 42);
    bodies.push(body);
    list.push(Buffer.concat([entry, listedName]));
    at += body.length;
  }
  const end = Buffer.alloc(22);
  const length = list.reduce((sum, entry) => sum + entry.length, 0);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...list, end]);
}

const hello = { name: "content/articles/hello.md", content: "---\ntitle: Hello\n---\nText.\n" };
const other = { name: "content/articles/other.md", content: "---\ntitle: Other\n---\nText.\n" };
const damaged = "The archive is damaged.\n  Export it again from the editor.";

it("gives the files of an archive, packed or not", () => {
  const files = readZip(zip([hello, { ...other, packed: true }, { name: "content/", content: "" }]));
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    [hello.name, hello.content],
    [other.name, other.content],
  ]);
});

describe("an archive is refused", () => {
  const many = Array.from({ length: 5001 }, (_, index) => ({
    name: `content/files/${index}.txt`,
    content: "",
  }));
  it.each<[what: string, bytes: Buffer, message: string]>([
    ["with another checksum", zip([{ ...hello, listed: { checksum: 7 } }]), damaged],
    [
      "with another checksum of what is packed",
      zip([{ ...hello, packed: true, listed: { checksum: 7 } }]),
      damaged,
    ],
    ["that says a smaller size", zip([{ ...hello, listed: { size: 3 } }]), damaged],
    [
      "that says a smaller size of what is packed",
      zip([{ ...hello, packed: true, listed: { size: 3 } }]),
      damaged,
    ],
    [
      "that names a file in its list otherwise",
      zip([{ ...hello, listed: { name: "content/articles/hallo.md" } }]),
      damaged,
    ],
    [
      "with two files over the same bytes",
      zip([hello, { ...hello, name: "content/articles/hell2.md", listed: { local: 0 } }]),
      damaged,
    ],
    ["with something behind its end", Buffer.concat([zip([hello]), Buffer.from("more")]), damaged],
    ["that is cut off", zip([hello]).subarray(0, 60), damaged],
    [
      "with a name twice",
      zip([hello, hello]),
      `${hello.name} is twice in the archive.\n  Export it again from the editor.`,
    ],
    [
      "with two names that differ in case",
      zip([hello, { ...hello, name: "content/articles/Hello.md" }]),
      "content/articles/Hello.md and content/articles/hello.md differ only in the case of letters, and some disks can't tell them apart.\n  Rename one of the two.",
    ],
    [
      "with two names that differ in how accents are written",
      zip([
        { ...hello, name: "caf\u00e9.md" },
        { ...hello, name: "cafe\u0301.md" },
      ]),
      "cafe\u0301.md and caf\u00e9.md differ only in how their accents are written, and some disks can't tell them apart.\n  Rename one of the two.",
    ],
    [
      "with a file in the place of a folder",
      zip([
        { name: "content/files/a.txt/b.txt", content: "b" },
        { name: "content/files/a.txt", content: "a" },
      ]),
      "content/files/a.txt is a file and a folder in the archive.\n  Rename one of the two.",
    ],
    [
      "with a file in too many folders",
      zip([{ name: `content/files/${"a/".repeat(300)}b.txt`, content: "b" }]),
      `A file in the archive is in more than 19 folders.\n  Move it up: content/files/${"a/".repeat(33)}…`,
    ],
    ["with too many files", zip(many), "The archive has more than 5000 files.\n  Import its files in parts."],
    [
      "with too many bytes",
      zip([{ ...hello, listed: { size: 200_000_001 } }]),
      "The archive has more than 200 MB.\n  Import its files in parts.",
    ],
    [
      "with a password",
      zip([{ ...hello, listed: { flags: 1 } }]),
      `${hello.name} is encrypted in the archive.\n  Export it without a password.`,
    ],
  ])("%s", (_, bytes, message) => {
    expect(() => readZip(bytes)).toThrow(new SiteError(message, 1));
  });
});

it("with any byte of a file changed, cut off or put in gives its files as they were, or none", () => {
  const whole = zip([hello, { ...other, packed: true }]);
  const contents = [hello.content, other.content];
  const random = randomNumbers(seedOf(11));
  for (let round = 0; round < runs(2000); round++) {
    const at = Math.floor(random() * whole.length);
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    const cut = Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)]);
    const longer = Buffer.concat([whole.subarray(0, at), Buffer.from("x"), whole.subarray(at)]);
    for (const bytes of [changed, cut, longer]) {
      const found = filesOrError(bytes);
      if (found !== damaged) expect(found).toEqual(contents);
    }
  }
});

function filesOrError(bytes: Buffer): readonly string[] | string {
  try {
    return [...readZip(bytes).values()].map(String);
  } catch (error) {
    expect(error).toBeInstanceOf(SiteError);
    return damaged;
  }
}
