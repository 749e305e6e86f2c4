import { inflateRawSync } from "node:zlib";
import { SiteError } from "../site-error.ts";

/** More than the texts of any site; an archive that says it has more is not unpacked. */
const maxBytes = 200_000_000;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;

/** The files of a zip by their names, folders left out. Throws a SiteError for one that is damaged or of another kind. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  try {
    return unpack(bytes);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    throw new SiteError("The archive is damaged.\n  Export it again from the editor.", 1);
  }
}

function unpack(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (end === -1 || bytes.readUInt32LE(end) !== endMark) throw new Error("no end");
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  let total = 0;
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== entryMark) throw new Error("no entry");
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const size = bytes.readUInt32LE(at + 24);
    const nameLength = bytes.readUInt16LE(at + 28);
    const skipped = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    total += size;
    if (total > maxBytes)
      throw new SiteError("The archive has more than 200 MB.\n  Import its files in parts.", 1);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    if (!name.endsWith("/"))
      files.set(name, content(bytes.subarray(start, start + packed), { method, size }));
    at += 46 + nameLength + skipped;
  }
  return files;
}

const stored = 0;
const deflated = 8;

function content(
  packed: Buffer,
  { method, size }: { readonly method: number; readonly size: number },
): Buffer {
  if (method !== stored && method !== deflated) throw new Error("unknown method");
  const bytes = method === stored ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  if (bytes.length !== size) throw new Error("wrong size");
  return bytes;
}
