import type { StructuredData, StructuredDataContext } from "../../schema/define-block.ts";
import type { Resolved } from "../../schema/resolved.ts";
import { pictureUrl } from "../_kit/picture-attributes.ts";
import type { schema } from "./schema.ts";

/** The post as a schema.org Article. */
export function structuredData(
  { post }: Resolved<typeof schema>,
  context: StructuredDataContext,
): StructuredData {
  return {
    "@type": "Article",
    headline: post.title,
    description: post.excerpt,
    image: context.absolute(pictureUrl(post.image, Math.min(1200, post.image.width), "jpg")),
    datePublished: post.date,
    dateModified: post.lastModified,
    author: { "@type": "Person", name: post.author },
    publisher: { "@id": context.absolute("/#organisation") },
    mainEntityOfPage: context.url,
    inLanguage: context.language,
    articleSection: post.category.title,
    keywords: post.tags.join(", "),
  };
}
