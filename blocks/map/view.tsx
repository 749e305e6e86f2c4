import type { Resolved } from "../../schema/resolved.ts";
import { Link } from "../_kit/link.tsx";
import { Section } from "../_kit/section.tsx";
import type { schema } from "./schema.ts";

export function MapFrame(props: Resolved<typeof schema>) {
  const { label, title, intro, embed, height, address, directions, directionsText } = props;
  return (
    <Section name="map" label={label} title={title} intro={intro}>
      <figure className="map-sheet">
        {/*
          No sandbox: maps run scripts, and OpenStreetMap sends tiles only to requests with a Referer, which a frame
          without its origin does not send. A sandbox that allows both holds nothing that the other origin does not.
        */}
        <iframe
          className="map-frame"
          src={embed}
          title={`Map: ${address}`}
          height={height}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
        <figcaption className="map-caption">
          <address className="map-address">{address}</address>
          {directions && (
            <Link href={directions} className="more">
              {directionsText}
            </Link>
          )}
        </figcaption>
      </figure>
    </Section>
  );
}
