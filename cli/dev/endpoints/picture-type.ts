interface PictureType {
  readonly name: string;
  readonly extensions: readonly string[];
}

const jpeg = { name: "JPEG", extensions: [".jpg", ".jpeg"] };
const png = { name: "PNG", extensions: [".png"] };
const gif = { name: "GIF", extensions: [".gif"] };
const webp = { name: "WebP", extensions: [".webp"] };
const avif = { name: "AVIF", extensions: [".avif"] };

/** What kind of picture some bytes are, by how they begin; nothing for a kind that we do not take, SVG among it. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return jpeg;
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return png;
  if (/^GIF8[79]a/.test(start)) return gif;
  if (/^RIFF....WEBP/s.test(start)) return webp;
  if (/^....ftypavi[fs]/s.test(start)) return avif;
  return undefined;
}
