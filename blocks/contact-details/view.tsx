import type { Resolved } from "../../schema/resolved.ts";
import { ContactWays } from "../_kit/contact-ways.tsx";
import { Hours } from "../_kit/hours.tsx";
import { numbered } from "../_kit/numbered.ts";
import type { schema } from "./schema.ts";

export function ContactDetails(props: Resolved<typeof schema>) {
  const { title, phones, email, links, addresses, hours } = props;
  return (
    <div className="contact-details">
      {title && <p className="contact-details-title">{title}</p>}
      <ContactWays phones={phones} email={email} links={links} />
      {numbered(addresses).map(([key, address]) => (
        <address key={key}>{address}</address>
      ))}
      <Hours hours={hours} className="contact-details-hours" />
    </div>
  );
}
