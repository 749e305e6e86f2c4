import type { StructuredData, StructuredDataContext } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { sharedPictureUrl } from "../_kit/pictures/picture-attributes.ts";
import type { schema } from "./schema.ts";

export function structuredData(
  { label, title, intro, place, picture }: Resolved<typeof schema>,
  { absolute, url, siteName, language }: StructuredDataContext,
): StructuredData {
  return {
    "@type": "CreativeWork",
    name: title,
    ...(intro && { description: intro }),
    ...(label && { genre: label }),
    image: absolute(sharedPictureUrl(picture)),
    ...(place && { locationCreated: { "@type": "Place", name: place } }),
    creator: { "@type": "Organization", name: siteName },
    inLanguage: language,
    url,
  };
}
