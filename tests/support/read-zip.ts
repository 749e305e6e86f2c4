/** The files in a zip that packs without compressing, by their names. Throws for one that does otherwise. */
export function readZip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt16LE(at + 10) !== 0) throw new Error("compressed");
    const [size, name, extra, comment] = [
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const path = bytes.toString("utf8", at + 46, at + 46 + name);
    files.set(path, bytes.toString("utf8", start, start + size));
    at += 46 + name + extra + comment;
  }
  return files;
}
