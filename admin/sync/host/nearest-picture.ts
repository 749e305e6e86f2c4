import { readPictureAddress } from "../../../schema/picture-address.ts";
import type { PictureStorage } from "../content/picture-storage.ts";

export function storedPicture(
  kept: Pick<PictureStorage, "addressOf">,
  elsewhere: (address: string) => string,
): (address: string) => string {
  return (address) => {
    const { version = "" } = readPictureAddress(address) ?? {};
    return kept.addressOf(version) ?? elsewhere(address);
  };
}

/** The same width, the next wider one, or else the widest. A build makes only the widths that its pages use. */
export function nearestPicture(
  widths: Readonly<Record<string, readonly number[]>>,
): (address: string) => string {
  return (address) => {
    const { start = "", width: wanted = 0 } = readPictureAddress(address) ?? {};
    const published = Object.hasOwn(widths, start) ? (widths[start] ?? []) : [];
    const sorted = published.toSorted((one, other) => one - other);
    const width = sorted.find((candidate) => candidate >= wanted) ?? sorted.at(-1);
    return width === undefined ? address : `${start}-${width}.webp`;
  };
}
