import type { PublishedFormat } from "./picture-settings.ts";

interface PictureAddress {
  /** What comes before the version. */
  readonly start: string;
  /** A hash of the picture's bytes: `1a2b3c4d`. */
  readonly version: string;
  /** In pixels. */
  readonly width: number;
  readonly format: PublishedFormat;
}

const ending = /\.([0-9a-f]{8})-(\d{1,5})\.(avif|webp|jpg|svg)$/;

export function readPictureAddress(address: string): PictureAddress | undefined {
  const found = ending.exec(address);
  const [, version, digits, format] = found ?? [];
  if (!found || version === undefined || !/\/media\/./.test(address.slice(0, found.index))) return undefined;
  const start = address.slice(0, found.index + 1 + version.length);
  return { start, version, width: Number(digits), format: format as PublishedFormat };
}
