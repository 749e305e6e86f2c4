import { createHash } from "node:crypto";

/** A strong ETag (RFC 9110) of a text file's bytes; a byte order mark does not count, as when the file is read. */
export function etag(content: string | Uint8Array): string {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const hash = createHash("sha256").update(marked ? bytes.subarray(3) : bytes);
  return `"${hash.digest("hex").slice(0, 32)}"`;
}
