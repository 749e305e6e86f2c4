import { pictureUrl } from "../../../blocks/_kit/pictures/picture-attributes.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { readPictureAddress } from "../../../schema/fields/picture-address.ts";

type PictureAt = (address: string) => string;

/** A renamed picture's bytes are published under its previous name. */
export function renamedPicture(media: ReadonlyMap<string, MediaMetadata>, elsewhere: PictureAt): PictureAt {
  const starts = [...media].map(([name, { version }]) => {
    const start = pictureUrl({ name, version, base: "" }, 0).replace(/-0\.webp$/, "");
    return [version, start] as const;
  });
  const known = new Set(starts.map(([, start]) => start));
  const byVersion = new Map(starts);
  return (address) => {
    const { start = "", version = "" } = readPictureAddress(address) ?? {};
    const found = known.has(start) ? undefined : byVersion.get(version);
    return elsewhere(found === undefined ? address : found + address.slice(start.length));
  };
}
