import type { StructuredData, StructuredDataContext } from "../../schema/define-block.ts";
import type { Resolved } from "../../schema/resolved.ts";
import type { schema } from "./schema.ts";

/** Cards that are services, as a schema.org OfferCatalog. */
export function structuredData(
  { services, title, cards }: Resolved<typeof schema>,
  { absolute }: StructuredDataContext,
): StructuredData | undefined {
  if (!services) return undefined;
  return {
    "@type": "Service",
    ...(title && { name: title }),
    provider: { "@id": absolute("/#organisation") },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: title ?? "Services",
      itemListElement: cards.map((card) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: card.title },
      })),
    },
  };
}
