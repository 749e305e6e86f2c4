import type { PublishedWidths } from "../../../editing/host/served-content.ts";
import { readPictureAddress } from "../../../schema/fields/picture-address.ts";
import { publishedFormats } from "../../../schema/fields/picture-settings.ts";
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

/**
 * The same width, the next wider one, or else the widest; of two formats of a width the wanted one. A build makes only
 * the widths and formats that its pages use.
 */
export function nearestPicture(
  published: Readonly<Record<string, PublishedWidths>>,
): (address: string) => string {
  return (address) => {
    const { start = "", width: wanted = 0, format: wantedFormat } = readPictureAddress(address) ?? {};
    const made = Object.hasOwn(published, start) ? (published[start] ?? {}) : {};
    const files = publishedFormats
      .toSorted((one, other) => Number(other === wantedFormat) - Number(one === wantedFormat))
      .flatMap((format) => (made[format] ?? []).map((width) => ({ width, format })))
      .sort((one, other) => one.width - other.width);
    const widest = Math.max(...files.map(({ width }) => width));
    const found = files.find(({ width }) => width >= Math.min(wanted, widest));
    return found ? `${start}-${found.width}.${found.format}` : address;
  };
}
