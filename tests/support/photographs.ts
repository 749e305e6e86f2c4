import sharp from "sharp";
import { randomNumbers } from "./random-numbers.ts";

export interface Photograph {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

let taken = 0;

/** A photograph as a camera writes it, with the place where it was taken in it; another one each time. */
export async function photograph(name: string, width = 5000, height = 3333): Promise<Photograph> {
  const random = randomNumbers(++taken);
  const noise = Buffer.alloc(400 * 300 * 3).map(() => random() * 256);
  const grain = await sharp(noise, { raw: { width: 400, height: 300, channels: 3 } })
    .resize(width, height)
    .withExif({ IFD0: { Model: "Camera of somebody" }, IFD3: { GPSLatitude: "52/1 38/1 0/1" } })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer: grain };
}

/** A small film of a certain weight in bytes, which stays as heavy as it is. */
export async function heavyGif(name: string, bytes: number): Promise<Photograph> {
  const gif = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#3a6" } })
    .gif()
    .toBuffer();
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), ...blocksOf(bytes), Buffer.from([0])]);
  const buffer = Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
  return { name, mimeType: "image/gif", buffer };
}

function blocksOf(bytes: number): Buffer[] {
  const block = Buffer.concat([Buffer.from([255]), Buffer.alloc(255, "x")]);
  return Array.from({ length: Math.ceil(bytes / block.length) }, () => block);
}
