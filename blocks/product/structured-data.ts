import type { StructuredData, StructuredDataContext } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { withoutEmphasis } from "../_kit/emphasis.tsx";
import { sharedPictureUrl } from "../_kit/pictures/picture-attributes.ts";
import { availabilities, availabilityOf } from "./availability.ts";
import type { schema } from "./schema.ts";

export function structuredData(
  props: Resolved<typeof schema>,
  { absolute, url }: StructuredDataContext,
): StructuredData {
  const { title, intro, pictures, price, currency, from, facts, sku, brand } = props;
  const availability = availabilityOf(props);
  return {
    "@type": "Product",
    name: withoutEmphasis(title),
    url,
    ...(intro && { description: intro }),
    ...(pictures.length > 0 && { image: pictures.map((picture) => absolute(sharedPictureUrl(picture))) }),
    ...(sku && { sku }),
    ...(brand && { brand: { "@type": "Brand", name: brand } }),
    ...(facts.length > 0 && {
      additionalProperty: facts.map(({ name, value }) => ({ "@type": "PropertyValue", name, value })),
    }),
    ...(price !== undefined &&
      currency && {
        offers: {
          ...(from ? { "@type": "AggregateOffer", lowPrice: price } : { "@type": "Offer", price }),
          priceCurrency: currency,
          ...(availability && { availability: `https://schema.org/${availabilities[availability]}` }),
          url,
        },
      }),
  };
}
