import type { StructuredData, StructuredDataContext } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { eventSpan } from "../_kit/event-span.ts";
import { sharedPictureUrl } from "../_kit/pictures/picture-attributes.ts";
import { isPast } from "./is-past.ts";
import type { schema } from "./schema.ts";

type Props = Resolved<typeof schema>;

/** The events to come, as a list of Event. */
export function structuredData(
  { items, today }: Props,
  context: StructuredDataContext,
): StructuredData | undefined {
  const upcoming = items.filter((item) => !isPast(item, today));
  if (upcoming.length === 0) return undefined;
  return {
    "@type": "ItemList",
    itemListElement: upcoming.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: eventData(item, context),
    })),
  };
}

function eventData(event: Props["items"][number], { absolute, siteName }: StructuredDataContext) {
  const { title, place, text, href, picture, cancelled } = event;
  const { start, end } = eventSpan(event);
  return {
    "@type": "Event",
    name: title,
    startDate: start,
    ...(end !== undefined && { endDate: end }),
    eventStatus: `https://schema.org/Event${cancelled ? "Cancelled" : "Scheduled"}`,
    ...(place && { location: { "@type": "Place", name: place, address: place } }),
    ...(text && { description: text }),
    ...(href && { url: absolute(href) }),
    ...(picture && { image: absolute(sharedPictureUrl(picture)) }),
    organizer: { "@type": "Organization", name: siteName },
  };
}
