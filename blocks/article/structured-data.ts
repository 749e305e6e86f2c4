import type { StructuredData, StructuredDataContext } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { sharedPictureUrl } from "../_kit/pictures/picture-attributes.ts";
import type { schema } from "./schema.ts";

export function structuredData(
  { title, excerpt, picture, published, updated, author, category, tags }: Resolved<typeof schema>,
  { absolute, url, siteName, language }: StructuredDataContext,
): StructuredData {
  return {
    "@type": "Article",
    headline: title,
    ...(excerpt && { description: excerpt }),
    ...(picture && { image: absolute(sharedPictureUrl(picture)) }),
    ...(published && { datePublished: published, dateModified: updated || published }),
    ...(author && { author: { "@type": "Person", name: author } }),
    publisher: { "@type": "Organization", name: siteName },
    mainEntityOfPage: url,
    inLanguage: language,
    ...(category && { articleSection: category.text }),
    ...(tags.length > 0 && { keywords: tags.join(", ") }),
  };
}
