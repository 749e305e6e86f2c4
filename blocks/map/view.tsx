import type { Resolved } from "../../schema/fields/resolved.ts";
import { Link } from "../_kit/link.tsx";
import { MapView } from "../_kit/maps/map-view.tsx";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Section } from "../_kit/section.tsx";
import type { schema } from "./schema.ts";

export function MapBlock(props: Resolved<typeof schema>) {
  const { label, title, intro, embed, height, plan, consent, address, directions, directionsText } = props;
  const { openInMap } = useMessages();
  return (
    <Section name="map" label={label} title={title} intro={intro}>
      <figure className="map-sheet">
        <MapView {...{ embed, address, height, plan, consent }} />
        <figcaption className="map-caption">
          <address className="map-address">{address}</address>
          {directions && (
            <Link href={directions} className="more">
              {directionsText ?? openInMap}
            </Link>
          )}
        </figcaption>
      </figure>
    </Section>
  );
}
