import { readPictureAddress } from "../../../schema/picture-address.ts";
import type { KeptPictures } from "../content/kept-pictures.ts";

/** The address of a new picture that this browser keeps is where it can be shown from; any other is looked for elsewhere. */
export function keptPicture(
  kept: Pick<KeptPictures, "addressOf">,
  elsewhere: (address: string) => string,
): (address: string) => string {
  return (address) => {
    const { version = "" } = readPictureAddress(address) ?? {};
    return kept.addressOf(version) ?? elsewhere(address);
  };
}

/**
 * Which published picture to show for the one that is asked for: itself, the next wider one, or else the widest.
 * A build makes only what its pages ask for, so a picture that is chosen afterwards is there in other widths.
 */
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
