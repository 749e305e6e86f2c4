import type { Resolved } from "../../schema/resolved.ts";
import { Hours } from "../_kit/hours.tsx";
import { Link } from "../_kit/link.tsx";
import { numbered } from "../_kit/numbered.ts";
import { TelephoneLink } from "../_kit/telephone-link.tsx";
import type { schema } from "./schema.ts";

export function ContactDetails(props: Resolved<typeof schema>) {
  const { title, phones, email, links, addresses, hours } = props;
  return (
    <div className="contact-details">
      {title && <p className="contact-details-title">{title}</p>}
      {(phones.length > 0 || email || links.length > 0) && (
        <ul>
          {numbered(phones).map(([key, phone]) => (
            <li key={key}>
              <TelephoneLink number={phone} />
            </li>
          ))}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          {numbered(links).map(([key, { text, href }]) => (
            <li key={key}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      {numbered(addresses).map(([key, address]) => (
        <address key={key}>{address}</address>
      ))}
      <Hours hours={hours} className="contact-details-hours" />
    </div>
  );
}
