import type { Resolved } from "../../schema/resolved.ts";
import { Link } from "../_kit/link.tsx";
import { MapFrame } from "../_kit/map-frame.tsx";
import { Section } from "../_kit/section.tsx";
import { useMessages } from "../_kit/use-messages.ts";
import type { schema } from "./schema.ts";

export function MapBlock(props: Resolved<typeof schema>) {
  const { label, title, intro, embed, height, address, directions, directionsText } = props;
  const { openInMap } = useMessages();
  return (
    <Section name="map" label={label} title={title} intro={intro}>
      <figure className="map-sheet">
        <MapFrame embed={embed} address={address} height={height} className="map-frame" />
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
