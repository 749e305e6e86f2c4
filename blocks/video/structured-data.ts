import type { StructuredData, StructuredDataContext } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { sharedPictureUrl } from "../_kit/pictures/picture-attributes.ts";
import { findPlayer } from "./find-player.ts";
import type { schema } from "./schema.ts";

/** A VideoObject, for which search engines ask the day on which it came out. */
export function structuredData(
  { name, poster, file, address, caption, intro, published }: Resolved<typeof schema>,
  { absolute }: StructuredDataContext,
): StructuredData | undefined {
  const player = findPlayer(address);
  if (published === undefined || (file === undefined && !player)) return undefined;
  return {
    "@type": "VideoObject",
    name,
    description: caption ?? intro ?? name,
    thumbnailUrl: absolute(sharedPictureUrl(poster)),
    uploadDate: published,
    ...(file === undefined ? { embedUrl: player?.frame } : { contentUrl: absolute(file) }),
  };
}
