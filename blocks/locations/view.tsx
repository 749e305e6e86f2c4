import type { Resolved } from "../../schema/fields/resolved.ts";
import { Address } from "../_kit/contact/address.tsx";
import { ContactMethods } from "../_kit/contact/contact-methods.tsx";
import { Hours } from "../_kit/contact/hours.tsx";
import { languageAttributes } from "../_kit/item-language.ts";
import { Link } from "../_kit/link.tsx";
import { MapView } from "../_kit/maps/map-view.tsx";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

type LocationsProps = Resolved<typeof schema>;

export function Locations(props: LocationsProps) {
  const { label, title, intro, places, hoursTitle, hours, message } = props;
  const { openingHours } = useMessages();
  return (
    <Section name="locations" label={label} title={title} intro={intro}>
      <div className="locations-cells">
        {withIndexKeys(places).map(([key, place]) => (
          <Place key={key} {...place} />
        ))}
        {hours.length > 0 && (
          <div className="locations-cell">
            <h3 className="locations-name">{hoursTitle ?? openingHours}</h3>
            <Hours hours={hours} className="locations-hours" />
          </div>
        )}
        {message && (
          <div className="locations-cell">
            <h3 className="locations-name">{message.title}</h3>
            {message.text && <p>{message.text}</p>}
            <Link href={message.action.href} className="more">
              {message.action.text}
            </Link>
          </div>
        )}
      </div>
    </Section>
  );
}

function Place(place: LocationsProps["places"][number]) {
  const { name, address, phones, email, hours, map, plan, consent, directions } = place;
  const { openInMap } = useMessages();
  return (
    <div className="locations-cell">
      <h3 className="locations-name" {...languageAttributes(place)}>
        {name}
      </h3>
      <Address address={address} />
      <ContactMethods phones={phones} email={email} className="locations-ways" />
      <Hours hours={hours} className="locations-hours" />
      {map && (
        <div className="locations-map">
          <MapView embed={map} address={address} height={240} {...{ plan, consent }} />
        </div>
      )}
      {directions && (
        <Link href={directions} className="more">
          {openInMap}
        </Link>
      )}
    </div>
  );
}
