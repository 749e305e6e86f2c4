import type { Resolved } from "../../schema/fields/resolved.ts";
import { ContactMethods } from "../_kit/contact/contact-methods.tsx";
import { Hours } from "../_kit/contact/hours.tsx";
import { Isolated } from "../_kit/isolated.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import type { schema } from "./schema.ts";

export function ContactDetails(props: Resolved<typeof schema>) {
  const { title, phones, email, links, addresses, hours } = props;
  return (
    <div className="contact-details">
      {title && <p className="contact-details-title">{title}</p>}
      <ContactMethods phones={phones} email={email} links={links} />
      {withIndexKeys(addresses).map(([key, address]) => (
        <address key={key}>
          <Isolated text={address} />
        </address>
      ))}
      <Hours hours={hours} className="contact-details-hours" />
    </div>
  );
}
