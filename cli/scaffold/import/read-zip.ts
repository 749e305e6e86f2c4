import { crc32, inflateRawSync } from "node:zlib";
import { confusableNameMessage, fileSystemKey } from "../../../schema/text/confusable-names.ts";
import { SiteError } from "../../files/site-error.ts";

/** In bytes, unpacked. */
const maxBytes = 200_000_000;
const maxFiles = 5000;
/** Folders around a file; more than any site has. */
const maxDepth = 20;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endBytes = 22;

/**
 * The files of a zip by their names, folders left out. Throws a SiteError for one that is damaged or of another kind:
 * every checksum is compared, no name may come twice, and no two files may share bytes.
 */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  try {
    return unpack(bytes);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    throw new SiteError("The archive is damaged.\n  Export it again from the editor.", 1);
  }
}

interface Entry {
  readonly name: string;
  readonly isFile: boolean;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  /** In bytes, as it is in the archive. */
  readonly packed: number;
  /** In bytes, unpacked. */
  readonly size: number;
  readonly local: number;
}

function unpack(bytes: Buffer): Map<string, Buffer> {
  const { entries, start } = readEntries(bytes);
  checkNames(entries);
  const files = new Map<string, Buffer>();
  let free = 0;
  for (const entry of entries.toSorted((one, other) => one.local - other.local)) {
    const from = dataStart(bytes, entry);
    const to = from + entry.packed;
    if (entry.local < free || to > start) throw new Error("overlapping");
    free = to;
    if (entry.isFile) files.set(entry.name, content(bytes.subarray(from, to), entry));
  }
  // In the order of the archive's own list.
  return new Map(entries.flatMap(({ name }) => pairOf(files, name)));
}

function pairOf(files: ReadonlyMap<string, Buffer>, name: string): [string, Buffer][] {
  const file = files.get(name);
  return file ? [[name, file]] : [];
}

function readEntries(bytes: Buffer): { readonly entries: readonly Entry[]; readonly start: number } {
  const end = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (end === -1 || bytes.readUInt32LE(end) !== endMark) throw new Error("no end");
  if (end + endBytes + bytes.readUInt16LE(end + 20) !== bytes.length) throw new Error("more after the end");
  const count = bytes.readUInt16LE(end + 10);
  if (bytes.readUInt16LE(end + 8) !== count) throw new Error("on more than one disk");
  if (count > maxFiles)
    throw new SiteError(`The archive has more than ${maxFiles} files.\n  Import its files in parts.`, 1);
  const start = bytes.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  let at = start;
  let total = 0;
  for (let left = count; left > 0; left--) {
    const { entry, next } = readEntry(bytes, at);
    entries.push(entry);
    at = next;
    total += entry.size;
  }
  if (at !== end) throw new Error("more between the list and the end");
  if (total > maxBytes)
    throw new SiteError("The archive has more than 200 MB.\n  Import its files in parts.", 1);
  return { entries, start };
}

function readEntry(bytes: Buffer, at: number): { readonly entry: Entry; readonly next: number } {
  if (bytes.readUInt32LE(at) !== entryMark) throw new Error("no entry");
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  if (nameEnd > bytes.length) throw new Error("cut off");
  const name = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(at + 46, nameEnd));
  const entry = {
    name,
    isFile: !name.endsWith("/"),
    flags: bytes.readUInt16LE(at + 8),
    method: bytes.readUInt16LE(at + 10),
    checksum: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    local: bytes.readUInt32LE(at + 42),
  };
  return { entry, next: nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32) };
}

/** Throws a SiteError for a name that comes twice, or that a disk can't tell from another one. */
function checkNames(entries: readonly Entry[]): void {
  const seen = new Map<string, string>();
  for (const { name } of entries) {
    const key = fileSystemKey(name);
    const other = seen.get(key);
    if (other === name)
      throw new SiteError(`${name} is twice in the archive.\n  Export it again from the editor.`, 1);
    if (other !== undefined)
      throw new SiteError(`${confusableNameMessage(name, other)}\n  Rename one of the two.`, 1);
    seen.set(key, name);
  }
  for (const { name, isFile } of entries) if (isFile) checkFolders(name, seen);
}

/** Throws a SiteError for a file that is in too many folders, or where another file is in the place of one of them. */
function checkFolders(name: string, files: ReadonlyMap<string, string>): void {
  const parts = name.split("/");
  if (parts.length > maxDepth)
    throw new SiteError(
      `A file in the archive is in more than ${maxDepth - 1} folders.\n  Move it up: ${name.slice(0, 80)}…`,
      1,
    );
  for (let end = 1; end < parts.length; end++) {
    const file = files.get(fileSystemKey(parts.slice(0, end).join("/")));
    if (file !== undefined)
      throw new SiteError(`${file} is a file and a folder in the archive.\n  Rename one of the two.`, 1);
  }
}

/** Where the bytes of a file begin; its own header must name it as the list does. */
function dataStart(bytes: Buffer, { local, name }: Entry): number {
  if (bytes.readUInt32LE(local) !== localMark) throw new Error("no file");
  const nameStart = local + 30;
  const nameEnd = nameStart + bytes.readUInt16LE(local + 26);
  if (bytes.toString("utf8", nameStart, nameEnd) !== name) throw new Error("another name");
  return nameEnd + bytes.readUInt16LE(local + 28);
}

const encrypted = 1;
const stored = 0;
const deflated = 8;

function content(packed: Buffer, { name, flags, method, size, checksum }: Entry): Buffer {
  if (flags & encrypted)
    throw new SiteError(`${name} is encrypted in the archive.\n  Export it without a password.`, 1);
  if (method !== stored && method !== deflated) throw new Error("unknown method");
  const bytes = method === stored ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  if (bytes.length !== size || crc32(bytes) !== checksum) throw new Error("other bytes");
  return bytes;
}
