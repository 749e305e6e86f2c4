import type { PictureFormat } from "./picture-settings.ts";

/** What the address of a published picture says. */
export interface PictureAddress {
  /** What all addresses of the picture have before its width: `/media/rooms/house.1a2b3c4d`. */
  readonly start: string;
  /** Of the picture's bytes: `1a2b3c4d`. */
  readonly version: string;
  /** In pixels. */
  readonly width: number;
  readonly format: PictureFormat;
}

const ending = /\.([0-9a-f]{8})-(\d{1,5})\.(avif|webp|jpg)$/;

/** Takes apart what `pictureUrl` has written, with or without what the site's addresses begin with; nothing for any other address. */
export function readPictureAddress(address: string): PictureAddress | undefined {
  const found = ending.exec(address);
  const [, version, digits, format] = found ?? [];
  if (!found || version === undefined || !/\/media\/./.test(address.slice(0, found.index))) return undefined;
  const start = address.slice(0, found.index + 1 + version.length);
  return { start, version, width: Number(digits), format: format as PictureFormat };
}
