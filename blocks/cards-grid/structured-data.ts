import type { StructuredData, StructuredDataContext } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import type { schema } from "./schema.ts";

export function structuredData(
  { services, title, cards }: Resolved<typeof schema>,
  { siteName }: StructuredDataContext,
): StructuredData | undefined {
  if (!services) return undefined;
  return {
    "@type": "Service",
    ...(title && { name: title }),
    provider: { "@type": "Organization", name: siteName },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      ...(title && { name: title }),
      itemListElement: cards.map((card) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: card.title },
      })),
    },
  };
}
